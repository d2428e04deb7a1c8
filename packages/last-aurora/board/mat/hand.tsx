import target from 'icon:human-target';
import { Icon } from '@lastroad/ui';
import { USE } from '../../src/rules/items.ts';
import { itemName } from '../../src/view/names.ts';
import type { PlayerView } from '../../src/view/view.ts';
import { ITEM_BACK, ITEM_PICTURES } from '../pictures/acts.ts';
import { Place } from '../place.tsx';
import { type AuroraBoardProps, aboutOf, isNamed } from '../props.ts';
import { FameTrack } from './fame-track.tsx';

interface HandProps {
  readonly player: PlayerView;
  readonly isOwn: boolean;
  readonly board: AuroraBoardProps;
}

const Item = ({
  item,
  isOwn,
  board,
}: {
  readonly item: number;
  readonly isOwn: boolean;
  readonly board: AuroraBoardProps;
}) => {
  const { content, say, asked } = board;
  const row = content.items[item];
  if (row === undefined)
    return (
      <span className="la-item la-item-hidden" role="img" aria-label={say({ key: 'face.hiddenItem' })}>
        <Icon path={ITEM_BACK} size={1.2} />
      </span>
    );
  const about = aboutOf(board, ['item', 'ownItem', 'keep']);
  // Of a fourth item one may rather use it than throw it away: that is the way that can be pressed.
  const canUse = about === 'keep' && (asked?.choices.some(({ choice }) => choice === item + USE) ?? false);
  const at = canUse ? item + USE : item;
  const does = about === 'keep' ? asked?.choices.find(({ choice }) => choice === at)?.words : undefined;
  const label = does ?? say(itemName(content, item));
  return (
    <Place
      board={board}
      about={isOwn ? about : 'nobody'}
      at={at}
      thing={{ about: 'item', at: item }}
      label={label}
      className="la-item"
    >
      {({ isPreviewed }) => (
        <span
          className="la-item-in"
          data-preview={isPreviewed || isNamed(board, { about: 'item', at: item }) || undefined}
        >
          <Icon path={ITEM_PICTURES[row.power]} size={1.2} />
          <span>{say(itemName(content, item))}</span>
        </span>
      )}
    </Place>
  );
};

/** Items and target tokens at home. */
export const Hand = ({ player, isOwn, board }: HandProps) => {
  const { say } = board;
  const { items, itemLimit, targets } = player;
  return (
    <section
      className="la-hand"
      aria-label={say({ key: 'face.items', values: { count: items.length, limit: itemLimit } })}
    >
      <h3>{say({ key: 'face.items', values: { count: items.length, limit: itemLimit } })}</h3>
      <div className="la-items">
        {items.length === 0 && <span className="la-none">{say({ key: 'face.noItems' })}</span>}
        {items.map((item, i) => (
          <Item key={i} item={item} isOwn={isOwn} board={board} />
        ))}
      </div>
      <p className="la-home-targets">
        {Array.from({ length: targets }, (_, i) => (
          <Icon key={i} path={target} size={1.3} />
        ))}
        <span>{say({ key: 'face.targets', values: { count: targets } })}</span>
      </p>
      <h3>{say({ key: 'face.fameLabel' })}</h3>
      <FameTrack board={board} />
    </section>
  );
};
