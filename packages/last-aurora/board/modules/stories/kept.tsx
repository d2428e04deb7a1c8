import speed from 'icon:speedometer';
import { Icon } from '@lastroad/ui';
import type { ReactNode } from 'react';
import { whoName } from '../../../src/view/names.ts';
import { effectWords, storyName, storyText } from '../../../src/view/story-words.ts';
import { Place } from '../../place.tsx';
import type { AuroraBoardProps } from '../../props.ts';
import { BOOK, QUEST } from './pictures.ts';
import { progressOf } from './telling.ts';
import './kept.css';

interface KeptProps {
  readonly board: AuroraBoardProps;
}

interface StripProps extends KeptProps {
  readonly story: number;
  readonly icon: string;
  /** What is to be known of it where it lies. */
  readonly note: string;
  readonly children?: ReactNode;
}

/** The edge of a story that lies somewhere: its title, and what matters there. */
const Strip = ({ board, story, icon, note, children }: StripProps) => {
  const { content, say } = board;
  const title = say(storyName(content, story));
  return (
    <Place
      board={board}
      about="nobody"
      at={story}
      thing={{ about: 'story', at: story }}
      label={`${title}: ${note}`}
      className="la-story-strip"
    >
      {() => (
        <span className="la-story-strip-in" title={note}>
          <Icon path={icon} size={1} />
          <span>{title}</span>
          {children}
        </span>
      )}
    </Place>
  );
};

/** FS-STORY-28: the quests of a player lie with those who are active. */
export const Quests = ({ board, owner }: KeptProps & { readonly owner: number }) => {
  const { content, view, say } = board;
  const own = view.stories?.quests.filter(({ seat }) => seat === owner) ?? [];
  return own.map(quest => {
    const { story, option } = quest;
    const [counted, ...more] = progressOf(content, quest).map(say);
    const task = say(storyText(content, story, option, 'task'));
    return (
      <Strip
        key={story}
        board={board}
        story={story}
        icon={QUEST}
        note={[task, counted, ...more].filter(each => each !== undefined).join(' ')}
      >
        {counted !== undefined && <small>{counted}</small>}
      </Strip>
    );
  });
};

/** FS-STORY-31: stories under a card, or in a place of a player where there is none. */
export const Archived = ({
  board,
  owner,
  under,
}: KeptProps & { readonly owner: number; readonly under: number | 'board' | 'restZone' }) => {
  const { view, say } = board;
  const here = (view.stories?.archived ?? []).filter(
    ({ seat, place, host }) => seat === owner && (typeof under === 'number' ? host === under : place === under),
  );
  return here.map(({ story }) => (
    <Strip
      key={story}
      board={board}
      story={story}
      icon={BOOK}
      note={say({ key: 'face.story.archived', values: { who: whoName(owner) } })}
    />
  ));
};

/** FS-STORY-7: stories under a card of the row, and what turns them over. */
export const Tucked = ({ board, under }: KeptProps & { readonly under: number }) =>
  (board.view.stories?.tucked ?? [])
    .filter(({ host }) => host === under)
    .map(({ story, springs }) => (
      <Strip
        key={story}
        board={board}
        story={story}
        icon={BOOK}
        note={board.say({ key: `face.story.tucked.${springs}` })}
      />
    ));

/** What a story has left for the next move. */
export const Ahead = ({ board, owner }: KeptProps & { readonly owner: number }) => {
  const points = board.view.stories?.speed[owner] ?? 0;
  if (points === 0) return null;
  return (
    <span className="la-beside">
      <Icon path={speed} size={1.1} />
      {board.say(effectWords({ speedNext: points }))}
    </span>
  );
};
