import { type Frame, type Seat } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { Aurora, RoadNumber } from '../../state.ts';
import { damage } from '../../verbs/damage.ts';
import type { AuroraModule } from '../module.ts';
import { DESERTER, fightFor, takeAlong } from './encounter.ts';
import { blow, donate, dragBy, HEADWIND, MAYDAY } from './events.ts';
import { hideAway, ITEMS, launch, mixBrew, offerShroud, purge } from './items.ts';
import { newRecord, recordOf } from './record.ts';
import { smokeOut } from './smoke.ts';
import { correctMiss, offerCorrection, SNIPE, snipe } from './survivors.ts';

/** FS-ENC-2: speed that a deserter beside the convoy is good for. */
const SHORT_WAY = 3;

/** FS-ENC-2, 7. */
const speed = (g: Aurora, seat: Seat): number =>
  g.phase === 'movement' ? SHORT_WAY * recordOf(g).passengers[seat].length : 0;

/** FS-ENC-3, 7: whatever was good for one Movement phase is over with it. */
const calmDown = (g: Aurora): void => {
  const { passengers, slowed, backfire } = recordOf(g);
  slowed.fill(0);
  backfire.fill(0);
  for (const cards of passengers)
    for (const card of cards.splice(0)) {
      g.discard.push(card);
      g.events?.push({ type: 'discarded', card });
    }
};

const beginPhase = (g: Aurora): Frame[] | void => {
  if (g.phase === 'movement') blow(g);
  if (g.phase !== 'fire') return;
  calmDown(g);
  return offerShroud(g);
};

/** FS-ITEM-11, 12, FS-INT-24: after the move, whatever mines have done on the way; what finds no slot is ignored. */
const blowBack = (g: Aurora, seat: Who, path: readonly RoadNumber[]): Frame | void => {
  const { backfire } = recordOf(g);
  const hits = backfire[seat];
  if (g.phase !== 'movement' || path.length === 0 || hits === 0) return;
  backfire[seat] = 0;
  return damage(seat, hits);
};

/** FS-DECK: 22 exploration cards in place of the extra ones, and twelve items. */
export const deck: AuroraModule = {
  name: 'deck',
  isAtTable: ({ frozenDeck }) => frozenDeck === 'on',
  // FS-DECK-2, 4, FS-RUL-4.
  takesOut: ({ extra }) => extra,
  tasks: { takeAlong, fightFor, donate, hideAway, launch, smokeOut, mixBrew, purge, correctMiss, snipe },
  hooks: {
    lay(g) {
      g.frozenDeck = newRecord(g.players.length);
    },
    act: SNIPE,
    speed,
    drag: dragBy,
    mustMove: (g, seat) => recordOf(g).backfire[seat] > 0,
    item: ITEMS,
    encounter: DESERTER,
    event: [HEADWIND, MAYDAY],
    phaseBegins: beginPhase,
    missed: offerCorrection,
    arrived: blowBack,
  },
};
