import { expect, test } from 'vitest';
import { scoreOf } from '../src/rules/scoring.ts';
import type { SeatLaid } from './lay.ts';
import { device, location, type TableLaid, table, trailer, truck } from './table.ts';

/** Player 1 has the turn and explores; there is nothing else in the row. */
const exploring = (seat: SeatLaid, more: Partial<TableLaid>) =>
  table({ start: 'exploreTurn', args: [0, false], seats: [seat, {}], deck: [], ...more });

test('LA-DX-58, LA-SUR-LEADER, LA-ABL-5: the Leader goes to Rest where others are exhausted', () => {
  const t = exploring({ crew: ['Leader', 'Driver'] }, { row: [location(['fuel'], ['food'])] });

  t.play('explore', 'Leader', 'Driver', 'left block');

  expect([t.zone('Leader'), t.zone('Driver')]).toEqual(['rest', 'exhausted']);
});

/** Player 1 about to move, at speed 2 but for what the crew adds; player 2 leads from `ahead`. */
const driving = (crew: string[], ahead = 0, more: SeatLaid = {}, laid: Partial<TableLaid> = {}) =>
  table({
    start: 'movementTurn',
    args: [0],
    seats: [
      { crew, convoy: [truck(['survivor', 'any']), trailer(['any', 'any'])], cargo: ['fuel'], ...more },
      { at: ahead },
    ],
    ...laid,
  });
const speed = (t: ReturnType<typeof driving>): number => {
  t.play('move');
  return t.reach();
};

test('LA-SUR-COPILOT-1, LA-SUR-DRIVER, LA-SUR-1: Co-pilot and Driver add 1 each, while they are active', () => {
  expect(speed(driving(['Leader']))).toBe(2);
  expect(speed(driving(['Co-pilot']))).toBe(3);
  expect(speed(driving(['Driver']))).toBe(3);
  expect(speed(driving(['Co-pilot', 'Driver']))).toBe(4);
  expect(speed(driving(['Leader'], 0, { rest: ['Co-pilot', 'Driver'] }))).toBe(2);
});

test('LA-DX-54, LA-SUR-COPILOT-2: six waypoints behind the leader the Co-pilot adds 2, at five only 1', () => {
  expect(speed(driving(['Co-pilot'], 6))).toBe(4);
  expect(speed(driving(['Co-pilot'], 5))).toBe(3);
});

test('LA-DX-54, LA-SUR-COPILOT-3: by the shortest way this convoy could take', () => {
  const shortcuts = [{ from: 1, to: 4, kind: 'tracks' as const }];
  const tracked = [truck(['survivor', 'any'], { tracks: true }), trailer(['any', 'any'])];

  expect(speed(driving(['Co-pilot'], 7, {}, { shortcuts }))).toBe(4);
  // The tracked way to waypoint 7 is 5 long: only one point, and it carries the convoy to waypoint 5.
  expect(speed(driving(['Co-pilot'], 7, { convoy: tracked }, { shortcuts }))).toBe(5);
});

test('LA-DX-59, LA-SUR-MEDIC: the Medic brings somebody back whose ability counts at once', () => {
  const t = driving(['Medic'], 0, { rest: ['Driver'] });

  t.play('use the Medic');
  expect(t.zone('Driver')).toBe('active');

  expect(speed(t)).toBe(3);
});

test('LA-SUR-2, LA-RUL-32, LA-ABL-2: the Medic helps once, and stays active', () => {
  const t = driving(['Medic'], 0, { rest: ['Driver', 'Scout'] });

  t.play('use the Medic', 'Scout');

  expect([t.zone('Scout'), t.zone('Driver'), t.zone('Medic')]).toEqual(['active', 'rest', 'active']);
  expect(t.may()).not.toContain('use the Medic');
});

test('LA-SUR-MEDIC: nobody is brought back from Exhausted', () => {
  const t = driving(['Medic'], 0, { exhausted: ['Driver'] });

  expect(t.may()).not.toContain('use the Medic');
});

test('LA-SUR-MECHANIC, LA-SUR-2: the Mechanic repairs up to 2 damage in the Rest phase, once', () => {
  const convoy = [truck(['survivor', 'armour: damage', 'weapon1: damage']), trailer(['armour: damage', 'any'])];
  const t = table({ start: 'restPhase', seats: [{ crew: ['Leader'], rest: ['Mechanic'], convoy }, {}] });

  t.play('the Mechanic repairs', 'truck, slot 2', 'truck, slot 3');

  expect(t.count('damage')).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('LA-SUR-HERMIT: no participant is contaminated by the card while the Hermit takes part', () => {
  const row = [location(['fuel'], ['food'], 'contamination')];
  const together = exploring({ crew: ['Leader', 'Hermit'] }, { row });
  const alone = exploring({ crew: ['Leader', 'Hermit'] }, { row });

  together.play('explore', 'Leader', 'Hermit', 'left block');
  alone.play('explore', 'Leader', 'go', 'left block');

  expect([together.contamination('Leader'), together.contamination('Hermit')]).toEqual([0, 0]);
  expect(alone.contamination('Leader')).toBe(1);
});

test('LA-SUR-HERMIT: nor by the bonus', () => {
  const t = exploring({ crew: ['Leader', 'Hermit'] }, { row: [null, null, null, null, location(['food'], [])] });

  t.play('explore', 'the card', 'the bonus');

  expect([t.count('fuel'), t.contamination('Leader'), t.contamination('Hermit')]).toEqual([1, 0, 0]);
});

test('LA-SUR-BOUNTY, LA-DIF-55: the Bounty Hunter is worth 2 fame to an owner of loot', () => {
  const seat = (loot: boolean): SeatLaid => ({
    crew: ['Leader'],
    exhausted: ['Bounty Hunter'],
    convoy: [truck(['survivor', 'any'], { device: device(['armour'], { name: loot ? 'Armoured Boot' : null }) })],
  });
  const [lucky, poor] = [true, false].map(loot => table({ start: 'endOfRound', dock: 6, seats: [seat(loot), {}] }));

  expect([scoreOf(lucky.g, 0).abilities, scoreOf(poor.g, 0).abilities]).toEqual([2, 0]);
});

test('LA-SUR-ORPHAN, LA-ABL-4: the Orphan is worth 1 fame in whatever zone', () => {
  const zones = [{ crew: ['Orphan'] }, { crew: [], rest: ['Orphan'] }, { crew: [], exhausted: ['Orphan'] }];

  const fame = zones.map(seat => scoreOf(table({ start: 'endOfRound', dock: 6, seats: [seat, {}] }).g, 0).abilities);

  expect(fame).toEqual([1, 1, 1]);
});

test('LA-SUR-PREACHER, LA-RUL-63: with the Preacher the card costs no fame, not even damage at the bottom', () => {
  const row = [location(['fuel'], ['food'], 'loseFame')];
  const blessed = exploring({ crew: ['Leader', 'Preacher'], fame: -1 }, { row });
  const cursed = exploring({ crew: ['Leader', 'Preacher'], fame: 0 }, { row });

  blessed.play('explore', 'Preacher', 'left block');
  cursed.play('explore', 'Leader', 'go', 'left block');

  expect([blessed.fame(), blessed.count('damage')]).toEqual([-1, 0]);
  expect(cursed.fame()).toBe(-1);
});
