import { keyFromSeed, must } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { CREWS } from '../../../src/cards.ts';
import { BASE as TABLES } from '../../../src/content/tables.ts';
import { type Aurora, lastAurora } from '../../../src/index.ts';
import { AUTOMA, NONE, SURVIVOR } from '../../../src/state.ts';
import { countTokens } from '../../../src/verbs/convoy.ts';
import { crew } from '../../../src/verbs/survivors.ts';

const contentOf = (options: object, pack: unknown = null) => must(lastAurora.content({ ...options }, pack));
const setUp = (options: object, seed: string | number = 1): Aurora =>
  lastAurora.setup(contentOf({ crews: 'on', ...options }), keyFromSeed(`crews ${seed}`));

/** The number of the crew that a seat leads, or `NONE`. */
const crewOf = (g: Aurora, seat: number): number =>
  g.content.piles.crews.findIndex(cards => String(cards) === String(crew(g.players[seat])));
const crewsOf = (g: Aurora): number[] => g.players.map((_, seat) => crewOf(g, seat));

test('FS-CREW-1, FS-DATA-7, FS-DB-53: four crews of two; their skills are 3 to 5 together', () => {
  const rows = TABLES.survivors.filter(({ module }) => module === 'crews');
  const skills = CREWS.map(name => rows.filter(row => row.crew === name).map(({ skill }) => skill));

  expect(rows).toHaveLength(8);
  expect(rows.every(({ period, colour }) => period === 'S' && colour === undefined)).toBe(true);
  expect(skills).toEqual([
    [2, 1],
    [3, 2],
    [2, 3],
    [2, 2],
  ]);
  const refused = lastAurora.content({}, { survivors: [{ id: 'stoker', crew: 'norse' }] });
  expect(refused).toMatchObject({ ok: false, detail: 'survivors: the crew "norse" needs two' });
});

test('FS-CREW-2: a crew comes in place of Leader and Co-pilot, everything else is as it was', () => {
  const [plain, crewed] = [lastAurora.setup(contentOf({ seats: 3 }), keyFromSeed('crews 1')), setUp({ seats: 3 })];

  for (const [seat, player] of crewed.players.entries()) {
    expect(player.active).toHaveLength(2);
    expect(player.active.every(s => crewed.content.cards[s].module === 'crews')).toBe(true);
    expect(player.cargo).toEqual(plain.players[seat].cargo);
    expect(player.convoy).toEqual(plain.players[seat].convoy);
    expect(countTokens(player, SURVIVOR)).toBe(2);
  }
  expect(crewed.track).toEqual(plain.track);
  expect(crewed.row).toEqual(plain.row);
  expect(crewed.deck).toEqual(plain.deck);
});

test('FS-CREW-3, FS-RUL-18: dealt at random, one for each, and the others stay in the box', () => {
  const deals = Array.from({ length: 30 }, (_, seed) => setUp({ seats: 3 }, seed));

  for (const g of deals) {
    expect(new Set(crewsOf(g)).size).toBe(3);
    expect(crewsOf(g)).not.toContain(NONE);
    expect(g.box.filter(card => g.content.cards[card].module === 'crews')).toHaveLength(2);
  }
  expect(new Set(deals.map(g => String(crewsOf(g)))).size).toBeGreaterThan(10);
});

test('FS-CREW-3, FS-RUL-18: by colour everybody has the crew of the own number', () => {
  expect(crewsOf(setUp({ seats: 4, crewsAre: 'byColour' }))).toEqual([0, 1, 2, 3]);
});

test('FS-CREW-3, FS-RUL-18: chosen in reverse order, from the left of the track, and nobody takes what another has', () => {
  const g = setUp({ seats: 4, crewsAre: 'chosen' });
  const asked: number[] = [];
  const offered: (readonly number[])[] = [];
  const taken: unknown[] = [];

  while (lastAurora.question(g, lastAurora.waitingFor(g)[0])?.name === 'chooseCrew.choose') {
    const [seat] = lastAurora.waitingFor(g);
    const options = lastAurora.options(g, seat);
    asked.push(seat);
    offered.push(options);
    taken.push(lastAurora.whyNot(g, seat, 3)?.clause);
    lastAurora.choose(g, seat, options[options.length - 1]);
  }

  expect(asked).toEqual(g.track.slice(0, 3));
  expect(offered).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 1],
  ]);
  expect(taken).toEqual([undefined, 'FS-CREW-3', 'FS-CREW-3']);
  expect(g.track.map(seat => crewOf(g, seat))).toEqual([3, 2, 1, 0]);
});

test('FS-CREW-3: while crews are chosen all see who leads what, and that it is not the first round yet', () => {
  const g = setUp({ seats: 2, crewsAre: 'chosen' });
  const [first, second] = g.track;

  lastAurora.choose(g, first, 1);

  expect(lastAurora.waitingFor(g)).toEqual([second]);
  expect(lastAurora.view(g, second).players[first].active.map(({ skill }) => skill)).toEqual([3, 2]);
  expect(lastAurora.view(g, second)).toMatchObject({ round: 0, phase: 'setup' });
});

test('FS-INT-27: the Automa has no crew, and whoever is alone leads any', () => {
  const dealt = Array.from({ length: 20 }, (_, seed) => setUp({ seats: 1 }, seed));
  const chosen = setUp({ seats: 1, crewsAre: 'chosen' });

  expect(new Set(dealt.map(g => crewOf(g, 0)))).toEqual(new Set([0, 1, 2, 3]));
  expect(lastAurora.options(chosen, 0)).toEqual([0, 1, 2, 3]);
  expect(dealt[0].track).toContain(AUTOMA);
  expect(dealt[0].automa?.survivors).toBe(lastAurora.setup(contentOf({ seats: 1 }), keyFromSeed(1)).automa?.survivors);
});

test('FS-GEN-3, FS-CREW-2: without the module no crew is in play, and no name of a content changes', () => {
  const off = contentOf({});

  expect(JSON.stringify(off.rows)).not.toContain('prowler');
  expect(off.hash).toBe(contentOf({ crews: 'off' }).hash);
  expect(contentOf({ crews: 'on' }).hash).not.toBe(off.hash);
  expect(JSON.stringify(contentOf({ crews: 'on' }).rows)).not.toContain('copilot');
});

test.each(['chosen', 'byColour'])('games with crews that are %s keep the contract', crewsAre => {
  const plan = { games: 2, seed: `crews ${crewsAre}`, options: { crews: 'on', crewsAre, seats: 3 }, bound: 3000 };

  expect(conform(lastAurora, plan).fault).toBeNull();
});
