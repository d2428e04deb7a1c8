import star from 'icon:round-star';
import { Icon } from '@lastroad/ui';
import { NONE } from '../../../src/state.ts';
import { leaderName, upgradeName } from '../../../src/view/names.ts';
import type { ThunderSeatProps } from '../../props.ts';
import { FACES, UPGRADE_ICONS } from './art.ts';
import { leaderAt } from './leader-at.ts';

/** In the line of a crew: its leader with the tokens left, and the upgrades of its cars. A press tells more. */
export const CrewShop = ({ content, view, owner, say, onInspect }: ThunderSeatProps) => {
  const leader = leaderAt(view, owner);
  const row = content.leaders[leader];
  const tokens = view.leaders?.tokens[owner] ?? 0;
  const { open = false, fitted = [], asleep = [] } = view.upgrades ?? {};
  const cars = open
    ? view.cars.flatMap((car, at) => (car.seat === owner && (fitted[at] ?? NONE) >= 0 ? [at] : []))
    : [];
  if (row === undefined && cars.length === 0) return null;
  return (
    <span className="tr-crew-shop">
      {row !== undefined && (
        <button
          type="button"
          title={say(leaderName(content, leader))}
          onClick={() => onInspect({ about: 'leader', at: leader })}
        >
          <Icon path={FACES[row.name] ?? ''} size={1.15} label={say(leaderName(content, leader))} />
        </button>
      )}
      {tokens > 0 && (
        <span className="tr-crew-tokens" title={say({ key: 'face.tokens', values: { count: tokens } })}>
          <Icon path={star} size={0.85} label={say({ key: 'face.tokens', values: { count: tokens } })} />
          {tokens}
        </span>
      )}
      {cars.map(car => {
        const card = fitted[car] ?? NONE;
        const words = say(upgradeName(content, card));
        return (
          <button
            key={car}
            type="button"
            title={words}
            data-asleep={asleep[car] || undefined}
            onClick={() => onInspect({ about: 'upgrade', at: card })}
          >
            <Icon path={UPGRADE_ICONS[content.upgrades[card]?.power ?? ''] ?? ''} size={1.05} label={words} />
          </button>
        );
      })}
    </span>
  );
};
