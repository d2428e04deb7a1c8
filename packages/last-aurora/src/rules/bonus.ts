import { type Next, type Seat } from '@lastroad/kernel';
import { BONUSES, type Bonus } from '../board.ts';
import { AMMO, type Aurora, type Card, FOOD, FUEL, type Space, type Token, task } from '../state.ts';
import { canSeatDriver, pull, seatDriver } from '../verbs/cargo.ts';
import { contaminate, cure, infected } from '../verbs/contaminate.ts';
import { hasToken } from '../verbs/convoy.ts';
import { canBeDamaged, damage, hasDamage, repair } from '../verbs/damage.ts';
import { loseFame } from '../verbs/fame.ts';
import { canDrive } from '../verbs/roads.ts';
import { gain } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';
import { partyHas } from '../verbs/survivors.ts';
import { ATTACK, attack, canAttack, canFireJunk } from './attack.ts';
import { drive } from './drive.ts';
import { FIRE_JUNK, fireJunk } from './junk.ts';
import { shareSpoils } from './loot.ts';
import { canUpgrade, upgrade } from './upgrade.ts';
import { seatTheDriver } from './wheel.ts';

interface BonusAction {
  possible(g: Aurora, seat: Seat): boolean;
  act(g: Aurora, seat: Seat): Next;
}

/** LA-BON-5, LA-RUL-14: a resource for a damage. */
const forDamage = (token: Token): BonusAction => ({
  possible: canBeDamaged,
  act: (g, seat) => [...framesOf(gain(g, seat, [token])), damage(seat, 1)],
});

const framesOf = <T>(frame: T | undefined): T[] => (frame === undefined ? [] : [frame]);

/** LA-BET-3..9: points of a bonus move. */
const BONUS_MOVE = 2;

/** LA-BON-2..6, LA-BET-3..19: the bonus actions. */
const ACTIONS: Readonly<Record<Bonus, BonusAction>> = {
  repairOne: { possible: hasDamage, act: (_g, seat) => repair(seat, 1) },
  repairTwo: { possible: hasDamage, act: (_g, seat) => repair(seat, 2) },
  cureOne: { possible: (g, seat) => infected(g, seat, 'party').length > 0, act: (_g, seat) => cure(seat, 1, 'party') },
  cureTwo: { possible: (g, seat) => infected(g, seat, 'party').length > 0, act: (_g, seat) => cure(seat, 2, 'party') },
  foodForDamage: forDamage(FOOD),
  ammoForDamage: forDamage(AMMO),
  fuelForContamination: {
    possible: () => true,
    act: (g, seat) => [...framesOf(gain(g, seat, [FUEL])), contaminate(seat, 1, 'party')],
  },
  // LA-SUR-PREACHER, LA-BET-18: a Preacher is no help here, and at the bottom it costs damage.
  fuelForFame: {
    possible: () => true,
    act: (g, seat) => [...framesOf(gain(g, seat, [FUEL])), loseFame(seat, 1)],
  },
  drive: {
    possible: (g, seat) => hasToken(g.players[seat], FUEL) && canDrive(g, seat) && canSeatDriver(g, seat),
    act: (_g, seat) => bonusMove(seat),
  },
  salvage: {
    possible: (g, seat) => salvageable(g, seat).length > 0,
    act: (_g, seat) => salvage(seat),
  },
  attack: {
    possible: (g, seat) => canAttack(g, seat, false) || canFireJunk(g, seat),
    act: (g, seat) => [canFireJunk(g, seat) ? bonusShot(seat) : attack(seat, false), shareSpoils()],
  },
};

const possible = (g: Aurora, seat: Seat, printed: readonly number[]): number[] => {
  const found: number[] = [];
  for (let i = 0; i < printed.length; i++) if (ACTIONS[BONUSES[printed[i]]].possible(g, seat)) found.push(printed[i]);
  return found;
};

/** FS-CREW-4, 7: spaces whose bonuses can be done beside that of the explored one, whatever lies in them. */
export const spacesBeside = (g: Aurora, space: Space): Space[] => {
  const { hooks } = g.content;
  return hooks.beside.length === 0 ? [] : hooks.beside.flatMap(spaces => spaces(g, space));
};

/** FS-CREW-6: a Scout finds the bonuses of all spaces but of those that can be done anyway, so that none is done twice. */
const scouted = (g: Aurora, space: Space): readonly number[] => {
  const { bonuses, spaces } = g.content.map;
  const anyway = spacesBeside(g, space);
  if (anyway.length === 0) return bonuses[spaces.length];
  const others = spaces.flatMap((_, other) => (anyway.includes(other) ? [] : bonuses[other]));
  return [...new Set(others)].sort((a, b) => a - b);
};

/** LA-BON-1, LA-SUR-SCOUT, LA-RUL-62: bonuses of the explored space that can be done now, by their number. */
export const bonusesAt = (g: Aurora, seat: Seat, space: Space): number[] =>
  possible(g, seat, partyHas(g, 'findsBonuses') ? scouted(g, space) : g.content.map.bonuses[space]);

export const bonusesBeside = (g: Aurora, seat: Seat, space: Space): number[] =>
  possible(g, seat, g.content.map.bonuses[space]);

const BESIDE = { beside: true } as const;

/** LA-BON-1: one bonus of the explored space, or of one beside it. Only then it is noted: older saves know no such thing. */
const bonusFrame = (seat: Seat, space: Space, beside = false): { seat: Seat; space: Space; beside?: true } => ({
  seat,
  space,
  ...(beside && BESIDE),
});

export const bonusAction = task('bonusAction', bonusFrame, {
  chooseBonus: {
    about: 'bonus',
    options: (g, f) => (f.beside ? bonusesBeside(g, f.seat, f.space) : bonusesAt(g, f.seat, f.space)),
    take(g, f, bonus): Next {
      g.events?.push({ type: 'bonusTaken', seat: f.seat, bonus });
      return ACTIONS[BONUSES[bonus]].act(g, f.seat);
    },
    whyNot: (g, f, bonus) =>
      g.content.map.spaces[f.space].bonus.includes(BONUSES[bonus])
        ? { key: 'why.bonusImpossible', clause: 'LA-RUL-14' }
        : { key: 'why.bonusElsewhere', clause: 'LA-BON-1' },
  },
});

/** FS-INT-18: the attack of a bonus, with a weapon for ammo or with one for an item. */
export const bonusShot = task('bonusShot', (seat: Seat) => ({ seat }), {
  chooseAct: {
    about: 'fireAct',
    options: (g, f) => (canAttack(g, f.seat, false) ? [ATTACK, FIRE_JUNK.number] : [FIRE_JUNK.number]),
    take: (_g, f, act): Next => (act === ATTACK ? attack(f.seat, false) : fireJunk(f.seat)),
    whyNot: (_g, _f, act) =>
      act === ATTACK
        ? { key: 'why.cannotAttack', clause: 'LA-BET-15' }
        : { key: 'why.notInBonus', clause: 'LA-BET-15' },
  },
});

/** LA-BET-3..9, LA-RUL-33: spend 1 fuel and move 1 or 2 waypoints at once. */
export const bonusMove = task('bonusMove', (seat: Seat) => ({ seat }), {
  driver: (_g, f) => seatTheDriver(f.seat),
  move(g, f): Next {
    const player = g.players[f.seat];
    pull(g, player, FUEL);
    returnToken(g, FUEL);
    g.events?.push({ type: 'gaveUp', who: f.seat, token: FUEL });
    seatDriver(g, player);
    return drive(f.seat, BONUS_MOVE, false);
  },
});

/** LA-BET-10, 11, LA-RUL-84: convoy cards in the discard pile, but none in an opponent's colour. */
export const salvageable = (g: Aurora, seat: Seat): Card[] =>
  g.discard
    .filter(card => {
      const { kind } = g.content.cards[card];
      if (kind !== 'truck' && kind !== 'trailer' && kind !== 'device') return false;
      return canUpgrade(g, seat, card) && isFree(g, seat, card);
    })
    .sort((a, b) => a - b);

const isFree = (g: Aurora, seat: Seat, card: Card): boolean => {
  const { colour } = g.content.cards[card];
  return colour === null || colour === seat;
};

/** LA-BET-10: upgrade with a card from the discard pile. */
export const salvage = task('salvage', (seat: Seat) => ({ seat }), {
  chooseCard: {
    about: 'discarded',
    options: (g, f) => salvageable(g, f.seat),
    take(g, f, card): Next {
      g.discard.splice(g.discard.indexOf(card), 1);
      return upgrade(f.seat, card);
    },
    whyNot: (g, f, card) =>
      isFree(g, f.seat, card)
        ? { key: 'why.noConvoyCard', clause: 'LA-BET-10' }
        : { key: 'why.opponentsColour', clause: 'LA-BET-11' },
  },
});
