import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import type { SeatLaid } from './lay.ts';
import { device, table, trailer, truck } from './table.ts';

/** The end of a game: the Aurora is at its last dock, waypoint 23. */
const ended = (seats: SeatLaid[], track = [...seats.keys()]) => table({ start: 'endOfRound', dock: 6, seats, track });

const reactor = (token = '') => device([`fame2${token}`], { name: 'Pocket Reactor' });

/** Three waypoints ahead, fame -1, two items, a reactor, a Bounty Hunter, and one clean survivor. */
const exampleSeat = (at: number, slot = ''): SeatLaid => ({
  crew: ['Leader'],
  exhausted: ['Bounty Hunter'],
  contamination: { 'Bounty Hunter': 1 },
  convoy: [
    truck(['survivor', 'any', 'armour: damage'], { device: reactor(slot) }),
    trailer(['any'], { device: device(['armour']) }),
  ],
  at,
  fame: -1,
  items: ['Welding Torch', 'Nitrous Oxide'],
});

test('LA-EX-15, LA-SCO-2, 4..7: distance, fame, items, slots, abilities and clean survivors', () => {
  const t = ended([exampleSeat(23), { at: 20 }]);

  expect(scoreOf(t.g, 0)).toEqual({ distance: 3, fame: -1, items: 2, slots: 2, abilities: 2, last: 1 });
  expect(lastAurora.scores(t.g)[0]).toBe(9);
});

test('LA-EX-15b, LA-SCO-6, LA-LTC-4: a damaged slot gives no fame', () => {
  const t = ended([exampleSeat(23, ': damage'), { at: 20 }]);

  expect(lastAurora.scores(t.g)[0]).toBe(7);
});

test('LA-EX-15c, LA-SCO-8: when nobody reached the Aurora, convoy cards without damage count instead', () => {
  const t = ended([exampleSeat(10), { at: 7 }]);

  expect(t.g.players[0].convoy.filter(card => card >= 0)).toHaveLength(4);
  expect(lastAurora.scores(t.g)[0]).toBe(11);
});

test('LA-SCO-3: shortcuts shorten the lead only if the last convoy could use them', () => {
  const shortcuts = [{ from: 2, to: 6, kind: 'tracks' as const }];
  const last = (tracks: boolean) => ({ convoy: [truck(['survivor', 'survivor'], { tracks })] });
  const slow = table({ start: 'endOfRound', dock: 6, shortcuts, seats: [{ at: 10 }, last(false)] });
  const quick = table({ start: 'endOfRound', dock: 6, shortcuts, seats: [{ at: 10 }, last(true)] });

  expect([scoreOf(slow.g, 0).distance, scoreOf(quick.g, 0).distance]).toEqual([10, 7]);
  expect(scoreOf(quick.g, 1).distance).toBe(0);
});

test('LA-SCO-3, LA-RUL-81: that the leader has tracks is no matter', () => {
  const shortcuts = [{ from: 2, to: 6, kind: 'tracks' as const }];
  const leader = { convoy: [truck(['survivor', 'survivor'], { tracks: true })], at: 10 };
  const t = table({ start: 'endOfRound', dock: 6, shortcuts, seats: [leader, {}] });

  expect(scoreOf(t.g, 0).distance).toBe(10);
});

test('LA-SCO-2: the distance is counted from the very last convoy', () => {
  const t = table({ start: 'endOfRound', dock: 6, seats: [{ at: 10 }, { at: 8 }, { at: 3 }] });

  expect([0, 1, 2].map(seat => scoreOf(t.g, seat).distance)).toEqual([7, 5, 0]);
});

test('LA-SCO-7, 9, LA-DIF-45: once anybody has reached the Aurora, clean survivors in any zone count for everybody', () => {
  const t = ended([
    { at: 23, crew: ['Leader', 'Co-pilot'], contamination: { Leader: 1 } },
    { at: 20, crew: ['Leader'], rest: ['Driver'], exhausted: ['Scout', 'Medic'], contamination: { Scout: 1 } },
  ]);

  expect([scoreOf(t.g, 0).last, scoreOf(t.g, 1).last]).toEqual([1, 3]);
});

test('LA-SCO-8, 9: otherwise undamaged trucks, trailers and devices count for everybody', () => {
  const t = ended([
    { convoy: [truck(['survivor: damage', 'any', 'any']), trailer(['any'], { device: device(['armour']) })] },
    { convoy: [truck(['survivor', 'any']), trailer(['any: damage']), trailer(['armour: damage'])] },
  ]);

  expect([scoreOf(t.g, 0).last, scoreOf(t.g, 1).last]).toEqual([2, 1]);
});

test('LA-SCO-1: the most fame wins', () => {
  const t = ended([{ fame: 2 }, { fame: 5 }, { fame: 3 }]);

  expect(lastAurora.places(t.g)).toEqual([3, 1, 2]);
});

test('LA-TIE-1: of those with equal fame the one further along wins', () => {
  const seats = [{ fame: 3, at: 5 }, { fame: 1, at: 7 }, { at: 5 }];
  const t = ended(seats, [1, 2, 0]);

  expect(lastAurora.scores(t.g).slice(0, 2)).toEqual([5, 5]);
  expect(lastAurora.places(t.g)).toEqual([2, 1, 3]);
});

test('LA-DX-36, LA-TIE-2: on one waypoint the one further right on the turn-order track wins', () => {
  const t = ended([{ fame: 3 }, { fame: 3 }], [1, 0]);
  const other = ended([{ fame: 3 }, { fame: 3 }], [0, 1]);

  expect(lastAurora.places(t.g)).toEqual([1, 2]);
  expect(lastAurora.places(other.g)).toEqual([2, 1]);
});
