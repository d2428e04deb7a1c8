import { expect, test } from 'vitest';
import { lastAuroraInsight } from '../../../src/insight/index.ts';
import { card } from '../../asking.ts';
import type { SeatLaid } from '../../lay.ts';
import { device, type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { crews: 'on' };
const CONVOY = [truck(['survivor', 'any: fuel', 'any', 'armour']), trailer(['any', 'any'])];

/** How well the first seat stands before the movement. */
const worth = (seat: SeatLaid, more: Partial<TableLaid> = {}): number => {
  const { g } = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ convoy: CONVOY, at: 3, ...seat }, { at: 3 }],
    ...more,
  });
  return lastAuroraInsight.evaluate(g, 0);
};
/** What a survivor is worth beyond a Leader, with this seat rather than with that one. */
const gain = (name: string, here: SeatLaid, there: SeatLaid): number => {
  const beyond = (seat: SeatLaid) => worth({ crew: [name], ...seat }) - worth({ crew: ['Leader'], ...seat });
  return beyond(here) - beyond(there);
};

test('speed in pursuit counts while somebody is ahead', () => {
  const seats = (name: string, ahead: number): Partial<TableLaid> => ({
    seats: [{ convoy: CONVOY, at: 3, crew: [name] }, { at: ahead }],
  });
  const fleet = (ahead: number) => worth({}, seats('Fleetfoot', ahead)) - worth({}, seats('Leader', ahead));

  expect(fleet(4)).toBeGreaterThan(fleet(3));
});

test('speed by length counts the more, the longer the convoy is; speed without damage is lost with one', () => {
  const long = { convoy: [...CONVOY.map(part => ({ ...part, device: device(['armour']) })), trailer(['any'])] };
  const hurt = { convoy: [truck(['survivor', 'any: fuel', 'any', 'armour: damage']), trailer(['any', 'any'])] };

  expect(gain('Banner Bearer', long, {})).toBeGreaterThan(0);
  expect(gain('Unit Zero', hurt, {})).toBeLessThan(0);
});

test('a contamination is fuel for the Glowworm', () => {
  const ill = { crew: ['Glowworm'], rest: ['Leader'], contamination: { Glowworm: 1 } };
  const other = { crew: ['Driver'], rest: ['Leader'], contamination: { Driver: 1 } };
  const loss = (seat: SeatLaid) => worth({ ...seat, contamination: {} }) - worth(seat);

  expect(loss(ill)).toBeLessThan(loss(other));
});

test('to go to Rest looks better than to stay, and the cheapest meal better than an item', () => {
  const rest = table({
    start: 'shakeOff',
    args: [0, card('Thickblood')],
    options,
    seats: [{ crew: [], exhausted: ['Thickblood'], contamination: { Thickblood: 1 } }, {}],
  });
  const meal = table({
    start: 'wake',
    args: [0],
    options,
    seats: [{ crew: [], exhausted: ['Stoker'], cargo: ['ammo', 'fuel'], items: ['Hazard Suit'] }, {}],
  });
  const [no = 0, yes = 0] = lastAuroraInsight.weigh?.(rest.g, 0, [0, 1]) ?? [];
  const [ammo = 0, fuel = 0, item = 0] = lastAuroraInsight.weigh?.(meal.g, 0, [1, 3, 102]) ?? [];

  expect(yes).toBeGreaterThan(no);
  expect(ammo).toBeGreaterThan(item);
  expect(item).toBeGreaterThan(fuel);
});

test('a burst of speed is a reason', () => {
  const before = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Stoker'], convoy: CONVOY, items: ['Hazard Suit'] }, {}],
  });
  const after = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Stoker'], convoy: CONVOY, items: ['Hazard Suit'] }, {}],
  });

  after.play('the Stoker burns an item', 'Hazard Suit');

  expect(lastAuroraInsight.reasons?.(before.g, 0, 12, after.g)?.map(({ key }) => key)).toContain('hint.faster');
});

test('in reach of an enemy a Spear Sister counts the more, the longer the convoy is', () => {
  const firing = (crew: string, long: boolean): number => {
    const gun = truck(['survivor', 'any: ammo', 'weapon3']);
    const { g } = table({
      start: 'fireTurn',
      args: [0],
      phase: 'fire',
      options,
      seats: [{ crew: [crew], convoy: long ? [gun, trailer(['armour']), trailer(['armour'])] : [gun] }, {}],
      enemies: [{ enemy: 'II' }],
      outcomes: [{ player: { 3: '1' } }],
    });
    return lastAuroraInsight.evaluate(g, 0);
  };
  const more = (long: boolean) => firing('Spear Sister', long) - firing('Hermit', long);

  expect(more(true)).toBeGreaterThan(more(false));
});
