import binoculars from 'icon:binoculars';
import { Icon } from '@lastroad/ui';
import { memo } from 'react';
import { BONUSES, type Bonus as BonusName } from '../../src/board.ts';
import { BESIDE, BONUS } from '../../src/rules/explore.ts';
import { NONE } from '../../src/state.ts';
import { cardName, partName } from '../../src/view/names.ts';
import { ROW_KINDS } from '../kinds.ts';
import { Tucked } from '../modules/stories/kept.tsx';
import { BONUS_PICTURES } from '../pictures/acts.ts';
import { Place } from '../place.tsx';
import { type AuroraBoardProps, isNamed, isSameAsked } from '../props.ts';
import { CardFace } from './card-face.tsx';
import { Goods } from './goods.tsx';

interface SpaceProps {
  readonly space: number;
  readonly board: AuroraBoardProps;
}

const Bonus = ({ bonus, space, board }: SpaceProps & { readonly bonus: BonusName }) => {
  const label = board.say({ key: `choice.bonus.${bonus}` });
  const icons = BONUS_PICTURES[bonus].map((icon, i) => <Icon key={i} path={icon} size={0.95} />);
  if (board.view.exploring !== space || board.asked?.about !== 'bonus')
    return (
      <span className="la-bonus" role="img" aria-label={label} title={label}>
        {icons}
      </span>
    );
  const thing = { about: 'space', at: space };
  return (
    <Place board={board} about="bonus" at={BONUSES.indexOf(bonus)} thing={thing} label={label} className="la-bonus">
      {() => icons}
    </Place>
  );
};

/** What the space costs, and what it offers beside its card. */
const Head = ({ space, board }: SpaceProps) => {
  const { content, say, view } = board;
  const row = content.map.spaces[space];
  if (row === undefined) return null;
  const part = view.exploring === space ? BONUS : view.exploring === NONE ? null : BESIDE + space;
  const thing = { about: 'space', at: space };
  return (
    <span className="la-space-head">
      <span className="la-cost" title={say({ key: 'face.costTitle', values: { space: space + 1, cost: row.cost } })}>
        <Icon path={binoculars} size={1} label={say({ key: 'face.cost', values: { cost: row.cost } })} />
        {row.cost}
      </span>
      <span className="la-bonuses">
        {row.bonus.map(bonus => (
          <Bonus key={bonus} bonus={bonus} space={space} board={board} />
        ))}
      </span>
      {part !== null && board.asked?.about === 'part' && (
        <Place board={board} about="part" at={part} thing={thing} label={say(partName(part))} className="la-cover" />
      )}
    </span>
  );
};

const label = ({ content, view, say }: AuroraBoardProps, space: number): string => {
  const card = view.row[space] ?? NONE;
  return card === NONE
    ? say({ key: 'choice.emptySpace', values: { space: space + 1 } })
    : say({ key: 'choice.space', values: { space: space + 1, card: cardName(content, card) } });
};

const isNew = ({ space, board: { events, view } }: SpaceProps): boolean =>
  events.some(event => event.type === 'revealed' && event.card === (view.row[space] ?? NONE));

/** What happens elsewhere leaves a space as it is. */
const looksTheSame = (a: SpaceProps, b: SpaceProps): boolean =>
  a.space === b.space &&
  a.board.view.row[a.space] === b.board.view.row[b.space] &&
  [0, 1].every(block => a.board.view.goods[a.space * 2 + block] === b.board.view.goods[b.space * 2 + block]) &&
  (a.board.view.exploring === a.space) === (b.board.view.exploring === b.space) &&
  isNew(a) === isNew(b) &&
  a.board.view.stories?.tucked.length === b.board.view.stories?.tucked.length &&
  isSameAsked(a.board, b.board, ROW_KINDS) &&
  a.board.preview === b.board.preview;

/** One of the five spaces of the row and the card that lies there; a new card slides in from the deck. */
export const Space = memo(({ space, board }: SpaceProps) => {
  const { content, view, say } = board;
  const number = view.row[space] ?? NONE;
  const card = content.cards[number];
  const isPart = board.asked?.about === 'part' && view.exploring === space;
  return (
    <div
      className="la-space"
      data-exploring={view.exploring === space || undefined}
      data-named={isNamed(board, { about: 'card', at: number }) || undefined}
    >
      <Head space={space} board={board} />
      {card === undefined ? (
        <span className="la-no-card">{say({ key: 'face.emptySpace' })}</span>
      ) : (
        <span key={number} className={isNew({ space, board }) ? 'la-card-place la-dealt' : 'la-card-place'}>
          <CardFace card={card} title={say(cardName(content, number))} say={say}>
            <Goods space={space} board={board} />
          </CardFace>
        </span>
      )}
      <Place
        board={board}
        about={isPart ? 'part' : 'space'}
        at={isPart ? 0 : space}
        thing={{ about: 'space', at: space }}
        label={label(board, space)}
        className="la-cover la-cover-card"
      />
      <Tucked board={board} under={number} />
    </div>
  );
}, looksTheSame);
