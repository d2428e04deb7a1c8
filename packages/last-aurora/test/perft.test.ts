import { perft } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { convoyFire, firePhase } from '../src/rules/fire.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { restPhase } from '../src/rules/rest.ts';
import { type Start, table } from './table.ts';

/** Leaves of the tree of decisions, depth 1 to 4: a changed number is a changed rule. */
const leaves = (start: Start): number[] => [1, 2, 3, 4].map(depth => perft(lastAurora, table(start).g, depth));

const crew = {
  active: ['leader-1', 'copilot-1', 'scout-1'],
  cargo: ['food', 'fuel', 'ammo'],
  items: ['torch', 'mre'],
} as const;
const hurt = {
  active: ['leader-1', 'copilot-1'],
  slots: { 0: 'survivor', 2: 'damage', 8: 'survivor', 9: 'fuel', 12: 'damage' },
} as const;

test('an Explore turn with a mixed row', () => {
  expect(
    leaves({
      row: ['warehouse-1', 'merchant-1', 'hauler', 'mechanic-1', 'rack'],
      sides: [crew],
      play: [() => exploreTurn(0, false)],
    }),
  ).toMatchInlineSnapshot(`
    [
      3,
      11,
      26,
      65,
    ]
  `);
});

test('an Explore phase of two', () => {
  expect(
    leaves({
      row: ['rusty-1', 'petrol', 'enemy-1', 'flatbed', 'travellers-1'],
      sides: [hurt, { active: ['leader-2'] }],
      play: [() => explorePhase()],
    }),
  ).toMatchInlineSnapshot(`
    [
      2,
      6,
      14,
      28,
    ]
  `);
});

test('an Explore turn on Beta', () => {
  expect(
    leaves({
      options: { mapSide: 'beta' },
      row: ['rusty-1', 'petrol', 'plating', 'flatbed', 'tanker'],
      discard: ['rack'],
      foes: [{ id: 'enemy-1' }],
      sides: [crew],
      play: [() => exploreTurn(0, false)],
    }),
  ).toMatchInlineSnapshot(`
    [
      3,
      11,
      26,
      65,
    ]
  `);
});

const side = (n: number) => ({ exhausted: [`leader-${n}`, `copilot-${n}`], cargo: ['food'] as const });

test('the Rest phase of three, all at once', () => {
  expect(leaves({ seats: 3, sides: [side(1), side(2), side(3)], play: [() => restPhase()] })).toMatchInlineSnapshot(`
    [
      6,
      30,
      120,
      366,
    ]
  `);
});

test('a movement turn on Beta', () => {
  expect(
    leaves({
      phase: 'movement',
      options: { mapSide: 'beta' },
      sides: [{ active: ['copilot-1', 'jackal-1'], cargo: ['fuel', 'fuel'], items: ['nitrous'], node: 13 }],
      tiles: { 16: 'item', 17: 'contamination' },
      play: [() => movementTurn(0)],
    }),
  ).toMatchInlineSnapshot(`
    [
      4,
      7,
      27,
      58,
    ]
  `);
});

test('a Fire phase with an ambush', () => {
  expect(
    leaves({
      row: ['enemy-5'],
      lootDeck: ['gauss'],
      sides: [{ ...hurt, devices: { 0: 'rack' } }, { active: ['leader-2'] }],
      outcomes: ['outcome-1', 'outcome-3', 'outcome-4', 'outcome-7'],
      play: [() => firePhase()],
    }),
  ).toMatchInlineSnapshot(`
    [
      4,
      13,
      34,
      82,
    ]
  `);
});

test('convoy fire at two enemies', () => {
  expect(
    leaves({
      phase: 'fire',
      foes: [
        { id: 'enemy-1', damage: 1, targets: [1, 1] },
        { id: 'enemy-2', loot: 'gauss', targets: [0, 0] },
      ],
      sides: [
        { active: ['leader-1'], devices: { 0: 'machinegun' }, slots: { 0: 'survivor', 1: 'ammo', 8: 'ammo' } },
        { active: ['leader-2'] },
      ],
      outcomes: ['outcome-1', 'outcome-3', 'outcome-6'],
      play: [() => convoyFire()],
    }),
  ).toMatchInlineSnapshot(`
    [
      2,
      3,
      5,
      9,
    ]
  `);
});
