import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { endOfRound } from '../src/rules/end-of-round.ts';
import { automaScore } from '../src/rules/scoring.ts';
import { type Automa, NONE } from '../src/state.ts';
import { rivalOf } from '../src/verbs/automa.ts';
import { type Start, type Table, table } from './table.ts';

const HUMAN = { active: ['leader-1'], slots: { 0: 'survivor' } } as const;

/** A solo table; changes to the rival are written as a record. */
const solo = (start: Partial<Start> & Pick<Start, 'play'>, rival: Partial<Automa> = {}): Table =>
  table({
    seats: 1,
    sides: [HUMAN],
    ...start,
    adjust: g => {
      Object.assign(rivalOf(g), structuredClone({ pile: [], shown: [], first: NONE, ...rival }));
      start.adjust?.(g);
    },
  });

const action = (id: string): number => ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].indexOf(id);
const rival = (t: Table): Automa => rivalOf(t.g);

const slots = (t: Table): string[] =>
  rival(t).damage.flatMap((damaged, i) => (damaged ? [`${'ABCD'[Math.floor(i / 6)]}${(i % 6) + 1}`] : []));
const board = (...names: readonly string[]): boolean[] =>
  Array.from({ length: 24 }, (_, i) => names.includes(`${'ABCD'[Math.floor(i / 6)]}${(i % 6) + 1}`));

const ends = (id: string, more: Partial<Start> = {}, changes: Partial<Automa> = {}): Table =>
  solo(
    { play: [() => endOfRound()], deck: ['driver-1', 'hauler', 'rack', 'plating', 'flatbed'], ...more },
    { shown: [action(id)], ...changes },
  );

const final = (changes: Partial<Automa>, more: Partial<Start> = {}): Table =>
  solo({ phase: 'over', play: [], ...more }, changes);

describe('end of round and scoring', () => {
  test('LA-AUZ-1, LA-AUZ-2, LA-AUK-5, LA-AUK-8, LA-AUK-10: C2 and C5 cost the human a damage, left to right; then the cards are discarded', () => {
    const t = ends('C2', {}, { shown: [action('C2'), action('C5')] });

    t.play(t.at(3), t.at(12));

    expect(t.count('damage')).toBe(2);
    expect([rival(t).shown, rival(t).discard]).toEqual([[], [action('C2'), action('C5')]]);
  });

  test('LA-AUK-7: C4 costs 1 fame if the human has more', () => {
    const more = ends('C4', { sides: [{ ...HUMAN, fame: 2 }] });
    const same = ends('C4', { sides: [{ ...HUMAN, fame: 0 }] });

    expect([more.fame(), same.fame()]).toEqual([1, 0]);
  });

  test('LA-AUK-9: C6 heals one of its own, then contaminates one of the human’s', () => {
    const t = ends('C6', {}, { survivors: 1, contaminated: 1 });

    expect([rival(t).survivors, rival(t).contaminated, t.contamination('leader-1')]).toEqual([2, 0, 1]);
  });

  test('LA-AUZ-3: its token moves on and the row-A slot under it is freed; not in the last round', () => {
    const next = ends('C1', {}, { damage: board('A2', 'A3', 'B2') });
    const last = ends('C1', { dock: 5 }, { damage: board('A2', 'A3', 'B2') });

    expect([rival(next).column, slots(next)]).toEqual([1, ['A3', 'B2']]);
    expect([rival(last).column, slots(last)]).toEqual([0, ['A2', 'A3', 'B2']]);
  });

  test('LA-AUZ-4, LA-DIF-59: the row keeps two cards', () => {
    const t = ends('C1', { row: ['rusty-1', 'rusty-2', 'scout-1', 'petrol'] });

    expect(t.row().slice(0, 2)).toEqual(['scout-1', 'petrol']);
  });

  test('LA-EX-25, LA-AUZ-5, LA-AUZ-6, LA-AUZ-7, LA-AUZ-9, LA-DIF-46: 1 ahead, fame 1, 2 cards, 4 groups: 7', () => {
    const t = final({ node: 1, fame: 2, items: [0], loot: [22], damage: board('A6', 'B1', 'C4') });

    expect(automaScore(t.g)).toBe(1 + 1 + 1 + 4);
  });

  test('LA-EX-25b, LA-AUZ-7: a third card adds nothing', () => {
    const t = final({ node: 1, fame: 2, items: [0, 0], loot: [22], damage: board('A6', 'B1', 'C4') });

    expect(automaScore(t.g)).toBe(7);
  });

  test('LA-AUZ-8, LA-RUL-113: with the Aurora reached, even by it alone, survivors count for both', () => {
    const t = final(
      { survivors: 3, contaminated: 2, fame: 1, node: 0 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );

    expect(automaScore(t.g)).toBe(3);
    expect(lastAurora.scores(t.g)).toEqual([1]);
  });

  test('LA-AUZ-5, LA-RUL-94: shortcuts count by what the one behind could use', () => {
    const wheels = final(
      { node: 8, fame: 1, damage: board('B1', 'B2', 'C2', 'C3', 'B4', 'D4') },
      { sides: [{ ...HUMAN, node: 4 }] },
    );
    const tracks = final(
      { node: 8, fame: 1, damage: board('B1', 'B2', 'C2', 'C3', 'B4', 'D4') },
      { sides: [{ ...HUMAN, node: 4, truck: 'ambulance' }] },
    );
    const behind = final({ node: 4 }, { sides: [{ ...HUMAN, node: 8, truck: 'ambulance' }] });

    expect([automaScore(wheels.g), automaScore(tracks.g)]).toEqual([4, 3]);
    expect(lastAurora.view(behind.g, 0).players[0].score.distance).toBe(4);
  });

  test('LA-DX-67, LA-AUZ-10, LA-DIF-20: a tie is no victory', () => {
    const tie = final(
      { survivors: 1, fame: 1 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );
    const won = final(
      { survivors: 0, fame: 1 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );

    expect([lastAurora.scores(tie.g), automaScore(tie.g), lastAurora.places(tie.g)]).toEqual([[1], 1, [2]]);
    expect(lastAurora.places(won.g)).toEqual([1]);
  });
});
