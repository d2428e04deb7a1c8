import { describe, expect, test } from 'vitest';
import { ambushAutoma } from '../src/rules/ambush.ts';
import { automaMoves } from '../src/rules/automa-move.ts';
import { explorePhase } from '../src/rules/exploration.ts';
import { movementPhase } from '../src/rules/movement.ts';
import { restPhase } from '../src/rules/rest.ts';
import { type Aurora, type Automa, NONE } from '../src/state.ts';
import { automaDamaged, automaRepairs, automaSickens, rivalOf } from '../src/verbs/automa.ts';
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

/** Both speed icons of its board under damage. */
const covered = board('A4', 'A6');

const from = (node: number): number =>
  rival(solo({ play: [() => automaMoves()] }, { node, stock: [0, 0, 0, 0], shown: [action('C3')], damage: covered }))
    .node;

const node = (shown: number[]): number =>
  rival(
    solo(
      { sides: [{ ...HUMAN, node: 7 }], play: [() => automaMoves()] },
      { node: 1, stock: [0, 0, 0, 0], shown, damage: covered },
    ),
  ).node;

const after = (change: (g: Aurora) => void, changes: Partial<Automa>, more: Partial<Start> = {}): Table => {
  const t = solo({ play: [], ...more }, changes);
  change(t.g);
  return t;
};

describe('Rest and Movement', () => {
  test('LA-DX-65, LA-AUR-1, LA-AUR-2, LA-AUR-3, LA-AUR-4: a food for each action card while the deck lasts', () => {
    const t = solo({ play: [() => restPhase()] }, { stock: [0, 0, 3, 0], deck: [0, 1], shown: [2], discard: [4] });

    expect([rival(t).stock[2], rival(t).shown, rival(t).deck]).toEqual([1, [2, 1, 0], []]);
    expect(rival(t).pile).toEqual([]);
  });

  test('LA-DX-64, LA-AUM-1, LA-AUM-2, LA-AUM-3, LA-AUM-4, LA-AUM-7: 2 + 1 icon + 3 fuel + 1 for being behind = 7, all fuel spent', () => {
    const t = solo(
      { sides: [{ ...HUMAN, node: 7 }], play: [() => automaMoves()] },
      { stock: [0, 0, 0, 3], damage: board('A6') },
    );

    expect([rival(t).node, rival(t).stock[3]]).toEqual([7, 0]);
  });

  test('LA-AUM-1, LA-AUM-2: without fuel it moves at 2', () => {
    const t = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], damage: board('A4', 'A6') });

    expect(rival(t).node).toBe(2);
  });

  test('LA-AUM-6, LA-AUM-8, LA-RUL-37, LA-MOV-11: it takes the tile where it stops', () => {
    const fuel = solo(
      { tiles: { 1: 'food', 2: 'fuel' }, play: [() => automaMoves()] },
      { stock: [0, 0, 0, 0], damage: covered },
    );
    const full = solo({ tiles: { 2: 'ammo' }, play: [() => automaMoves()] }, { stock: [0, 7, 0, 0], damage: covered });
    const item = solo({ tiles: { 2: 'item' }, play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], damage: covered });
    const ill = solo(
      { tiles: { 2: 'contamination' }, play: [() => automaMoves()] },
      { stock: [0, 0, 0, 0], damage: covered },
    );

    expect([rival(fuel).stock[3], fuel.g.tiles[1], fuel.g.tiles[2]]).toEqual([1, 1, -1]);
    expect(full.g.tiles[2]).toBe(0);
    expect(rival(item).items.length).toBe(1);
    expect([rival(ill).contaminated, ill.g.tiles[2]]).toEqual([1, 4]);
  });

  const covered = board('A4', 'A6');

  test('LA-AUK-2, LA-AUK-10: C1 gives fuel before it moves, or ammo if it has some', () => {
    const dry = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], shown: [action('C1')], damage: covered });
    const wet = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 1], shown: [action('C1')], damage: covered });

    expect([rival(dry).node, rival(wet).node, rival(wet).stock[1]]).toEqual([3, 3, 1]);
  });

  test('LA-AUK-4, LA-RUL-99: C2 recruits if it has fewer survivors than the human', () => {
    const human = { active: ['leader-1', 'copilot-1', 'scout-1'] };
    const fewer = solo(
      { sides: [human], play: [() => automaMoves()] },
      { survivors: 1, contaminated: 1, shown: [action('C2')] },
    );
    const same = solo(
      { sides: [human], play: [() => automaMoves()] },
      { survivors: 2, contaminated: 1, shown: [action('C2')] },
    );

    expect([rival(fewer).survivors, rival(same).survivors]).toEqual([2, 2]);
  });

  test('LA-AUM-5, LA-AUK-6, LA-RUL-92, LA-RUL-93: C3 lets it take the first shortcut it meets, whatever kind; one out of reach is forgotten', () => {
    expect([from(4), from(5), from(1)]).toEqual([7, 8, 3]);
  });

  test('LA-RUL-92, LA-RUL-96: on Beta it suffers from the shortcut', () => {
    const t = solo(
      { options: { mapSide: 'beta' }, outcomes: ['outcome-4'], play: [() => automaMoves()] },
      { node: 6, stock: [0, 0, 0, 0], shown: [action('C3')], damage: covered },
    );

    expect([rival(t).node, rival(t).contaminated]).toEqual([10, 1]);
    expect(slots(t)).toContain('C1');
  });

  test('LA-RUL-91: shortcuts shorten the way to the human only with C3', () => {
    expect([node([]), node([action('C3')])]).toEqual([4, 3]);
  });

  test('LA-RUL-96, LA-MIN-5: a mine hurts it', () => {
    const t = solo(
      {
        outcomes: ['outcome-2'],
        play: [() => automaMoves()],
        adjust: g => {
          g.mines.push(0);
          g.mineOwners.push(0);
        },
      },
      { damage: covered },
    );

    expect([t.g.mines, slots(t)]).toEqual([[], ['A4', 'A6', 'B1']]);
  });

  test('LA-RUL-95: without survivors it draws no cards, but moves', () => {
    const t = solo(
      { sides: [{ rest: ['leader-1'] }], play: [() => explorePhase(), () => movementPhase()] },
      { survivors: 0, deck: [0, 1, 2] },
    );

    expect([rival(t).pile, rival(t).node > 0, t.g.track]).toEqual([[], true, [0, 4]]);
  });
});

describe('contamination, damage, repair', () => {
  test('LA-EX-21, LA-AUC-1: the rightmost survivor moves to the ill; none is lost', () => {
    const t = after(g => automaSickens(g, 1), { survivors: 3, contaminated: 0 });

    expect([rival(t).survivors, rival(t).contaminated]).toEqual([2, 1]);
  });

  test('LA-AUC-2: with only ill ones, one is lost', () => {
    const t = after(g => automaSickens(g, 1), { survivors: 0, contaminated: 2 });

    expect([rival(t).survivors, rival(t).contaminated]).toEqual([0, 1]);
  });

  test('LA-EX-22, LA-AUD-1, LA-AUD-2, LA-AUD-3, LA-AUD-4, LA-AUF-1, LA-DIF-61: two damage, two cards: C under the token, D one to the left', () => {
    const t = solo(
      { phase: 'fire', outcomes: ['outcome-4', 'outcome-3'], play: [() => ambushAutoma(83)] },
      { column: 2, damage: board('D3') },
    );
    expect(t.card('enemy-6')).toBe(83);

    expect(slots(t)).toEqual(['C3', 'D2', 'D3']);
  });

  test('LA-AUD-6, LA-RUL-38: a full row takes no more', () => {
    const t = after(g => automaDamaged(g, 1), { column: 1, damage: board('B1', 'B2') }, { outcomes: ['outcome-2'] });

    expect(slots(t)).toEqual(['B1', 'B2']);
  });

  test('LA-EX-24, LA-AUX-1: from the top of the token’s column, then one column left', () => {
    const t = after(automaRepairs, { column: 2, damage: board('C2', 'D2', 'B1', 'A4') });

    expect(slots(t)).toEqual(['A4', 'B1', 'D2']);
  });

  test('LA-AUX-2, LA-INV-18: never to the right of the token', () => {
    const t = after(automaRepairs, { column: 1, damage: board('A3', 'B4') });

    expect(slots(t)).toEqual(['A3', 'B4']);
  });
});
