import { type Chance, type Seat, uniform } from '@lastroad/kernel';
import type { ConvoyCard } from '../src/cards.ts';
import { type Aurora, lastAurora } from '../src/index.ts';

/** A simple player with a little sense: it explores, drives and shoots when it can, and protects its people. */
export const chooseSimply = (g: Aurora, seat: Seat, dice: Chance): number => {
  const options = lastAurora.options(g, seat);
  if (options.length === 1) return options[0];
  const name = lastAurora.question(g, seat)?.name ?? '';
  const sense = SENSE[name];
  return sense === undefined ? any(options, dice) : sense(options, dice, g, seat);
};

type Sense = (options: readonly number[], dice: Chance, g: Aurora, seat: Seat) => number;

const any = (options: readonly number[], dice: Chance): number => options[uniform(dice, options.length)];
const first = (options: readonly number[]): number => options[0];
const last = (options: readonly number[]): number => options[options.length - 1];

/** The choice if it is offered and the dice agree, so many times in a hundred; else one of the others. */
const prefer =
  (choice: number, percent: number): Sense =>
  (options, dice) => {
    if (!options.includes(choice)) return any(options, dice);
    if (uniform(dice, 100) < percent) return choice;
    return any(
      options.filter(other => other !== choice),
      dice,
    );
  };

const neverDone: Sense = (options, dice) =>
  any(
    options.filter(choice => choice !== -1),
    dice,
  );

const notSurvivor: Sense = (options, dice) => {
  const rest = options.filter(token => token !== 4);
  return any(rest.length > 0 ? rest : options, dice);
};

/** What a slot is worth to its owner: armour nothing, people most. */
const slotWorth = (g: Aurora, seat: Seat, slot: number): number => {
  const player = g.players[seat];
  const kind = (g.content.cards[player.convoy[slot >> 3]] as ConvoyCard).slots[slot & 7];
  if (kind === 'armour' || kind === 'asgardArmour') return 0;
  const token = player.cargo[slot];
  if (token === 4) return slot < 8 ? 10 : 9;
  if (kind === 'any' || kind === 'foodOrFuel') return token === 0 ? 1 : 4;
  return kind === 'survivor' ? (slot < 8 ? 8 : 2) : 5;
};

const leastWorth: Sense = (options, _dice, g, seat) =>
  options.reduce((a, b) => (slotWorth(g, seat, b) < slotWorth(g, seat, a) ? b : a));
const mostWorth: Sense = (options, dice, g, seat) => {
  const slots = options.filter(slot => slot !== -1);
  return slots.length === 0
    ? any(options, dice)
    : slots.reduce((a, b) => (slotWorth(g, seat, b) > slotWorth(g, seat, a) ? b : a));
};

/** Whoever bears it best; a suit if there is one. */
const toughest: Sense = (options, _dice, g) => {
  if (options[0] === -3) return -3;
  return options.reduce((a, b) => (skillOf(g, b) > skillOf(g, a) ? b : a));
};

/** Keeps one fuel for the next round, most of the time. */
const thrifty: Sense = (options, dice) =>
  uniform(dice, 4) === 0 ? last(options) : options[uniform(dice, Math.max(1, options.length - 1))];

/** Harmless bonuses always, others sometimes, and never one that kills. */
const cautiousBonus: Sense = (options, dice, g) => {
  const lethal = !g.party.some(s => skillOf(g, s) - g.fed[s] > 1);
  const safe = options.filter(bonus => !(bonus === 6 && lethal));
  const kind = safe.filter(bonus => bonus <= 3 || bonus >= 7);
  return any(kind.length > 0 && uniform(dice, 4) > 0 ? kind : safe.length > 0 ? safe : options, dice);
};

/** The bonus when it heals or repairs, now and then otherwise; never when it would kill. */
const cautiousPart: Sense = (options, dice, g, seat) => {
  const doomed = g.party.every(s => skillOf(g, s) - g.fed[s] <= 1);
  const ill = g.party.some(s => g.contamination[s] > 0) || g.players[seat].cargo.includes(5);
  if (options.includes(1) && (ill ? uniform(dice, 10) < 9 : !doomed && uniform(dice, 3) === 0)) return 1;
  return options.includes(0) ? 0 : last(options);
};

const skillOf = (g: Aurora, s: number): number =>
  (g.content.cards[s] as { skill: number }).skill - g.contamination[s] + g.fed[s];

const weakest: Sense = (options, _dice, g) => options.reduce((a, b) => (worth(g, b) < worth(g, a) ? b : a));
const worth = (g: Aurora, s: number): number =>
  (g.content.cards[s] as { skill: number }).skill * 2 - g.contamination[s];

/** The row as a person would look at it: fuel when there is little, people while there are few. */
const explorePull: Sense = (options, dice, g, seat) => {
  const player = g.players[seat];
  const fuel = player.cargo.filter(token => token === 3).length;
  const people = player.active.length + player.rest.length + player.exhausted.length;
  const pull = (space: number): number => {
    const { kind } = g.content.cards[g.row[space]];
    if (kind === 'location') return fuel < 2 && [...g.goods[space * 2], ...g.goods[space * 2 + 1]].includes(3) ? 8 : 3;
    return kind === 'survivor' ? (people < 4 ? 8 : 3) : 2;
  };
  const ill = player.active.some(s => g.contamination[s] > 0);
  if (ill && options.includes(1) && uniform(dice, 2) === 0) return 1;
  const pot = options.flatMap(space => new Array<number>(pull(space)).fill(space));
  return any(pot, dice);
};

/** As far as the main road leads, mostly: shortcuts hurt. */
const farAndSafe: Sense = (options, dice, g, seat) => {
  const goal = last(options);
  const { points } = g.stack[g.stack.length - 1] as unknown as { points: number };
  const safe = options.filter(node => node <= g.players[seat].node + points);
  return uniform(dice, 3) > 0 && safe.length > 0 ? last(safe) : goal;
};

/** The block with more fuel while there is little of it. */
const betterBlock: Sense = (options, dice, g, seat) => {
  const frame = g.stack[g.stack.length - 1] as unknown as { space: number };
  const fuel = (side: number): number => g.goods[frame.space * 2 + side].filter(token => token === 3).length;
  if (g.players[seat].cargo.filter(token => token === 3).length >= 2) return any(options, dice);
  return options.reduce((a, b) => (fuel(b) > fuel(a) ? b : a));
};

/** With much damage somebody stays to repair it. */
const exploreOrRepair: Sense = (options, dice, g, seat) => {
  const hurt = g.players[seat].cargo.filter(token => token === 5).length;
  if (options.includes(1) && hurt > 1 && uniform(dice, 10) < hurt * 2) return 1;
  return prefer(0, 95)(options, dice, g, seat);
};

const SENSE: Readonly<Record<string, Sense>> = {
  'exploreTurn.chooseAct': exploreOrRepair,
  'exploreTurn.afterwards': prefer(5, 80),
  'explore.chooseSpace': explorePull,
  'explore.chooseParty': (options, dice) => (options.includes(-1) ? -1 : any(options, dice)),
  'explore.cardAndBonus': cautiousPart,
  'gather.chooseBlock': betterBlock,
  'bonusAction.chooseBonus': cautiousBonus,
  'stow.giveUp': notSurvivor,
  'seatTheDriver.giveUp': notSurvivor,
  'damage.chooseSlot': leastWorth,
  'repair.chooseSlot': mostWorth,
  'contaminate.chooseSurvivor': toughest,
  'cure.chooseSurvivor': neverDone,
  'loseCard.chooseSurvivor': weakest,
  'restTurn.feed': prefer(0, 85),
  'restTurn.useAbilities': prefer(1, 90),
  'movementTurn.chooseAct': prefer(0, 90),
  'startMoving.addFuel': thrifty,
  'startMoving.addFood': thrifty,
  'drive.chooseGoal': farAndSafe,
  'drive.chooseRoad': first,
  'visitTile.takeTile': last,
  'fireTurn.chooseAct': prefer(0, 80),
  'stowInFire.chooseSlot': neverDone,
  'takeLoot.chooseToKeep': last,
  'sufferAmbush.chooseWay': any,
  'frostbite.chooseToken': first,
};
