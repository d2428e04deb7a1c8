import { AGAIN, type Frame, framesOf, type Next, type Seat } from '@lastroad/kernel';
import type { CardData } from '../cards.ts';
import type { OccasionName } from '../hooks.ts';
import { type Aurora, type Card, DONE, NONE, type Space, SURVIVOR, task } from '../state.ts';
import { canHoldSurvivor } from '../verbs/cargo.ts';
import { die } from '../verbs/leaving.ts';
import { isHalted, occur } from '../verbs/occasions.ts';
import { stowAll } from '../verbs/stow.ts';
import { inSupply, takeToken } from '../verbs/supply.ts';
import { digest, insert, move, skill, totalSkill } from '../verbs/survivors.ts';
import { bonusAction, bonusesAt, bonusesBeside, spacesBeside } from './bonus.ts';
import { canMeet, meet } from './encounters.ts';
import { fullBlocks, gather } from './gather.ts';
import { midAction, usableItems, useItem } from './items.ts';
import { fillRow, slideLeft } from './row.ts';
import { canUpgrade, upgrade } from './upgrade.ts';

/** The parts of step 3, and what may be done between them. */
export const CARD = 0;
export const BONUS = 1;
export const USE_ITEM = 2;
export const FINISH = 3;
/** Added to the number of a space: the bonus of a space beside the explored one. */
export const BESIDE = 10;

export const CARD_DONE = 1;
const BONUS_DONE = 2;
const besideDone = (space: Space): number => 4 << space;

/** LA-EXP-7, 18, LA-RUL-7: whether the action of the card in a space could be carried out. */
const canAct = (g: Aurora, seat: Seat, space: Space): boolean => {
  const card = g.row[space];
  switch (g.content.cards[card].kind) {
    case 'location':
      return fullBlocks(g, space).length > 0;
    case 'truck':
    case 'trailer':
    case 'device':
      return canUpgrade(g, seat, card);
    case 'survivor':
      return canHoldSurvivor(g, g.players[seat]) && inSupply(g, SURVIVOR);
    case 'encounter':
      return canMeet(g, seat, space);
    default:
      return false;
  }
};

/** LA-EXP-7, 8: spaces whose card can be explored with all active survivors together. */
export const spacesInReach = (g: Aurora, seat: Seat): Space[] => {
  const strength = totalSkill(g, g.players[seat].active);
  const found: Space[] = [];
  for (let space = 0; space < g.row.length; space++) {
    if (g.row[space] === NONE || strength < g.content.map.spaces[space].cost) continue;
    if (canAct(g, seat, space)) found.push(space);
  }
  return found;
};

/** LA-EXP-7..16: the five numbered steps of Explore. */
export const explore = task('explore', (seat: Seat) => ({ seat, space: NONE, size: 0, done: 0 }), {
  // LA-EXP-7. Step 1.
  chooseSpace: {
    about: 'space',
    options: (g, f) => spacesInReach(g, f.seat),
    take(_g, f, space) {
      f.space = space;
    },
    whyNot(g, f, space) {
      if (g.row[space] === NONE) return { key: 'why.spaceEmpty', clause: 'LA-REV-7' };
      if (g.content.cards[g.row[space]].kind === 'enemy') return { key: 'why.enemyCard', clause: 'LA-EXP-7' };
      const { cost } = g.content.map.spaces[space];
      if (totalSkill(g, g.players[f.seat].active) < cost)
        return { key: 'why.tooCostly', values: { cost }, clause: 'LA-EXP-8' };
      return { key: 'why.cannotAct', clause: 'LA-EXP-18' };
    },
  },
  // LA-EXP-8, 11. Step 2, survivors by ascending number: every party is reached in one way.
  chooseParty: {
    about: 'survivor',
    options: (g, f) => partyOptions(g, f.seat, f.space),
    take(g, _f, s): Next {
      if (s === DONE) return;
      g.party.push(s);
      return AGAIN;
    },
    whyNot: (g, f, s) =>
      g.players[f.seat].active.includes(s)
        ? { key: 'why.inAscendingOrder', clause: 'LA-EXP-8' }
        : { key: 'why.notActive', clause: 'LA-EXP-8' },
  },
  setOut(g, f): Next {
    f.size = g.party.length;
    g.events?.push({ type: 'explored', seat: f.seat, card: g.row[f.space], party: g.party.slice() });
    return occur(g, { what: 'explored', who: f.seat, card: g.row[f.space], survivors: g.party });
  },
  // With no bonus to be had, the card's action comes first by itself; it may bring about a bonus.
  cardFirst(g, f): Next {
    if (!mayGoOn(g, f.size) || hasBonus(g, f.seat, f.space, f.done)) return;
    f.done |= CARD_DONE;
    return declare(g, f, CARD);
  },
  // LA-EXP-12, 13. Step 3: the card's action and, if wanted, the space's bonus, in either order.
  cardAndBonus: {
    about: 'part',
    always: true,
    options: (g, f) => parts(g, f.seat, f.space, f.size, f.done),
    take(g, f, part): Next {
      switch (part) {
        case CARD:
          f.done |= CARD_DONE;
          return [...declare(g, f, CARD), AGAIN];
        case BONUS:
          f.done |= BONUS_DONE;
          return [...declare(g, f, BONUS), AGAIN];
        case USE_ITEM:
          return [useItem(f.seat, true), AGAIN];
        case FINISH:
          return;
        default:
          f.done |= besideDone(part - BESIDE);
          return [...declare(g, f, part), AGAIN];
      }
    },
    whyNot(g, f, part) {
      if (part === FINISH) return { key: 'why.cardIsMandatory', clause: 'LA-EXP-12' };
      if (part === USE_ITEM) return { key: 'why.noItemNow', clause: 'LA-RUL-44' };
      if (part >= BESIDE && !spacesBeside(g, f.space).includes(part - BESIDE))
        return { key: 'why.notBeside', clause: 'FS-CREW-4' };
      if (f.done & bitOf(part)) return { key: 'why.partDone', clause: 'LA-EXP-12' };
      return g.party.length < f.size
        ? { key: 'why.partyDied', clause: 'LA-CON-9' }
        : { key: 'why.bonusImpossible', clause: 'LA-BON-1' };
    },
  },
  cardLast: (g, f): Next => (f.done & CARD_DONE || !mayGoOn(g, f.size) ? undefined : declare(g, f, CARD)),
  // LA-EXP-14, LA-CON-4, 10. Step 4.
  exhaustParty(g, f): Next {
    const deaths: Frame[] = [];
    const party = g.party.splice(0);
    for (const s of party) {
      digest(g, s);
      if (skill(g, s) <= 0) deaths.push(die(f.seat, s));
      else exhaust(g, f.seat, s);
    }
    const back = framesOf(g.content.hooks.partyBack, g, f.seat, party);
    return [...deaths, ...back, ...occur(g, { what: 'partyBack', who: f.seat })];
  },
  // LA-EXP-15, 16. Step 5.
  refill(g, f): Next {
    if (g.row[f.space] !== NONE) return;
    slideLeft(g);
    return fillRow();
  },
});

const partyOptions = (g: Aurora, seat: Seat, space: Space): Card[] => {
  if (space === NONE) return [];
  const { active } = g.players[seat];
  const { cost } = g.content.map.spaces[space];
  const last = g.party.length > 0 ? g.party[g.party.length - 1] : NONE;
  const have = totalSkill(g, g.party);
  const options: Card[] = have >= cost && g.party.length > 0 ? [DONE] : [];
  // With those that come later, the cost must still be within reach.
  let later = have;
  for (let i = active.length - 1; i >= 0 && active[i] > last; i--) {
    later += skill(g, active[i]);
    if (later >= cost) options.push(active[i]);
  }
  return options.sort((a, b) => a - b);
};

/** LA-CON-7..9, LA-OPT-16: whether the other part can still be done after a death. */
const mayGoOn = (g: Aurora, size: number): boolean =>
  g.party.length > 0 &&
  !isHalted(g) &&
  (g.content.house.participantDeath === 'othersContinue' || g.party.length === size);

const parts = (g: Aurora, seat: Seat, space: Space, size: number, done: number): number[] => {
  if (space === NONE || g.players[seat].out) return [];
  const goOn = mayGoOn(g, size);
  const card = goOn && !(done & CARD_DONE);
  const bonus = goOn && hasOwnBonus(g, seat, space, done);
  const beside = goOn ? besideLeft(g, seat, space, done) : [];
  const anyBonus = bonus || beside.length > 0;
  const window = itemWindow(g, seat, card || anyBonus, done);
  if (!anyBonus && !window) return [];
  const found: number[] = [];
  if (card) found.push(CARD);
  if (bonus) found.push(BONUS);
  if (window && usableItems(g, seat, midAction).length > 0) found.push(USE_ITEM);
  if (!card) found.push(FINISH);
  for (const other of beside) found.push(BESIDE + other);
  return found;
};

const bitOf = (part: number): number => {
  if (part >= BESIDE) return besideDone(part - BESIDE);
  return part === CARD ? CARD_DONE : BONUS_DONE;
};

const hasOwnBonus = (g: Aurora, seat: Seat, space: Space, done: number): boolean =>
  !(done & BONUS_DONE) && bonusesAt(g, seat, space).length > 0;

/** FS-CREW-4, 6: spaces beside whose bonus can still be done. */
const besideLeft = (g: Aurora, seat: Seat, space: Space, done: number): Space[] =>
  spacesBeside(g, space).filter(other => !(done & besideDone(other)) && bonusesBeside(g, seat, other).length > 0);

const hasBonus = (g: Aurora, seat: Seat, space: Space, done: number): boolean =>
  hasOwnBonus(g, seat, space, done) || besideLeft(g, seat, space, done).length > 0;

/** LA-RUL-44: items between the parts, or to save somebody whom only food keeps alive. Asked by what all can see. */
const itemWindow = (g: Aurora, seat: Seat, partLeft: boolean, done: number): boolean => {
  if (g.players[seat].items.length === 0 || done === 0) return false;
  return partLeft || g.party.some(s => g.fed[s] > 0 && skill(g, s) <= g.fed[s]);
};

/** What an action is called by whoever waits for it. */
const OCCASIONS: Readonly<Record<CardData['kind'], OccasionName>> = {
  location: 'gather',
  survivor: 'recruit',
  encounter: 'encounter',
  truck: 'upgrade',
  trailer: 'upgrade',
  device: 'upgrade',
  event: 'event',
  enemy: 'attack',
};

interface Exploring {
  readonly seat: Seat;
  readonly space: Space;
  readonly size: number;
}

/** FS-STORY-5, 6: a part of step 3 is declared; what others wait with comes before its first effect. */
const declare = (g: Aurora, { seat, space, size }: Exploring, part: number): readonly Frame[] => {
  const card = g.row[space];
  const what = part === CARD ? OCCASIONS[g.content.cards[card].kind] : 'bonus';
  const before = occur(g, { what, who: seat, card, survivors: g.party });
  return before.length === 0 ? [partAction(g, seat, space, part)] : [...before, carryOut(seat, space, part, size)];
};

const partAction = (g: Aurora, seat: Seat, space: Space, part: number): Frame => {
  if (part === CARD) return cardAction(g, seat, space);
  return part === BONUS ? bonusAction(seat, space) : bonusAction(seat, part - BESIDE, true);
};

/** FS-STORY-21, 22: a part that was interrupted is carried out, unless it was called off or cannot be done any more. */
export const carryOut = task(
  'carryOut',
  (seat: Seat, space: Space, part: number, size: number) => ({ seat, space, part, size }),
  {
    act(g, f): Next {
      if (!mayGoOn(g, f.size) || g.row[f.space] === NONE) return;
      if (f.part === CARD && !canAct(g, f.seat, f.space)) return;
      return partAction(g, f.seat, f.space, f.part);
    },
  },
);

/** LA-ACT-1: the kind of card fixes the action. */
const cardAction = (g: Aurora, seat: Seat, space: Space): Frame => {
  switch (g.content.cards[g.row[space]].kind) {
    case 'location':
      return gather(seat, space);
    case 'survivor':
      return recruit(seat, space);
    case 'encounter':
      return meet(seat, space);
    default:
      return takeCard(seat, space);
  }
};

/** LA-ACT-1: a convoy card leaves the row for the convoy. */
export const takeCard = task('takeCard', (seat: Seat, space: Space) => ({ seat, space }), {
  take(g, f): Next {
    const card = g.row[f.space];
    g.row[f.space] = NONE;
    return upgrade(f.seat, card);
  },
});

/** LA-REC: the card goes to the Rest zone, a survivor token into the convoy. */
export const recruit = task('recruit', (seat: Seat, space: Space) => ({ seat, space }), {
  join(g, f): Next {
    const card = g.row[f.space];
    g.row[f.space] = NONE;
    insert(g.players[f.seat].rest, card);
    g.newcomer = card;
    takeToken(g, SURVIVOR);
    g.events?.push({ type: 'recruited', who: f.seat, card });
    const room = stowAll(g, f.seat, [SURVIVOR]);
    return [...(room === undefined ? [] : [room]), ...occur(g, { what: 'recruited', who: f.seat, card })];
  },
});

/** LA-EXP-14, LA-SUR-LEADER: tired survivors go to Exhausted, a Leader only to Rest. */
const exhaust = (g: Aurora, seat: Seat, s: Card): void => {
  const { active, rest, exhausted } = g.players[seat];
  move(active, g.content.traits[s].tireless ? rest : exhausted, s);
};
