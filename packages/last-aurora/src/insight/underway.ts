import { type Frame, type Seat, TOGETHER, yetTo } from '@lastroad/kernel';
import { fightFor, takeAlong } from '../modules/deck/encounter.ts';
import { launch, mixBrew, purge } from '../modules/deck/items.ts';
import { smokeOut } from '../modules/deck/smoke.ts';
import { snipe } from '../modules/deck/survivors.ts';
import { raid, raidWithJunk } from '../modules/pvp/raid.ts';
import { attack } from '../rules/attack.ts';
import { drive } from '../rules/drive.ts';
import { help, swapItem, trade } from '../rules/encounters.ts';
import { CARD, CARD_DONE, carryOut, explore } from '../rules/explore.ts';
import { gather } from '../rules/gather.ts';
import { drawItems } from '../rules/items.ts';
import { fireJunk } from '../rules/junk.ts';
import { movementTurn, startMoving } from '../rules/movement.ts';
import { upgrade } from '../rules/upgrade.ts';
import { AMMO, type Aurora, FOOD, FUEL, ITEM, NONE, SURVIVOR, type Token } from '../state.ts';
import { contaminate, cure } from '../verbs/contaminate.ts';
import { damage, repair } from '../verbs/damage.ts';
import { loseCard } from '../verbs/leaving.ts';
import { pushAside, stow, stowInFire } from '../verbs/stow.ts';
import { totalSkill } from '../verbs/survivors.ts';
import { DAMAGE_COST, HIT_WORTH, ILLNESS_COST, ITEM_WORTH, LACKING, RAID_WORTH } from './prices.ts';
import { betterBlock, cardPrice, EFFECT_COST } from './row.ts';

/** What one seat is in the middle of: it counts before it is done. */
export interface Underway {
  /** Whose it is. */
  seat: Seat;
  /** Tokens that are about to come into the convoy, people among them, and items that are about to be drawn. */
  fuel: number;
  food: number;
  ammo: number;
  people: number;
  items: number;
  /** Points of a move that is not made yet, and the waypoint it is going to, or `NONE`. */
  points: number;
  goal: number;
  /** Whether this round's move is paid for, or over. */
  moved: boolean;
  /** Repairs and cures that may still be done. */
  repairs: number;
  cures: number;
  /** Survivors who are about to be given up. */
  losses: number;
  /** Everything else, in points. */
  worth: number;
}

/** What a waypoint on the road is worth, before it is made. */
const WAYPOINT = 0.8;

const NOTHING: Readonly<Underway> = {
  seat: NONE,
  fuel: 0,
  food: 0,
  ammo: 0,
  people: 0,
  items: 0,
  points: 0,
  goal: NONE,
  moved: false,
  repairs: 0,
  cures: 0,
  losses: 0,
  worth: 0,
};

type Note<F = Frame> = (u: Underway, f: F, g: Aurora) => void;

/** What to note of the frames of a task. */
const of = <F extends Frame>(
  task: { readonly id: string } & ((...args: never[]) => F),
  note: Note<F>,
): readonly [string, Note] => [task.id, note as Note];

const choosesBlock = yetTo(gather, 'chooseBlock');
const takesAim = yetTo(attack, 'fire');
const takesJunkAim = yetTo(fireJunk, 'fire');
const paysFirst = yetTo(fireJunk, 'payItem');
const paysPassage = yetTo(takeAlong, 'keep');
const rewarded = yetTo(fightFor, 'reward');
const hitsByRocket = yetTo(launch, 'hit');
const snipes = yetTo(snipe, 'hit');
const paysForRaid = yetTo(raidWithJunk, 'payItem');
const payFirst = yetTo(startMoving, 'payFuel');

const take = (u: Underway, token: Token): void => {
  if (token === FUEL) u.fuel++;
  else if (token === FOOD) u.food++;
  else if (token === AMMO) u.ammo++;
  else if (token === SURVIVOR) u.people++;
  else if (token === ITEM) u.items++;
};

const hold = (u: Underway, tokens: readonly Token[]): void => {
  for (let i = 0; i < tokens.length; i++) take(u, tokens[i]);
};

const drawOne: Note = u => {
  u.items++;
};

/** By task: what it has begun and not finished. */
const NOTES: Readonly<Record<string, Note>> = Object.fromEntries([
  of(explore, (u, { seat, space, done }, g) => {
    if (space === NONE || g.row[space] === NONE || done & CARD_DONE) return;
    const card = g.content.cards[g.row[space]];
    u.worth -= LACKING * Math.max(0, g.content.map.spaces[space].cost - totalSkill(g, g.party));
    if (card.kind === 'location') {
      hold(u, betterBlock(g, space));
      u.worth -= EFFECT_COST[card.effect];
      return;
    }
    if (card.kind === 'survivor') u.people++;
    u.worth += cardPrice(g, seat, g.row[space], space);
  }),
  // FS-STORY-21. What a story has interrupted is still to come.
  of(carryOut, (u, { seat, space, part }, g) => {
    if (part === CARD && g.row[space] !== NONE) u.worth += cardPrice(g, seat, g.row[space], space);
  }),
  of(gather, (u, f, g) => {
    if (choosesBlock(f)) hold(u, betterBlock(g, f.space));
    u.items += f.items;
  }),
  of(upgrade, (u, { seat, card, tokens, position }, g) => {
    hold(u, tokens);
    if (position === NONE) u.worth += cardPrice(g, seat, card, NONE);
  }),
  of(stow, (u, { tokens }) => hold(u, tokens)),
  of(stowInFire, (u, { token }) => take(u, token)),
  of(pushAside, (u, { token }) => take(u, token)),
  of(movementTurn, (u, { moving }) => {
    u.moved = moving;
  }),
  of(startMoving, (u, f) => {
    if (payFirst(f)) u.moved = false;
    u.points = f.points;
  }),
  of(drive, (u, { points, goal }) => {
    u.points = points;
    u.goal = goal;
  }),
  of(attack, (u, f) => {
    if (takesAim(f)) u.worth += 0.6 * HIT_WORTH;
  }),
  of(fireJunk, (u, f) => {
    if (takesJunkAim(f)) u.worth += 0.75 * HIT_WORTH;
    if (paysFirst(f)) u.worth -= ITEM_WORTH;
  }),
  of(takeAlong, (u, f) => {
    if (paysPassage(f)) u.worth += 3 * WAYPOINT - ITEM_WORTH - 1;
  }),
  of(fightFor, (u, f) => {
    if (rewarded(f)) u.items++;
    if (rewarded(f)) u.worth++;
  }),
  of(launch, (u, f) => {
    if (hitsByRocket(f)) u.worth += 1.3;
  }),
  of(snipe, (u, f) => {
    if (snipes(f)) u.worth += 1.2 * HIT_WORTH;
  }),
  of(smokeOut, u => {
    u.worth++;
  }),
  of(mixBrew, u => {
    u.worth += 2 * WAYPOINT - 2 * DAMAGE_COST + 0.6;
  }),
  of(purge, (u, { left }) => {
    u.cures += left;
  }),
  // Once it has hit, the frames above it are of the victim.
  of(raid, (u, { victim, left }) => {
    u.worth += victim === NONE ? 0.8 * RAID_WORTH : -left * DAMAGE_COST;
  }),
  of(raidWithJunk, (u, f) => {
    u.worth += f.victim === NONE ? 0.9 * RAID_WORTH : -f.left * DAMAGE_COST;
    if (paysForRaid(f)) u.worth -= ITEM_WORTH;
  }),
  // Two stars and an item, for a resource.
  of(help, u => {
    u.worth++;
    u.items++;
  }),
  of(trade, drawOne),
  of(swapItem, drawOne),
  of(drawItems, (u, { left }) => {
    u.items += left;
  }),
  of(repair, (u, { left }) => {
    u.repairs += left;
  }),
  of(cure, (u, { left }) => {
    u.cures += left;
  }),
  of(damage, (u, { left }) => {
    u.worth -= left * DAMAGE_COST;
  }),
  of(loseCard, u => {
    u.losses++;
  }),
  of(contaminate, (u, { left }) => {
    u.worth -= left * ILLNESS_COST;
  }),
]);

const underway: Underway = { ...NOTHING };

/**
 * Looks through the stack for what is under way. Where several are asked at once, nothing is that counts. What it
 * returns holds until it is asked again.
 */
export const findUnderway = (g: Aurora): Underway => {
  Object.assign(underway, NOTHING);
  const { stack } = g;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i] as Frame & { readonly seat: Seat };
    if (frame.task === TOGETHER) continue;
    const note = NOTES[frame.task];
    if (note === undefined) continue;
    underway.seat = frame.seat;
    note(underway, frame, g);
  }
  return underway;
};
