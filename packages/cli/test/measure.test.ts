import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { lastroad } from './run.ts';

test('simulate reports lengths, speed, scores and win shares, the same for the same seed', async () => {
  const args = ['simulate', 'toy', '--games', '100', '--seed', '3', '--option', 'seats=2'];
  const told = await lastroad(args);
  const data = await lastroad([...args, '--json']);
  const again = await lastroad([...args, '--json']);

  expect(told.out).toMatch(/^100 games of toy by random, seed 3\n {2}decisions {3}[\d.]+ a game, from \d+ to \d+\n/);
  expect(told.out).toMatch(/\d games\/s/);
  const { decisions, seats } = JSON.parse(data.out) as Simulated;
  expect(seats).toHaveLength(2);
  expect(seats.reduce((sum, seat) => sum + seat.winShare, 0)).toBeCloseTo(1);
  for (const { winShare, interval } of seats) {
    expect(interval[0]).toBeLessThan(winShare);
    expect(interval[1]).toBeGreaterThan(winShare);
  }
  expect(JSON.parse(again.out)).toMatchObject({ decisions, seats });
});

test('simulate lets the bots play that are named, one for all or one for each seat', async () => {
  const args = ['simulate', 'toy', '--games', '12', '--seed', '3', '--json', '--option', 'seats=2', '--bots'];
  const all = JSON.parse((await lastroad([...args, 'greedy'])).out) as Simulated;
  const each = JSON.parse((await lastroad([...args, 'random,greedy'])).out) as Simulated;
  const wrong = await lastroad([...args, 'greedy,greedy,greedy']);

  expect(all.bots).toEqual(['greedy', 'greedy']);
  expect(each.bots).toEqual(['random', 'greedy']);
  expect(each.seats[1]?.winShare).toBeGreaterThan(0.8);
  expect(wrong).toMatchObject({ code: 2, err: 'lastroad simulate: --bots names 3 bots, but there are 2 seats\n' });
});

interface Simulated {
  readonly bots: readonly string[];
  readonly decisions: unknown;
  readonly seats: readonly { readonly winShare: number; readonly interval: readonly [number, number] }[];
}

test('perft counts the leaves of every depth', async () => {
  const told = await lastroad(['perft', 'toy', '--depth', '2', '--seed', '1', '--option', 'seats=2']);
  const data = await lastroad(['perft', 'toy', '--depth', '2', '--decisions', '4', '--json']);

  // Two seats with three cards each; then either the same seat's coin or the other's card.
  expect(told.out).toMatch(/depth 1 +6 leaves/);
  expect(told.out).toMatch(/depth 2 +30 leaves/);
  const { decisions, counted } = JSON.parse(data.out) as { decisions: number; counted: { leaves: number }[] };
  expect(decisions).toBe(4);
  expect(counted).toHaveLength(2);
});

test('bench measures every rate and the size of a save', async () => {
  const told = await lastroad(['bench', 'toy', '--seconds', '0.05']);
  const data = await lastroad(['bench', 'toy', '--seconds', '0.05', '--json']);

  const { rates, saveBytes } = JSON.parse(data.out) as { rates: Record<string, number>; saveBytes: number };
  expect(Object.keys(rates)).toEqual(['decisions', 'clones', 'saves', 'loads', 'hashes']);
  for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(100);
  expect(saveBytes).toBeGreaterThan(200);
  for (const name of [...Object.keys(rates), 'save size']) expect(told.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
});

test("pack prints the game's own values as JSON", async () => {
  const ran = await lastroad(['pack', 'toy']);

  expect(JSON.parse(ran.out)).toEqual(toy.template());
});
