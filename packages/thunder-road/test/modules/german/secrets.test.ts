import { type Key, keyFromSeed, type Seat } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';

const OPTIONS = { seats: 2, crew1: 'german', crew2: 'german' } as const;
const PLAN = { games: 6, seed: 'hands', options: OPTIONS, modules: 'none', bound: 3000 } as const;

test('TR-GER-2: hands and decks stay secret', () => {
  expect(conform(thunderRoad, PLAN).fault).toBeNull();
});

test('TR-GER-2: a hand that is shown to others is found out, and so is one that is not dealt anew', () => {
  const shown = conform(
    {
      ...thunderRoad,
      view: (g: Race, seat: Seat) => ({
        ...thunderRoad.view(g, seat),
        crews: thunderRoad.view(g, seat).crews.map((crew, owner) => ({ ...crew, dice: g.crews[owner].dice.slice() })),
      }),
    },
    PLAN,
  );
  const told = conform({ ...thunderRoad, redact: event => event }, PLAN);
  const kept = conform(
    {
      ...thunderRoad,
      imagine(g: Race, seat: Seat, key: Key) {
        const twin = thunderRoad.imagine(g, seat, key);
        twin.crews[1].dice = g.crews[1].dice.slice();
        return twin;
      },
    },
    PLAN,
  );

  expect([shown.fault?.check, told.fault?.check]).toEqual(['secrets', 'events']);
  expect(kept.fault).not.toBeNull();
});

test('TR-GER-2: what a seat imagines depends on what it knows and on the key, not on what others hold', () => {
  const g = thunderRoad.setup(mustContent(), keyFromSeed('imagine'));
  const key = keyFromSeed('imagined');

  const twin = thunderRoad.imagine(g, 0, key);
  const again = thunderRoad.imagine(thunderRoad.imagine(g, 0, keyFromSeed('other')), 0, key);

  expect(twin.crews[0].dice).toEqual(g.crews[0].dice);
  expect([again.crews, again.decks]).toEqual([twin.crews, twin.decks]);
});

const mustContent = () => {
  const content = thunderRoad.content(OPTIONS);
  if (!content.ok) throw new Error(content.detail);
  return content.value;
};
