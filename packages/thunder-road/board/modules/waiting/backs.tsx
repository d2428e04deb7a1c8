import { NONE } from '../../../src/state.ts';
import type { ThunderSeatProps } from '../../props.ts';

/** How many cards a seat has that nobody else sees. */
export const Backs = ({ view, owner, say }: ThunderSeatProps) => {
  const count = [view.strikes, view.bounties, view.oneShots].filter(
    deck => (deck?.held[owner] ?? NONE) !== NONE,
  ).length;
  if (count === 0) return null;
  const words = say({ key: 'face.holds', values: { count } });
  return (
    <span className="tr-backs" role="img" aria-label={words} title={words}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
};
