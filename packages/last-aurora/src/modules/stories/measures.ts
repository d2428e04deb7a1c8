import type { Seat } from '@lastroad/kernel';
import { AMMO, type Aurora, DAMAGE, FOOD, FUEL, NONE, SLOTS_PER_CARD } from '../../state.ts';
import type { MEASURES, Quest, Telling } from '../../stories.ts';
import type { Condition } from '../../story.ts';
import { cardAt, countTokens, eachSlot, isJunk, slotKind, trailers, weaponClass } from '../../verbs/convoy.ts';
import { convoyPositions } from '../../verbs/leaving.ts';
import { rankOf, regionOf } from '../../verbs/order.ts';
import { crew, crewSize, skill } from '../../verbs/survivors.ts';
import { recordOf } from './record.ts';

/** What is asked about: somebody, in the story that is being told or with a quest. */
interface Matter {
  readonly seat: Seat;
  readonly telling?: Telling | null;
  readonly quest?: Quest;
}

type Measure = (g: Aurora, matter: Matter) => number;

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const yes = (holds: boolean): number => (holds ? 1 : 0);
const involved = ({ telling }: Matter): readonly number[] => telling?.involved ?? [];

const hasReached = (g: Aurora, seat: Seat): boolean => {
  const { docks, nodes } = g.content.map;
  return rankOf(g, seat) >= nodes[docks[g.red ? 1 : 0][g.dock]].rank;
};

const junkWeapons: Measure = (g, { seat }) => {
  let count = 0;
  eachSlot(g, g.players[seat], (_slot, kind) => {
    if (isJunk(kind)) count++;
  });
  return count;
};

const weaponFired: Measure = (g, { seat, telling }) => {
  const player = g.players[seat];
  const slot = telling?.weapon ?? NONE;
  return slot === NONE || cardAt(player, slot) === NONE ? 0 : weaponClass(slotKind(g, player, slot));
};

/** FS-DB-17: everything that a condition can count. */
const MEASURE: Readonly<Record<(typeof MEASURES)[number], Measure>> = {
  ammo: (g, { seat }) => countTokens(g.players[seat], AMMO),
  food: (g, { seat }) => countTokens(g.players[seat], FOOD),
  fuel: (g, { seat }) => countTokens(g.players[seat], FUEL),
  items: (g, { seat }) => g.players[seat].items.length,
  survivors: (g, { seat }) => crewSize(g.players[seat]),
  cleanSurvivors: (g, { seat }) => crew(g.players[seat]).filter(s => g.contamination[s] === 0).length,
  // FS-STORY-34: what lies under a card is none.
  convoyCards: (g, { seat }) => convoyPositions(g.players[seat]).length,
  trailers: (g, { seat }) => trailers(g.players[seat]),
  truckDamage: (g, { seat }) => g.players[seat].cargo.slice(0, SLOTS_PER_CARD).filter(token => token === DAMAGE).length,
  junkWeapons,
  ownTargets: (g, { seat }) => g.enemies.filter(({ targets }) => targets.includes(seat)).length,
  party: (_g, matter) => involved(matter).length,
  partySkill: (g, matter) => most(involved(matter).map(s => skill(g, s))),
  partyIllness: (g, matter) => most(involved(matter).map(s => g.contamination[s])),
  partyWardsIllness: (g, matter) =>
    yes([...involved(matter), ...g.players[matter.seat].active].some(s => g.content.traits[s].wardsIllness)),
  foodFed: (g, { seat }) => recordOf(g).fed[seat],
  weaponFired,
  gathered: (_g, { quest }) => quest?.count ?? 0,
  defeated: (_g, { quest }) => quest?.count ?? 0,
  region: (g, { seat }) => regionOf(g, seat),
  reachedAurora: (g, { seat }) => yes(hasReached(g, seat)),
  reachedAuroraFirst: (g, { seat }) => yes(hasReached(g, seat) && g.track.at(-1) === seat),
};

export const holds = (g: Aurora, { of, atLeast, atMost }: Condition, matter: Matter): boolean => {
  const count = MEASURE[of](g, matter);
  return (atLeast === undefined || count >= atLeast) && (atMost === undefined || count <= atMost);
};
