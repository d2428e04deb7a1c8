import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import type { SeatLaid } from '../../lay.ts';
import { location, type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { frozenDeck: 'on' };

const firing = (crew: readonly string[], seat: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  table({
    start: 'firePhase.convoyFire',
    options,
    seats: [
      {
        crew,
        convoy: [truck(['survivor', 'survivor', 'weapon2', 'weapon1']), trailer(['any: ammo', 'any: ammo'])],
        ...seat,
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    ...more,
  });

const correcting = (
  crew: readonly string[],
  outcomes: NonNullable<TableLaid['outcomes']>,
  more: Partial<TableLaid> = {},
) => {
  const t = firing(crew, {}, { outcomes, ...more });
  t.play('attack');
  if (t.asked().name === 'attack.chooseWeapon') t.play('truck, slot 3');
  return t;
};

test('FS-EX-10, FS-SURV-1: a miss may be two damage, with fame and a target token', () => {
  const t = correcting(['Spotter'], [{}]);

  expect(t.asked().name).toBe('correctMiss.chooseToCorrect');
  t.play('yes');

  expect(t.enemy('II')).toMatchObject({ damage: 2, targets: [0] });
  expect([t.fame(), t.targets()]).toEqual([1, 1]);
});

test('FS-SURV-1: it may stay a miss', () => {
  const t = correcting(['Spotter'], [{}]);

  t.play('no');

  expect(t.enemy('II')).toMatchObject({ damage: 0, targets: [] });
  expect(t.fame()).toBe(0);
});

test('FS-SURV-2: a jam is no miss, and neither is a hit', () => {
  const jam = correcting(['Spotter'], [{ player: { 2: 'jam' } }]);
  const hit = correcting(['Spotter'], [{ player: { 2: '1' } }]);

  expect([jam.asked().name, hit.asked().name]).toEqual(['fireTurn.chooseAct', 'fireTurn.chooseAct']);
});

test.each([
  ['everyMiss', 4],
  ['oncePerPhase', 2],
])('FS-SURV-3, FS-RUL-3: on %s, junk weapons included', (spotterCorrects, damage) => {
  const t = firing(
    ['Spotter'],
    { convoy: [truck(['survivor', 'junk2', 'weapon1']), trailer(['any: ammo'])], items: ['Hazard Suit'] },
    { options: { ...options, spotterCorrects }, outcomes: [{}, {}] },
  );

  t.play('attack', 'yes', 'fire a junk weapon', 'Hazard Suit');
  if (t.asked().name === 'correctMiss.chooseToCorrect') t.play('yes');

  expect(t.enemy('II')?.damage).toBe(damage);
});

test('FS-SURV-1: somebody who rests corrects nothing', () => {
  const t = firing(['Leader'], { rest: ['Spotter'] }, { outcomes: [{}] });

  t.play('attack');
  if (t.asked().name === 'attack.chooseWeapon') t.play('truck, slot 3');

  expect(t.asked().name).toBe('fireTurn.chooseAct');
});

test('FS-SURV-4, FS-INT-3: one item more for the Gather action, whatever the block holds', () => {
  const gathering = (crew: readonly string[]) => {
    const t = table({
      start: 'exploreTurn',
      args: [0, false],
      options,
      seats: [{ crew, items: [] }, {}],
      row: [location(['food'], ['item', 'item'])],
      deck: [],
      itemDeck: ['Hazard Suit', 'Nitrous Oxide', 'Antifreeze', 'Antifreeze'],
    });
    t.play('explore');
    return t;
  };
  const plain = gathering(['Houndkeeper']);
  const rich = gathering(['Houndkeeper']);
  const others = gathering(['Leader']);

  plain.play('left block');
  rich.play('right block');
  others.play('right block');

  expect([plain, rich, others].map(t => t.items().length)).toEqual([1, 3, 2]);
});

test('FS-SURV-4: who stays behind finds nothing', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    seats: [{ crew: ['Driver', 'Houndkeeper'] }, {}],
    row: [location(['food'], ['fuel'])],
    deck: [],
    itemDeck: ['Hazard Suit'],
  });

  t.play('explore', 'Driver', 'go', 'left block');

  expect(t.items()).toEqual([]);
});

test('FS-SURV-5, 7: an ammo for three damage, without weapon and outcome card, as a normal attack; once', () => {
  const t = firing(['Longshot'], {
    convoy: [truck(['survivor']), trailer(['any: ammo', 'any: ammo'])],
    items: ['Hazard Suit'],
  });

  t.play('the Longshot fires', 'ammo');

  expect(t.enemy('II')).toMatchObject({ damage: 3, targets: [0] });
  expect([t.fame(), t.count('ammo'), t.g.outcomeDiscard.length]).toEqual([1, 1, 0]);
  expect(t.may()).toEqual(['hold fire']);
  expect(t.whyNot('the Longshot fires')?.clause).toBe('FS-SURV-5');
});

test('FS-RUL-3: as often as there is ammo, by the other reading', () => {
  const t = firing(
    ['Longshot'],
    { convoy: [truck(['survivor']), trailer(['any: ammo', 'any: ammo'])] },
    { options: { ...options, longshotFires: 'unlimited' } },
  );

  t.play('the Longshot fires', 'the Longshot fires');

  expect(t.enemy('II')?.damage).toBe(6);
  expect(t.count('ammo')).toBe(0);
});

test('FS-EX-11, FS-SURV-6: Incendiary Rounds in place of the ammo, and one damage more', () => {
  const t = firing(['Longshot'], { items: ['Incendiary Rounds'] });

  t.play('the Longshot fires');
  expect(t.may()).toEqual(['ammo', 'Incendiary Rounds']);
  t.play('Incendiary Rounds');

  expect(t.enemy('II')?.damage).toBe(4);
  expect([t.count('ammo'), t.items()]).toEqual([2, []]);
});

test('FS-SURV-5, 6: without ammo and rounds, or without an enemy, there is no shot', () => {
  const empty = { convoy: [truck(['survivor', 'any'])] };
  const none = firing(['Longshot'], { ...empty, items: ['Hazard Suit'] });
  const rounds = firing(['Longshot'], { ...empty, items: ['Incendiary Rounds'] });
  const alone = firing(['Longshot'], { items: ['Hazard Suit'] }, { enemies: [{ enemy: 'II', region: 'Bay' }] });

  rounds.play('the Longshot fires', 'Incendiary Rounds');

  expect(none.may()).toEqual(['hold fire']);
  expect(none.whyNot('the Longshot fires')?.clause).toBe('FS-SURV-5');
  expect(alone.may()).toEqual(['hold fire']);
  expect(rounds.enemy('II')?.damage).toBe(4);
});

test('FS-INT-18: in the attack of a bonus nobody corrects a miss', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: { ...options, mapSide: 'beta' },
    seats: [{ crew: ['Spotter'], convoy: [truck(['survivor', 'any: ammo', 'weapon1'])] }, {}],
    row: [null, null, location(['food'], [])],
    deck: [],
    enemies: [{ enemy: 'I' }],
    outcomes: [{}],
  });

  t.play('explore', 'the bonus');
  t.idleUntil('exploreTurn.afterwards');

  expect(t.happened('attacked')).toHaveLength(1);
  expect(t.enemy('I')?.damage).toBe(0);
});

test.each([
  ['has taken part all the same, and finds its item', 'setOut', ['Hazard Suit']],
  ['found nothing before version 3', 'present', []],
])('FS-SURV-4, LA-OPT-37, LA-CON-7: whom the location kills %s', (_, extraItemFor, items) => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: { ...options, extraItemFor },
    seats: [{ crew: ['Houndkeeper'], rest: ['Leader'] }, {}],
    row: [location(['food'], ['fuel'], 'contamination')],
    deck: [],
    itemDeck: ['Hazard Suit'],
    cards: { Houndkeeper: { skill: 1 } },
  });

  t.play('explore');
  t.idleUntil('gather.chooseBlock');
  t.play('left block');

  expect(t.zone('Houndkeeper')).toBeNull();
  expect([t.count('food'), t.items()]).toEqual([1, items]);
});

test('LA-ELM-1, FS-SURV-4: whoever is out with the Houndkeeper draws nothing', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    seats: [{ crew: ['Houndkeeper'] }, {}, {}],
    row: [location(['food'], ['fuel'], 'contamination')],
    deck: [],
    itemDeck: ['Hazard Suit'],
    cards: { Houndkeeper: { skill: 1 } },
  });

  t.play('explore');

  expect(t.happened('eliminated')).toEqual([{ type: 'eliminated', seat: 0 }]);
  expect([t.g.players[0].items, t.happened('itemDrawn')]).toEqual([[], []]);
});

test('FS-SURV-5, FS-LOOT-4: a Longshot and a Radio Operator are offered in the order of their numbers', () => {
  const t = firing(
    [],
    {},
    {
      options: { ...options, asgard: 'on' },
      seats: [
        { crew: ['Longshot', 'Radio Operator'], convoy: [truck(['survivor', 'survivor', 'any: ammo'])], at: 2 },
        { at: 3 },
      ],
    },
  );

  const offered = lastAurora.options(t.g, 0);
  expect(t.may()).toEqual(expect.arrayContaining(['the Longshot fires', 'the Radio Operator betrays those ahead']));
  expect(offered).toEqual([...offered].sort((a, b) => a - b));
});
