import { beforeAll, expect, test } from 'vitest';
import { type ArenaState, planArena } from '../src/arena/index.ts';
import { findingsOf, renderLab } from '../src/lab/index.ts';
import { tagsIn } from '../src/testing.ts';
import { playHere } from './tables.ts';

/** Two seats, four games; whoever takes the anvil wins, and it is met by the first seat alone. */
const made: ArenaState = {
  plan: planArena({ game: 'toy', bots: [{ name: 'one', level: 'random' }], games: 4, tags: true }),
  records: [0, 1, 0, 1].map((winner, game) => ({
    game,
    table: 0,
    bots: [0, 0],
    scores: winner === 0 ? [7, -3] : [2, 6],
    places: winner === 0 ? [1, 2] : [2, 1],
    decisions: 10 + game,
    tags: winner === 0 ? [['met fog', 'taken anvil'], []] : [['met fog'], ['taken anvil', 'taken rope']],
    faults: [],
  })),
  efforts: [{ decisions: 0, iterations: 0, millis: 0 }],
};

let played: ArenaState;
beforeAll(async () => {
  played = await playHere({
    bots: [{ name: '<greedy>', level: 'greedy', settings: { tries: 8 } }],
    games: 30,
    tags: true,
  });
});

test('win rates are told by seat, by what was taken and by what was met', () => {
  const { seats, taken, met, scores, spread, lengths, even } = findingsOf(made);

  expect(seats.map(({ share }) => share)).toEqual([0.5, 0.5]);
  expect(taken.map(({ what, wins }) => [what, wins.share, wins.of])).toEqual([
    ['anvil', 1, 4],
    ['rope', 1, 2],
  ]);
  expect(met.map(({ what, wins, frequency }) => [what, wins.share, frequency])).toEqual([['fog', 0.5, 0.5]]);
  expect(taken[0].lead.mean).toBe(7);
  expect([scores.mean, spread.mean, lengths.mean, even]).toEqual([3, 7, 11.5, 0.5]);
});

test('a game is asked what its events brought to whom', () => {
  const { taken, met } = findingsOf(played);

  expect(taken.length).toBeGreaterThan(20);
  expect(met.map(({ what }) => what).sort()).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'a 5', 'a 6']);
});

test('without tags wanted none are kept', async () => {
  const { records } = await playHere({ bots: [{ name: 'r', level: 'random' }], games: 2 });

  expect(records.flatMap(({ tags }) => tags.flat())).toEqual([]);
});

test('the report is one well-formed page that needs no network', () => {
  const page = renderLab(findingsOf(played));

  expect(tagsIn(page)).toContain('svg');
  expect(page).toContain('&lt;greedy&gt;');
  expect(page).not.toContain('<greedy>');
  expect(page).not.toMatch(/\b(?:src|href)=|url\(|@import|<script/);
  expect(page).toContain("default-src 'none'");
  expect(page).toContain('prefers-color-scheme:dark');
  expect(page).toContain('width=device-width');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a report about no games at all can be written too', () => {
  expect(() => tagsIn(renderLab(findingsOf({ ...made, records: [] })))).not.toThrow();
  expect(renderLab(findingsOf({ ...made, records: [] }))).not.toMatch(/NaN|Infinity/);
});
