import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { exploreTurn } from '../src/rules/exploration.ts';
import { TASKS } from '../src/rules/game.ts';
import { say, table } from './table.ts';

test('every question of the rules has a text, and every text a question', () => {
  const asked = Object.entries(TASKS).flatMap(([name, { steps, stepNames }]) =>
    stepNames.filter((_, i) => typeof steps[i] === 'object').map(step => `${name}.${step}`),
  );
  const texts = Object.keys(lastAurora.words).filter(key => key.split('.')[0] in TASKS);

  expect(texts.sort()).toEqual(asked.sort());
});

test('every card has a name, every survivor, item, encounter and event a text', () => {
  const { cards, items } = must(lastAurora.content({}));

  for (const card of cards) expect(lastAurora.words).toHaveProperty([`card.${card.name}`]);
  const powers = cards.flatMap(card => ('power' in card ? [card.power] : []));
  for (const power of powers) expect(lastAurora.words).toHaveProperty([`text.${power}`]);
  for (const item of items) {
    expect(lastAurora.words).toHaveProperty([`item.${item.id}`]);
    expect(lastAurora.words).toHaveProperty([`text.${item.power}`]);
  }
});

const parses = (key: string): boolean => {
  try {
    say({ key, values: {} });
    return true;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
};

test('every text is sound ICU and is worded', () => {
  expect(Object.keys(lastAurora.words).filter(key => !parses(key))).toEqual([]);
});

test('the screen shows map, row, convoys, crews, items and enemies, and hides what is hidden', () => {
  const t = table({
    row: ['warehouse-1', 'enemy-1'],
    sides: [
      { active: ['leader-1'], items: ['torch'], cargo: ['fuel'], contamination: { 'leader-1': 1 } },
      { active: ['leader-2'], items: ['mre'], node: 3 },
    ],
    foes: [{ id: 'enemy-2', damage: 1, targets: [1] }],
    play: [() => exploreTurn(0, false)],
  });
  const text = lastAurora.screen(t.g.content, lastAurora.view(t.g, 0), say);

  expect(text).toContain('Valley');
  expect(text).toContain('=1');
  expect(text).toContain('! Wolf Riders (II) 1/2 [2---]');
  expect(text).toContain('Tainted Warehouse  [fuel + food | fuel + fuel] contamination');
  expect(text).toContain('items Welding Torch');
  expect(text).toContain('items ▒');
  expect(text).toContain('Leader 1c');
  expect(text).not.toContain('Field Ration');
});

test('the screen of a solo game shows the rival', () => {
  const g = lastAurora.setup(must(lastAurora.content({ seats: 1 })), keyFromSeed(2));
  playAtRandom(lastAurora, g, 2, 30);
  const text = lastAurora.screen(g.content, lastAurora.view(g, 0), say);

  expect(text).toContain('Automa   at');
  expect(text).toMatch(/A weapon1|A X/);
});
