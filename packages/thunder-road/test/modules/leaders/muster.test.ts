import { keyFromSeed, must } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';
import { FACE_DOWN, NONE } from '../../../src/state.ts';

const begin = (options: Readonly<Record<string, unknown>>): Race =>
  thunderRoad.setup(must(thunderRoad.content({ leaders: true, ...options })), keyFromSeed('muster'));

test('TR-LEAD-1, TR-LEAD-2, TR-INT-2, TR-RUL-92: two boards are dealt to each car crew, and all keep one at the same time', () => {
  const g = begin({ seats: 4, crew3: 'rig', crew4: 'german' });

  const dealt = [0, 1, 3].flatMap(seat => [...thunderRoad.options(g, seat)]);

  expect(thunderRoad.waitingFor(g)).toEqual([0, 1, 3]);
  expect(new Set(dealt).size).toBe(6);
  expect(g.leaders?.dealt[2]).toEqual([]);
});

test('TR-LEAD-2: nobody sees what another keeps before all have chosen', () => {
  const g = begin({ seats: 3 });

  thunderRoad.choose(g, 1, thunderRoad.options(g, 1)[0]);
  const seen = [0, 1, 2].map(seat => thunderRoad.view(g, seat).leaders?.kept[1]);

  expect(seen).toEqual([FACE_DOWN, g.leaders?.kept[1], FACE_DOWN]);
  expect(thunderRoad.view(g, 0).leaders?.kept[0]).toBe(NONE);
});

test('TR-LEAD-3, TR-CTOK-6: stars are command tokens, out of a supply of fifteen', () => {
  const g = begin({ seats: 4 });
  for (const seat of [0, 1, 2, 3]) thunderRoad.choose(g, seat, thunderRoad.options(g, seat)[0]);

  const stars = g.leaders?.kept.map(leader => g.content.leaders[leader].stars) ?? [];

  expect(g.leaders?.tokens).toEqual(stars);
  expect(g.leaders?.supply).toBe(15 - stars.reduce((a, b) => a + b));
  expect(g.leaders?.open).toBe(true);
});

test('TR-DB-17: without Carnage the leader with the flamethrower is left out', () => {
  const plain = must(thunderRoad.content({ leaders: true }));
  const carnage = must(thunderRoad.content({ leaders: true, carnage: true }));

  expect([plain.leaders.length, carnage.leaders.length]).toEqual([10, 11]);
});

test('part 17: the kit finds no fault with leaders, and finds a leader that is shown too early', () => {
  const options = { leaders: true, seats: 3 };
  const leaky = {
    ...thunderRoad,
    view: (g: Race, seat: number) => ({ ...thunderRoad.view(g, seat), planted: g.leaders?.kept.join(' ') }),
  };

  const sound = conform(thunderRoad, { games: 12, seed: 'leaders', thorough: 20, bound: 3000, options });
  const caught = conform(leaky, { games: 12, seed: 'leaders', thorough: 2, bound: 3000, options });

  expect(sound.fault).toBeNull();
  expect(caught.fault?.check).toBe('secrets');
});
