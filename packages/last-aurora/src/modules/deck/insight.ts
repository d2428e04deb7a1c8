import type { Seat } from '@lastroad/kernel';
import type { Aurora } from '../../state.ts';

/** FS-ENC-2. */
const SHORT_WAY = 3;

/** Speed that cards beside a convoy add to its next move, and that a wind takes from it. */
export const deckSpeed = ({ frozenDeck, track }: Aurora, seat: Seat): number => {
  if (frozenDeck === undefined) return 0;
  const place = track.length - 1 - track.indexOf(seat);
  const wind = frozenDeck.winds === 0 || place > 2 ? 0 : place === 0 ? 2 : 1;
  return SHORT_WAY * frozenDeck.passengers[seat].length - wind - frozenDeck.slowed[seat];
};

/** Damage that is still to be placed when the move is over. */
export const damageAhead = ({ frozenDeck }: Aurora, seat: Seat): number => frozenDeck?.backfire[seat] ?? 0;
