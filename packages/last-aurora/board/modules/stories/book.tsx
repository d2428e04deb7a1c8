import { Icon, SeatMark } from '@lastroad/ui';
import { NONE } from '../../../src/state.ts';
import { whoName } from '../../../src/view/names.ts';
import { storyName, storyText } from '../../../src/view/story-words.ts';
import type { AuroraFaceProps } from '../../props.ts';
import { storyPicture } from './pictures.ts';
import { heard, progressOf } from './telling.ts';
import './book.css';

/** All that was told in this game and how it ended, newest first; before it, what is still open. */
export const Book = ({ content, view, say }: AuroraFaceProps) => {
  const { stories } = view;
  if (stories === null) return null;
  const idOf = (story: number): string => content.stories[story]?.id ?? '';
  const line = (story: number, seat: number, about: string, choice: string, end: string, key: string) => (
    <li key={key}>
      <Icon path={storyPicture(idOf(story))} size={1.6} />
      <div>
        <h3>{say(storyName(content, story))}</h3>
        <p className="la-book-about">
          {seat !== NONE && <SeatMark seat={seat} size={0.75} />} {about}
        </p>
        <p className="la-book-choice">{choice}</p>
        <p>{end}</p>
      </div>
    </li>
  );
  return (
    <ol className="la-book">
      {stories.quests.map(quest =>
        line(
          quest.story,
          quest.seat,
          say({ key: 'face.story.questOf', values: { who: whoName(quest.seat) } }),
          say(storyText(content, quest.story, quest.option, 'task')),
          progressOf(content, quest).map(say).join(' '),
          `quest/${quest.story}`,
        ),
      )}
      {stories.book
        .map((told, i) => {
          const { story, option, seat, tale, round } = told;
          const values = { who: seat === NONE ? '' : whoName(seat), round };
          const end = tale === 'void' ? [{ key: 'face.story.void' }] : heard(content, told);
          return line(
            story,
            seat,
            say({ key: `face.story.told.${tale}`, values }),
            option === NONE ? '' : say(storyText(content, story, option)),
            end.map(say).join(' '),
            `told/${i}`,
          );
        })
        .reverse()}
    </ol>
  );
};

/** Below the score: the stories of the game, to be read once more. */
export const Epilogue = (face: AuroraFaceProps) => {
  const { view, say } = face;
  const count = view.stories?.book.length ?? 0;
  return count === 0 ? null : (
    <details className="la-epilogue">
      <summary>{say({ key: 'face.story.book', values: { count } })}</summary>
      <Book {...face} />
    </details>
  );
};
