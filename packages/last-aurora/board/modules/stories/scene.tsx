import check from 'icon:check-mark';
import cross from 'icon:cross-mark';
import type { Message } from '@lastroad/kernel';
import { Icon, SeatMark } from '@lastroad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TellingView } from '../../../src/modules/stories/view.ts';
import { NONE } from '../../../src/state.ts';
import { whoName } from '../../../src/view/names.ts';
import { backWords, storyIntro, storyName, storyText } from '../../../src/view/story-words.ts';
import { OutcomeFace } from '../../fight/outcome.tsx';
import type { AuroraBoardProps } from '../../props.ts';
import { deedOf } from './deeds.ts';
import { type End, endIn } from './ends.ts';
import { OptionFacts } from './option.tsx';
import { Picture } from './picture.tsx';
import { DEED_PICTURES } from './pictures.ts';
import './scene.css';

interface CardProps {
  readonly board: AuroraBoardProps;
  readonly story: number;
  /** Whoever decides, or has decided; `NONE`: all of them. */
  readonly seat: number;
  readonly eyebrow: Message;
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

/** The card, turned. It takes the focus, so that it is read before the question beside it. */
const Card = ({ board, story, seat, eyebrow, isEnd, children }: CardProps) => {
  const { content, say } = board;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const row = content.stories[story];
  return row === undefined ? null : (
    <article className="la-story paper" data-end={isEnd || undefined} aria-labelledby="story-title">
      <Picture id={row.id} period={row.period} />
      <div className="la-story-in">
        <p className="la-story-eyebrow">
          {seat !== NONE && <SeatMark seat={seat} size={0.9} />}
          {say(eyebrow)}
        </p>
        <h2 id="story-title" ref={title} tabIndex={-1}>
          {say(storyName(content, story))}
        </h2>
        {children}
      </div>
    </article>
  );
};

/** FS-STORY-16: what is read out: title, introduction and all options, but nothing of what comes of them. */
const Telling = ({ board, telling }: { readonly board: AuroraBoardProps; readonly telling: TellingView }) => {
  const { content, view, say, asked } = board;
  const { story, seat, reader, options, option } = telling;
  const row = content.stories[story];
  if (row === undefined) return null;
  const decides = { who: whoName(seat), trigger: backWords(row.trigger) };
  return (
    <Card
      board={board}
      story={story}
      seat={seat}
      eyebrow={{ key: 'face.story.decides', values: decides }}
      isEnd={false}
    >
      <p className="la-story-text">{say(storyIntro(content, story))}</p>
      {asked === null && (
        <ol className="la-story-options">
          {options.map((front, i) => (
            <li key={i} data-taken={i === option || undefined}>
              <b>{say(storyText(content, story, i))}</b>
              <OptionFacts content={content} view={view} say={say} story={story} option={i} front={front} />
            </li>
          ))}
        </ol>
      )}
      {asked !== null && option !== NONE && <p className="la-story-choice">{say(storyText(content, story, option))}</p>}
      {reader !== seat && (
        <p className="la-story-reader">{say({ key: 'face.story.reader', values: { who: whoName(reader) } })}</p>
      )}
    </Card>
  );
};

/** FS-STORY-25: the card that was turned, its leftmost letter large. */
const Turned = ({
  board,
  turned,
}: {
  readonly board: AuroraBoardProps;
  readonly turned: NonNullable<End['turned']>;
}) => {
  const card = board.content.outcomes[turned.outcome];
  return card === undefined ? null : (
    <div className="la-story-turned">
      <div className="la-outcome paper la-turned" aria-hidden="true">
        <OutcomeFace card={card} />
      </div>
      <b className="la-story-letter" data-passed={turned.passed || undefined}>
        <span className="unseen">{board.say({ key: 'face.story.letter' })} </span>
        {turned.letter}
      </b>
    </div>
  );
};

/** FS-STORY-19: how it went, and what comes of it. */
const Ended = ({ board, end }: { readonly board: AuroraBoardProps; readonly end: End }) => {
  const { content, say } = board;
  const { story, seat, option, tale, turned, effects } = end;
  const verdict = turned !== null || tale === 'no' || tale === 'met' || tale === 'short';
  const isGood = tale !== 'no' && tale !== 'short';
  const eyebrow: Message =
    seat === NONE ? { key: 'face.story.all' } : { key: `face.story.ended.${tale}`, values: { who: whoName(seat) } };
  return (
    <Card board={board} story={story} seat={seat} eyebrow={eyebrow} isEnd>
      {option !== NONE && <p className="la-story-choice">{say(storyText(content, story, option))}</p>}
      {turned !== null && <Turned board={board} turned={turned} />}
      {verdict && (
        <p className="la-story-verdict" data-good={isGood || undefined}>
          <Icon path={isGood ? check : cross} size={1} />
          {say({ key: isGood ? 'face.story.works' : 'face.story.fails' })}
        </p>
      )}
      <p className="la-story-text">
        {say(tale === 'void' || tale === 'lost' ? { key: 'face.story.void' } : storyText(content, story, option, tale))}
      </p>
      {effects.length > 0 && (
        <ul className="la-story-deeds">
          {effects.map(deedOf).map(({ picture, words, isBad }, i) => (
            <li key={i} data-bad={isBad || undefined}>
              <Icon path={DEED_PICTURES[picture]} size={1} />
              {say(words)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** A story stands above the table: first what happens, and once it is decided how it went. */
export const Scene = (board: AuroraBoardProps) => {
  const end = endIn(board.content, board.events);
  const telling = board.view.stories?.telling ?? null;
  if (end !== null) return <Ended key={`${board.step}/${end.story}/${end.tale}`} board={board} end={end} />;
  return telling === null ? null : <Telling key={telling.story} board={board} telling={telling} />;
};
