import type { Say } from '@lastroad/words';
import type { ReactNode } from 'react';
import { LETTERS, type Letter } from '../../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../../src/index.ts';
import type { StoryFront } from '../../../src/modules/stories/view.ts';
import { frontWords, storyText } from '../../../src/view/story-words.ts';
import { chanceOf } from './odds.ts';
import './option.css';

interface FactsProps {
  readonly content: AuroraContent;
  readonly view: AuroraView;
  readonly say: Say;
}

interface OptionProps extends FactsProps {
  readonly story: number;
  readonly option: number;
  readonly front: StoryFront;
}

type Test = Extract<StoryFront, { kind: 'test' }>;

/** FS-STORY-25, 26: the four letters a card can have, those that succeed filled, one that can be bought dashed. */
export const Letters = ({ letters, bonus }: { readonly letters: readonly Letter[]; readonly bonus: Letter | null }) => (
  <span className="la-letters" aria-hidden="true">
    {LETTERS.map(letter => (
      <b key={letter} data-counts={letters.includes(letter) || undefined} data-bonus={letter === bonus || undefined}>
        {letter}
      </b>
    ))}
  </span>
);

interface TestProps extends FactsProps {
  readonly front: Test;
  /** Whether one more letter was paid for, or not; `null` as long as that is open. */
  readonly paid: boolean | null;
}

/** FS-STORY-25, 26, 27: which letters succeed, what adds one, what decides without a card, and how likely it is. */
export const TestFacts = ({ content, view, say, front, paid }: TestProps) => {
  const { letters, extra, holds } = front;
  const isAdded = extra !== null && (holds.extra || paid === true);
  const counting = isAdded ? [...letters, extra.letter] : letters;
  const isOpen = extra?.pay !== undefined && paid === null;
  const chance = (all: readonly Letter[]): number => {
    if (holds.failIf) return 0;
    return holds.successIf ? 100 : chanceOf(content, view, all);
  };
  const now = chance(counting);
  const more = isOpen ? chance([...counting, extra.letter]) : now;
  return (
    <span className="la-option-test">
      <Letters letters={counting} bonus={isOpen ? extra.letter : null} />
      <b className="la-odds">
        {more === now
          ? say({ key: 'face.story.odds', values: { now } })
          : say({ key: 'face.story.oddsMore', values: { now, more } })}
      </b>
    </span>
  );
};

const Facts = ({ story, option, front, ...facts }: OptionProps): ReactNode => {
  const { content, say } = facts;
  if (front.kind === 'quest') return <span>{say(storyText(content, story, option, 'task'))}</span>;
  if (front.kind === 'plain' && front.cost.length === 0) return <span>{say({ key: 'face.story.plain' })}</span>;
  return (
    <>
      {front.kind === 'test' && <TestFacts front={front} paid={null} {...facts} />}
      {frontWords(front).map((line, i) => (
        <span key={i} className={front.kind === 'test' && i === 0 ? 'unseen' : 'la-option-clause'}>
          {say(line)}
        </span>
      ))}
    </>
  );
};

/** FS-STORY-16, 18: all that is known of an option before it is chosen. */
export const OptionFacts = (props: OptionProps) => (
  <span className="la-option" data-kind={props.front.kind}>
    <span className="la-option-kind">{props.say({ key: `face.story.kind.${props.front.kind}` })}</span>
    <Facts {...props} />
  </span>
);
