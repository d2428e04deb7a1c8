import { type Frame, framesOf, type Next, sumOf, unwind } from '@lastroad/kernel';
import { type Aurora, FOOD, type House, NONE, task } from '../state.ts';
import { countSlots } from '../verbs/convoy.ts';
import { occur } from '../verbs/occasions.ts';
import { nodeOf, rankOf, seatsInOrder } from '../verbs/order.ts';
import { beginPhase } from '../verbs/phases.ts';
import { gain } from '../verbs/stow.ts';
import { discardFromRow } from './gather.ts';
import { drawItems } from './items.ts';
import { fillRow, slideLeft } from './row.ts';

/** LA-RND-2: the last dock of either line. */
export const LAST_DOCK = 5;

/** LA-EOR, LA-TIM-9. */
export const endOfRound = task('endOfRound', () => ({}), {
  begin: (g): Next => beginPhase(g, 'endOfRound'),
  // LA-EOR-1, LA-RUL-25, LA-OPT-18, 36, FS-CELL-4, FS-ASG-10, FS-RUL-5.
  effects: (g): Next => effect(g, 0),
  furtherEffects: (g): Next => effect(g, 1),
  lastEffects: (g): Next => effect(g, 2),
  // LA-AUZ-2.
  clearActions: (g): Next => [
    ...occur(g, { what: 'roundEnds', who: NONE }),
    ...framesOf(g.content.hooks.actionsDone, g),
  ],
  // LA-EOR-2, 3, 11.
  endTest(g) {
    if (!isLastRound(g)) return;
    g.reached = isReached(g);
    g.phase = 'over';
    g.events?.push({ type: 'ended', reached: g.reached });
    unwind(g);
  },
  // FS-STORY-37.
  goOn: (g): Next => occur(g, { what: 'goesOn', who: NONE }),
  // LA-EOR-4.
  moveAurora(g) {
    if (g.dock === LAST_DOCK) return;
    g.dock++;
    g.events?.push({ type: 'auroraMoved', dock: g.dock, red: g.red });
  },
  // LA-EOR-5, 6, 8, 9.
  trimRow: (g): Next => trimRow(g),
  slide: g => slideLeft(g),
  // LA-EOR-7.
  refill: () => fillRow(),
  // LA-AUZ-3.
  prepare: (g): Next => framesOf(g.content.hooks.nextRound, g),
});

/** FS-CELL-1, 3, 6: undamaged slots yield items, in direct order. */
const findItems = (g: Aurora): Frame[] =>
  seatsInOrder(g).flatMap(seat => {
    const items = countSlots(g, g.players[seat], 'itemPerRound');
    return items > 0 ? [drawItems(seat, items)] : [];
  });

/** LA-EOR-10. */
const growFood = (g: Aurora): Frame[] =>
  seatsInOrder(g).flatMap(seat => {
    const food = countSlots(g, g.players[seat], 'foodPerRound');
    return food > 0 ? (gain(g, seat, new Array<number>(food).fill(FOOD)) ?? []) : [];
  });

/** LA-AUZ-1, FS-ASG-4, 9. */
const otherEffects = (g: Aurora): readonly Frame[] => framesOf(g.content.hooks.roundEnds, g);

/** LA-OPT-36. */
const nothing = (): Next => undefined;
const yieldLast = (g: Aurora): Next => [...findItems(g), ...growFood(g)];

/** Part 8 of Frozen Steel; LA-OPT-36: before version 3 what slots yield came last, all at once. */
const EFFECTS: Readonly<Record<House['slotYields'], readonly ((g: Aurora) => Next)[]>> = {
  first: [findItems, growFood, otherEffects],
  last: [otherEffects, nothing, yieldLast],
};

/** LA-OPT-18. */
const effect = (g: Aurora, stage: number): Next =>
  isLastRound(g) && g.content.house.lastRoundEffects === 'no'
    ? undefined
    : EFFECTS[g.content.house.slotYields][stage](g);

/** LA-RUL-66: on or beyond the waypoint of the Aurora. */
export const isReached = (g: Aurora): boolean => {
  const dock = g.content.map.docks[g.red ? 1 : 0][g.dock];
  const { rank } = g.content.map.nodes[dock];
  return g.track.some(who => nodeOf(g, who) === dock || rankOf(g, who) >= rank);
};

/** LA-EOR-2, 3. */
export const isLastRound = (g: Aurora): boolean => g.dock === LAST_DOCK || isReached(g);

/** LA-EOR-5: more than three cards, or two in a two-player game, are discarded from the left. */
const trimRow = (g: Aurora): Frame[] => {
  const keep = (g.content.seats <= 2 ? 2 : 3) + sumOf(g.content.hooks.stays, g);
  let excess = g.row.filter(card => card !== NONE).length - keep;
  const next: Frame[] = [];
  for (let space = 0; space < g.row.length && excess > 0; space++) {
    if (g.row[space] === NONE) continue;
    next.push(...discardFromRow(g, space));
    excess--;
  }
  return next;
};
