import { expect, test } from 'vitest';
import { speedOf } from '../../../src/rules/movement.ts';
import { scoreOf } from '../../../src/rules/scoring.ts';
import { AMMO, FOOD } from '../../../src/state.ts';
import { gain } from '../../../src/verbs/stow.ts';
import { skill } from '../../../src/verbs/survivors.ts';
import { card } from '../../asking.ts';
import { device, trailer, truck } from '../../table.ts';
import { heard, ids, NOBODY, option, own, telling } from './narrator.ts';

const TRAIN = [truck(['survivor: survivor', 'any: fuel'], { speed: 2, towing: 1 }), trailer(['any: ammo'])];
const SEAT = { crew: ['Driver'], convoy: TRAIN };

const keeping = (effects: readonly object[], more: object = {}, laid: object = {}) =>
  telling({
    start: 'tell',
    args: [0, false, NOBODY],
    seats: [SEAT, {}],
    stories: { deck: [{ ...own('S10', { plain: effects }), cargo: ['any'], ...more }] },
    ...laid,
  });

test('FS-STORY-31, 34: under a truck its slot works like one of the truck, and it is no card of the convoy', () => {
  const t = keeping([{ archive: 'truck' }]);

  t.play(option('S10', 1));
  gain(t.g, 0, [FOOD]);

  expect(t.cargo('truck')).toEqual(['survivor', 'fuel', 'food']);
  expect(t.convoy()).toEqual(['truck', 'trailer 1']);
  expect([t.g.stories?.archived.length, ids(t, t.g.stories?.discard)]).toEqual([1, []]);
});

test('FS-STORY-31: slots for speed and fame under it count while they are whole', () => {
  const t = keeping([{ archive: 'truck' }], { cargo: ['speed', 'fame1'] });

  t.play(option('S10', 1));

  expect([speedOf(t.g, 0), scoreOf(t.g, 0).slots]).toEqual([4, 1]);
});

test('FS-EX-34, FS-STORY-31, 33: with its trailer a story goes, and what lay on it finds another place', () => {
  const t = telling({
    row: [trailer(['any', 'any'])],
    seats: [SEAT, {}],
    stories: {
      archived: [{ story: { ...own('S24', { plain: [{ archive: 'trailer' }] }), cargo: ['any'] }, place: 'trailer' }],
    },
  });
  gain(t.g, 0, [FOOD]);
  const before = t.cargo('trailer 1');

  t.play('explore');
  t.idleUntil('exploreTurn.afterwards');

  expect(before).toEqual(['ammo', 'food']);
  expect([t.count('food'), t.count('ammo'), t.g.stories?.archived]).toEqual([1, 1, []]);
  expect(ids(t, t.g.stories?.discard)).toEqual(['S24']);
});

test.each([
  ['the one that lies there: Whole Again', 'S30'],
  ['the new one: The Low Bridge', 'S10'],
])('FS-EX-35, FS-STORY-32: two stories never lie under one card: %s', (choice, kept) => {
  const t = keeping(
    [{ archive: 'truck' }],
    {},
    {
      stories: {
        deck: [{ ...own('S10', { plain: [{ archive: 'truck' }] }), cargo: ['any'] }],
        archived: [{ story: { ...own('S30', { plain: [{ archive: 'truck' }] }), cargo: ['any'] }, place: 'truck' }],
      },
    },
  );
  gain(t.g, 0, [AMMO]);

  t.play(option('S10', 1), choice);

  expect(t.g.stories?.archived.map(({ story }) => t.g.content.stories[story].id)).toEqual([kept]);
  expect(ids(t, t.g.stories?.discard)).toEqual([kept === 'S10' ? 'S30' : 'S10']);
  expect(t.count('ammo')).toBe(2);
});

test('FS-STORY-35: beside a board there is room for any number, and they score at the end', () => {
  const score = { plain: [{ archive: 'board' }, { scoreAtEnd: 1, when: { of: 'ammo', atLeast: 1 } }] };
  const t = keeping(
    [],
    {},
    {
      stories: {
        deck: [own('S11', score)],
        archived: [{ story: own('S36', score), place: 'board' }],
      },
    },
  );

  t.play(option('S11', 1));

  expect(t.g.stories?.archived).toHaveLength(2);
  expect(scoreOf(t.g, 0).abilities).toBe(2);
});

test('FS-STORY-31: under a survivor a story may teach; it goes when the survivor does', () => {
  const t = keeping([{ archive: 'survivor', skill: 1 }], { cargo: ['any'] });

  t.play(option('S10', 1));

  expect(skill(t.g, card('Driver'))).toBe(3);
});

test('FS-STORY-31: a story that waits for a card lies under the card that joins', () => {
  const t = telling({
    row: [device(['armour'])],
    seats: [SEAT, {}],
    stories: { deck: [{ ...own('S03', { plain: [{ archive: 'upgraded' }] }), cargo: ['any'] }] },
  });

  t.play('explore', option('S03', 1), 'truck');

  expect(heard(t)).toEqual(['S03 yes']);
  expect(t.cargo('on the truck')).toEqual(['empty', 'empty']);
});

test.each([
  ['keep the old one', ['S15'], ['S06']],
  ['keep the new one', ['S06'], ['S15']],
])('FS-STORY-32: under a card of the row lies one story: %s', (_words, tucked, gone) => {
  const t = telling({
    start: 'tell',
    args: [0, false, NOBODY],
    row: [null, null, null, null, 'Merchant'],
    stories: {
      deck: [own('S06', { plain: [{ tuck: 'space5', springs: 'explored', found: [{ gainFame: 1 }] }] })],
      tucked: [{ story: 'S15', host: 'Merchant', springs: 'gathered' }],
    },
  });

  t.play(option('S06', 1));
  expect(t.asked().name).toBe('tuck.chooseToKeep');
  t.play(t.may()[tucked[0] === 'S15' ? 0 : 1]);

  expect(
    ids(
      t,
      t.g.stories?.tucked.map(({ story }) => story),
    ),
  ).toEqual(tucked);
  expect(ids(t, t.g.stories?.discard)).toEqual(gone);
});
