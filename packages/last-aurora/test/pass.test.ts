import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, type Table, table, truck } from './table.ts';

const SHED = location(['fuel'], ['food']);
const WORN = [truck(['survivor', 'any', 'any', 'armour: damage', 'armour: damage', 'weapon1: damage'])];
const TURN = { start: 'exploreTurn', args: [0, false] };

const scout = (seat: object = {}): Table =>
  table({ ...TURN, row: [SHED], seats: [{ crew: ['Scout'], convoy: WORN, ...seat }, {}], skills: { Scout: 2 } });

test('LA-EX-9, LA-PAS-1, LA-PAS-2, LA-DEC-15, LA-DIF-51: a clean Scout of skill 2 rests and repairs up to two damage', () => {
  const two = scout();
  const none = scout();

  two.play('pass', 'truck, slot 4', 'truck, slot 5');
  none.play('pass', 'done');

  expect([two.zone('Scout'), two.count('damage')]).toEqual(['rest', 1]);
  expect([none.zone('Scout'), none.count('damage')]).toEqual(['rest', 3]);
  expect(two.asked().seats).toEqual([]);
});

test('LA-EX-9b, LA-PAS-3, LA-RUL-17: contaminated, only one', () => {
  const t = scout({ contamination: { Scout: 1 } });

  t.play('pass', 'truck, slot 4');

  expect([t.count('damage'), t.asked().seats]).toEqual([2, []]);
});

test('LA-PAS-3, LA-RUL-17: food and Antifreeze count', () => {
  const fed = scout({ cargo: ['food'] });
  const boosted = scout({ items: ['Antifreeze'] });

  fed.play('feed for skill', 'pass', 'truck, slot 4', 'truck, slot 5', 'truck, slot 6');
  boosted.play('use an item', 'Antifreeze', 'pass', 'truck, slot 4', 'truck, slot 5', 'truck, slot 6');

  expect([fed.count('damage'), boosted.count('damage')]).toEqual([0, 0]);
});

test('LA-PAS-1, LA-DEC-15: exactly one survivor goes to Rest, one of the active', () => {
  const t = scout({ crew: ['Scout', 'Leader'], exhausted: ['Medic'] });

  t.play('pass');
  expect(t.may()).toEqual(['Leader', 'Scout']);
  t.play('Leader', 'done');

  expect(['Scout', 'Leader', 'Medic'].map(name => t.zone(name))).toEqual(['active', 'rest', 'exhausted']);
});

test('LA-PAS-4: with nobody active one passes and repairs nothing', () => {
  const t = scout({ crew: [], rest: ['Scout'], items: ['Mine'] });

  expect(t.may()).toEqual(['end the turn']);
  t.play('end the turn');

  expect([t.count('damage'), t.zone('Scout')]).toEqual([3, 'rest']);
});

test('LA-PAS-5: after a pass one may explore in a later turn', () => {
  const t = table({ start: 'explorePhase', row: [SHED], seats: [{ crew: ['Scout', 'Driver'] }, { crew: ['Leader'] }] });

  t.play('pass', 'Scout', 'pass');

  expect(t.asked().seats).toEqual([0]);
  expect(t.may()).toContain('explore');
});

test('LA-DX-19, LA-EPE-1, LA-DIF-43: the phase ends as soon as nobody is active, in the middle of a cycle', () => {
  const seats = [{ crew: ['Leader'] }, { crew: [], rest: ['Leader'], items: ['Field Ration'] }, { crew: ['Leader'] }];
  const t = table({ start: 'explorePhase', row: [SHED], seats, track: [2, 0, 1] });

  t.play('pass');
  expect(t.asked().seats).toEqual([0]);
  t.play('pass');

  expect(t.asked().seats).toEqual([]);
});

test('LA-EPE-2, LA-DX-19: no item prolongs a phase that ended in the turn of another', () => {
  const seats = [{ crew: ['Leader'] }, { crew: [], rest: ['Leader'], items: ['Field Ration'] }];
  const t = table({ start: 'explorePhase', row: [SHED], seats, track: [0, 1] });

  t.play('pass');

  expect(t.asked().seats).toEqual([]);
  expect(t.items(1)).toEqual(['Field Ration']);
});

test('LA-EPE-1: but while somebody is active, whoever has nobody gets their turns', () => {
  const idle = { crew: [], rest: ['Leader'], items: ['Field Ration'] };
  const t = table({ start: 'explorePhase', row: [SHED], seats: [{ crew: ['Leader', 'Driver'] }, idle], track: [0, 1] });

  t.play('pass', 'Driver');

  expect(t.asked().seats).toEqual([1]);
  expect(t.may()).toEqual(['use an item', 'end the turn']);
});

const MOVE = { start: 'movementTurn', args: [0] };
const points = (t: Table): string => {
  t.play('move');
  return t.may().at(-1) ?? '';
};

test('LA-ABL-1: an ability works in its phase, and only while the survivor is active', () => {
  const seat = (crew: string[], rest: string[]) => ({ crew, rest, cargo: ['fuel'] });
  const active = table({ ...MOVE, seats: [seat(['Driver', 'Leader'], []), {}] });
  const resting = table({ ...MOVE, seats: [seat(['Leader'], ['Driver']), {}] });
  const exploring = table({ ...TURN, seats: [seat(['Medic'], ['Driver']), {}] });
  const moving = table({ ...MOVE, seats: [seat(['Medic'], ['Driver']), {}] });

  expect([points(active), points(resting)]).toEqual(['waypoint 3', 'waypoint 2']);
  expect(exploring.may()).toEqual(['pass']);
  expect(moving.may()).toContain('use the Medic');
});

test('LA-ABL-2: an ability neither moves nor tires the survivor', () => {
  const t = table({ ...MOVE, seats: [{ crew: ['Medic'], rest: ['Driver'], cargo: ['fuel'] }, {}] });

  t.play('use the Medic');

  expect([t.zone('Medic'), t.zone('Driver')]).toEqual(['active', 'active']);
});

test('LA-ABL-3: Hermit, Preacher and Scout help only those they go with', () => {
  const explore = (helper: string, effect: 'contamination' | 'loseFame' | 'none'): Table => {
    const row = [location(['fuel'], ['food'], effect)];
    const t = table({ ...TURN, row, seats: [{ crew: ['Leader', helper], fame: 2, convoy: WORN }, {}] });
    t.play('explore', 'Leader', 'go', 'the card');
    return t;
  };

  expect(explore('Hermit', 'contamination').contamination('Leader')).toBe(1);
  expect(explore('Preacher', 'loseFame').fame()).toBe(1);
  const alone = explore('Scout', 'none');
  alone.play('left block', 'the bonus');
  expect(alone.asked().name).toBe('repair.chooseSlot');
});

test('LA-ABL-4: abilities for the end count in any zone', () => {
  const score = (zones: object): number => {
    const t = table({ ...TURN, seats: [{ crew: ['Leader'], ...zones }, {}] });
    return lastAurora.scores(t.g)[0];
  };
  const [none, ...all] = [{}, { crew: ['Leader', 'Orphan'] }, { rest: ['Orphan'] }, { exhausted: ['Orphan'] }].map(
    score,
  );

  expect(all).toEqual([none + 1, none + 1, none + 1]);
});

test('LA-ABL-5, LA-EXP-14: after exploring a Leader goes to Rest, others to Exhausted', () => {
  const t = table({ ...TURN, row: [SHED], seats: [{ crew: ['Leader', 'Driver'] }, {}] });

  t.play('explore', 'Leader', 'Driver', 'left block');

  expect([t.zone('Leader'), t.zone('Driver')]).toEqual(['rest', 'exhausted']);
});

test('LA-RUL-108: contaminated survivors keep their abilities', () => {
  const seat = { crew: ['Driver', 'Leader'], cargo: ['fuel'], contamination: { Driver: 1 } };

  expect(points(table({ ...MOVE, seats: [seat, {}] }))).toBe('waypoint 3');
});
