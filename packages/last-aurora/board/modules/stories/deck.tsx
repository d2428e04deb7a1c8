import { Icon, Sheet } from '@lastroad/ui';
import { useState } from 'react';
import { TRIGGER_TRAITS } from '../../../src/stories.ts';
import { backWords } from '../../../src/view/story-words.ts';
import { Place } from '../../place.tsx';
import type { AuroraBoardProps } from '../../props.ts';
import { Book } from './book.tsx';
import { BOOK, PHASE_PICTURES } from './pictures.ts';
import './kept.css';

interface BoardOnly {
  readonly board: AuroraBoardProps;
}

/** FS-STORY-3, 4: the back of the top card, with what turns it over. */
const Back = ({ board }: BoardOnly) => {
  const { view, say } = board;
  const { top, left } = view.stories ?? { top: null, left: 0 };
  const words =
    top === null
      ? say({ key: 'face.story.deckEmpty' })
      : say({
          key: 'face.story.when',
          values: { trigger: backWords(top.trigger), period: top.period },
        });
  return (
    <Place
      board={board}
      about="nobody"
      at={0}
      thing={{ about: 'storyBack', at: 0 }}
      label={`${words} (${left})`}
      className="la-story-back"
    >
      {() => (
        <span className="la-story-back-in" title={words}>
          <Icon path={top === null ? BOOK : PHASE_PICTURES[TRIGGER_TRAITS[top.trigger].phase]} size={1.1} />
          {top !== null && <span>{say(backWords(top.trigger))}</span>}
          {top !== null && <small data-figure={top.period} />}
          <b data-figure={left} />
        </span>
      )}
    </Place>
  );
};

/** What has been told so far, to be read again. */
const Told = ({ board }: BoardOnly) => {
  const { view, say } = board;
  const [isOpen, setIsOpen] = useState(false);
  const { book, quests } = view.stories ?? { book: [], quests: [] };
  const label = say({ key: 'face.story.book', values: { count: book.length } });
  return (
    <>
      <button
        type="button"
        className="la-place la-story-told"
        aria-label={label}
        title={label}
        disabled={book.length + quests.length === 0}
        onClick={() => setIsOpen(true)}
      >
        <Icon path={BOOK} size={1.1} />
        <b>{book.length}</b>
      </button>
      <Sheet
        title={label}
        closeLabel={say({ key: 'face.close' })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        wide
      >
        <Book {...board} />
      </Sheet>
    </>
  );
};

/** The deck of stories beside the others, and the book of those that were told. */
export const StoryDeck = ({ board }: BoardOnly) =>
  board.view.stories === null ? null : (
    <span className="la-story-pile">
      <Back board={board} />
      <Told board={board} />
    </span>
  );
