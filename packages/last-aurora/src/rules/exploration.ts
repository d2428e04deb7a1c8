import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { ARRANGE, type Aurora, type Card, NONE, task } from '../state.ts';
import { fadeAway } from '../verbs/contaminate.ts';
import { contender } from '../verbs/contenders.ts';
import { repair } from '../verbs/damage.ts';
import { isHalted, occur } from '../verbs/occasions.ts';
import { isSeat, updateOrder } from '../verbs/order.ts';
import { beginPhase } from '../verbs/phases.ts';
import { crew, digest, move, skill } from '../verbs/survivors.ts';
import { arrange } from './arrange.ts';
import { explore, spacesInReach } from './explore.ts';
import { canFeed, canWake, feed, wake } from './feeding.ts';
import { usableItems, useItem } from './items.ts';

/** What a player may do on a turn of the Explore phase. */
export const EXPLORE = 0;
export const PASS = 1;
export const FEED = 2;
export const WAKE = 3;
export const PLAY_ITEM = 4;
export const END_TURN = 5;

/** LA-RUL-49: more turns than a phase can sensibly have; after them one can only pass. */
const TURN_LIMIT = 200;

/** LA-EXP-1, LA-EPE, LA-ORD-4: turns from the left of the track, over and over, until nobody has an active survivor. */
export const explorePhase = task('explorePhase', () => ({ order: [] as Who[], turns: 0 }), {
  begin: (g): Next => beginPhase(g, 'explore'),
  turns(g, f): Next {
    // LA-EPE-1. Asked after a turn: whoever is first may use items though nobody is active yet.
    if (f.turns > 0 && !g.track.some(who => contender(g, who).canExplore(g, who))) return;
    // LA-EXP-1. When all have had a turn, the track is read again.
    if (f.order.length === 0) f.order.push(...g.track);
    const who = f.order.shift() as Who;
    if (!g.track.includes(who)) return AGAIN;
    f.turns++;
    return [...occur(g, { what: 'turn', who }), contender(g, who).explore(who, f.turns > TURN_LIMIT), AGAIN];
  },
  close: g => endBoosts(g),
  // LA-BET-20.
  reorder(g) {
    if (g.content.map.orderAfterExplore) updateOrder(g);
  },
});

/** LA-ITC-1, LA-RUL-15: boosts end with the phase. */
export const endBoosts = (g: Aurora): Next => {
  if (!g.boost.some(boost => boost > 0)) return;
  g.boost.fill(0);
  return g.track.filter(isSeat).flatMap(seat => fadeAway(g, seat, crew(g.players[seat])));
};

/** LA-EXP-2..6, LA-TIM-3: one turn: items and food, then Explore or Pass, then items and food again. */
export const exploreTurn = task('exploreTurn', (seat: Seat, mustPass: boolean) => ({ seat, mustPass, over: false }), {
  begin(g, f) {
    g.turn = f.seat;
    g.players[f.seat].mres = 0;
  },
  chooseAct: {
    about: 'act',
    always: true,
    options(g, f) {
      if (isHalted(g)) return [];
      const acts = actsBefore(g, f.seat, f.mustPass);
      // LA-RUL-46. Nothing to do and no item to hide: the turn is skipped.
      return acts.length === 1 && acts[0] === END_TURN && g.players[f.seat].items.length === 0 ? [] : acts;
    },
    asides: () => [ARRANGE],
    take(_g, f, act): Next {
      switch (act) {
        case EXPLORE:
          return explore(f.seat);
        case PASS:
          return pass(f.seat);
        case FEED:
          return [feed(f.seat), AGAIN];
        case WAKE:
          return [wake(f.seat), AGAIN];
        case PLAY_ITEM:
          return [useItem(f.seat), AGAIN];
        case ARRANGE:
          return [arrange(f.seat), AGAIN];
        default:
          f.over = true;
      }
    },
    whyNot: (g, f, act) => whyNotAct(g, f.seat, act, f.mustPass),
  },
  // LA-FOD-1, LA-RUL-43. Food and items once more.
  afterwards: {
    about: 'act',
    always: true,
    options(g, f) {
      if (f.over || g.players[f.seat].out) return [];
      const acts = actsAfter(g, f.seat);
      return acts.length === 1 && g.players[f.seat].items.length === 0 ? [] : acts;
    },
    asides: () => [ARRANGE],
    take(_g, f, act): Next {
      if (act === WAKE) return [wake(f.seat), AGAIN];
      if (act === PLAY_ITEM) return [useItem(f.seat), AGAIN];
      if (act === ARRANGE) return [arrange(f.seat), AGAIN];
    },
    whyNot: (g, f, act) =>
      act === EXPLORE || act === PASS
        ? { key: 'why.oneActPerTurn', clause: 'LA-EXP-2' }
        : whyNotAct(g, f.seat, act, f.mustPass),
  },
  // LA-FOD-5, LA-CON-4.
  close(g, f): Next {
    g.turn = NONE;
    g.newcomer = NONE;
    if (g.players[f.seat].out) return;
    const all = crew(g.players[f.seat]);
    const fed = all.filter(s => g.fed[s] > 0);
    for (const s of fed) digest(g, s);
    return fadeAway(g, f.seat, fed);
  },
});

const actsBefore = (g: Aurora, seat: Seat, mustPass: boolean): number[] => {
  const { active } = g.players[seat];
  if (mustPass) return [active.length > 0 ? PASS : END_TURN];
  const acts: number[] = [];
  if (active.length > 0) {
    if (spacesInReach(g, seat).length > 0) acts.push(EXPLORE);
    acts.push(PASS);
  }
  if (canFeed(g, seat)) acts.push(FEED);
  if (canWake(g, seat)) acts.push(WAKE);
  if (usableItems(g, seat).length > 0) acts.push(PLAY_ITEM);
  if (active.length === 0) acts.push(END_TURN);
  return acts;
};

const actsAfter = (g: Aurora, seat: Seat): number[] => {
  const acts: number[] = [];
  if (canWake(g, seat)) acts.push(WAKE);
  if (usableItems(g, seat).length > 0) acts.push(PLAY_ITEM);
  acts.push(END_TURN);
  return acts;
};

const whyNotAct = (g: Aurora, seat: Seat, act: number, mustPass: boolean) => {
  if (mustPass) return { key: 'why.mustPass', clause: 'LA-RUL-49' };
  const player = g.players[seat];
  switch (act) {
    case EXPLORE:
      return player.active.length === 0
        ? { key: 'why.nobodyActive', clause: 'LA-EXP-3' }
        : { key: 'why.nothingInReach', clause: 'LA-EXP-8' };
    case PASS:
      return { key: 'why.nobodyActive', clause: 'LA-PAS-4' };
    case END_TURN:
      return { key: 'why.exploreOrPass', clause: 'LA-EXP-2' };
    case PLAY_ITEM:
      return { key: 'why.noItemNow', clause: 'LA-ITM-5' };
    case FEED:
      if (g.turn === seat && canFeed(g, seat)) return { key: 'why.tooLateToFeed', clause: 'LA-RUL-43' };
      return { key: 'why.nobodyToFeed', clause: 'LA-FOD-2' };
    default:
      return { key: 'why.nobodyToFeed', clause: 'LA-FOD-2' };
  }
};

/** LA-PAS: one survivor goes to Rest and repairs as much as its skill allows. */
export const pass = task('pass', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => g.players[f.seat].active.slice(),
    take(g, f, s: Card): Next {
      const before = occur(g, { what: 'pass', who: f.seat, survivors: [s] });
      return before.length === 0 ? lieDown(g, f.seat, s) : [...before, passWith(f.seat, s)];
    },
    whyNot: () => ({ key: 'why.notActive', clause: 'LA-PAS-1' }),
  },
});

const lieDown = (g: Aurora, seat: Seat, s: Card): Next => {
  const { active, rest } = g.players[seat];
  const repairs = skill(g, s);
  move(active, rest, s);
  g.events?.push({ type: 'passed', who: seat, survivor: s });
  return repair(seat, repairs);
};

/** FS-STORY-6, 22, 23: a pass that was interrupted goes on; called off, it brings rest and no repair. */
export const passWith = task('passWith', (seat: Seat, survivor: Card) => ({ seat, survivor }), {
  lieDown(g, f): Next {
    const { active, rest } = g.players[f.seat];
    if (!active.includes(f.survivor)) return;
    if (isHalted(g)) move(active, rest, f.survivor);
    else return lieDown(g, f.seat, f.survivor);
  },
});
