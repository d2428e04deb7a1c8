import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { NONE } from '../../../src/state.ts';
import { lay } from '../../table.ts';

test('TR-AMMO-2, TR-EX-70: a card beside the middle and the lead tile, none beside the starting tile', () => {
  const g = thunderRoad.setup(must(thunderRoad.content({ conditions: true })), keyFromSeed('roads'));
  const view = thunderRoad.view(g, 0);

  expect(view.conditions?.map(card => card === NONE)).toEqual([true, false, false]);
  expect(g.conditions?.deck).toHaveLength(6);
});

test('TR-AMMO-2, TR-EX-70, TR-INT-10: a refresh discards the card of the rear tile and lays one beside the new, before the car enters', () => {
  const t = lay({
    options: { conditions: true },
    conditions: { 1: 'headwind', 2: 'tailwind', 3: 'potholes' },
    cars: { 'orange small': [3, 3, 8], 'blue large': [3, 6, 8] },
    dice: [[1], [1]],
    luck: [['condition', 4]],
  });

  t.play('forward');

  const names = thunderRoad.view(t.g, 0).conditions?.map(card => t.g.content.conditions[card].name);
  expect(names).toEqual(['tailwind', 'potholes', 'cloudburst']);
  expect(t.g.conditions?.discard.map(card => t.g.content.conditions[card].name)).toEqual(['headwind']);
  const kinds = t.events.map(({ type }) => type);
  expect(kinds.indexOf('conditionLaid')).toBeLessThan(kinds.lastIndexOf('moved'));
});

test('TR-AMMO-2: with no card left the discarded ones are shuffled', () => {
  const t = lay({
    options: { conditions: true },
    conditions: { 1: 'headwind', 2: 'tailwind', 3: 'potholes' },
    cars: { 'orange small': [3, 3, 8], 'blue large': [3, 6, 8] },
    dice: [[1], [1]],
    luck: [['condition', 0]],
  });
  t.g.conditions?.deck.splice(0);

  t.play('forward');

  expect(thunderRoad.view(t.g, 0).conditions?.at(-1)).toBe(4);
});

test('TR-AMMO-2: a card works on its tile only, and follows no car off it', () => {
  const t = lay({
    options: { conditions: true },
    conditions: { 2: 'cloudburst' },
    cars: { 'orange small': [1, 3, 8], 'blue large': [3, 6, 8] },
    dice: [[3], [1]],
  });

  t.play('forward');

  expect(t.car('orange small').points).toBe(1);
});

test('TR-INT-9: where the rig is, its front section says', () => {
  const t = lay({
    options: { conditions: true, crew1: 'rig' },
    conditions: { 2: 'tailwind', 1: 'headwind' },
    cars: { 'orange front': [2, 3, 1], 'orange centre': [1, 3, 8], 'orange rear': [1, 3, 7], 'blue large': [3, 6, 8] },
    dice: [[1, 2], [1]],
  });

  t.play('plow', 'die 2');

  expect(t.place('orange front')).toEqual([2, 3, 4]);
});

test('TR-AMMO-1: an owner’s condition turns ground that is known', () => {
  const own = { module: 'conditions', ground: 'road', as: 'mud' };

  const { conditions, conditionGround, terrains } = must(
    thunderRoad.content({ conditions: true }, { conditions: { 'oil film': own } }),
  );
  const refused = thunderRoad.content({ conditions: true }, { conditions: { 'oil film': { ...own, as: 'lava' } } });

  const [road, mud] = ['road', 'mud'].map(name => terrains.findIndex(row => row.name === name));
  expect([conditions.length, conditionGround[8][road]]).toEqual([9, mud]);
  expect(refused).toMatchObject({ ok: false, code: 'bad-pack' });
});
