import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, type Table, table, trailer, truck } from './table.ts';
import { BASE } from './words.ts';

const SHED = location(['fuel'], ['food']);

const order = (t: Table, ...types: readonly string[]): string[] =>
  t.events.map(({ type }) => type).filter(type => types.includes(type));

test('LA-TIM-3: food, items and tidying before the act of a turn, and again after it', () => {
  const seat = {
    crew: ['Driver'],
    exhausted: ['Medic', 'Scout'],
    items: ['Welding Torch', 'Welding Torch'],
    convoy: [truck(['survivor', 'any', 'any', 'any: food', 'any: food', 'armour: damage', 'armour: damage'])],
  };
  const t = table({ start: 'exploreTurn', args: [0, false], row: [SHED, SHED, SHED], seats: [seat, {}] });

  expect(t.may()).toEqual(['explore', 'pass', 'feed for skill', 'feed an exhausted survivor', 'use an item']);
  t.play('use an item', 'Welding Torch', 'truck, slot 6', 'done', 'feed an exhausted survivor', 'Medic');
  t.play('arrange the convoy', 'done');
  t.play('explore', 'space 2', 'left block');

  expect(t.may()).toEqual(['feed an exhausted survivor', 'use an item', 'end the turn']);
  t.play('arrange the convoy', 'done');
  t.play('use an item', 'Welding Torch', 'truck, slot 7', 'feed an exhausted survivor', 'Scout');
  expect([t.zone('Medic'), t.zone('Scout'), t.count('damage')]).toEqual(['rest', 'rest', 0]);
});

test('LA-TIM-5: location effect, death, block, resources, items, discard', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    row: [location(['fuel', 'item'], [], 'contamination')],
    deck: [],
    seats: [{ crew: ['Co-pilot'], rest: ['Medic'] }, {}],
  });

  t.play('explore');

  expect(order(t, 'contaminated', 'died', 'gained', 'itemDrawn', 'discarded')).toEqual([
    'contaminated',
    'died',
    'gained',
    'itemDrawn',
    'discarded',
  ]);
});

test('LA-TIM-6: abilities, the driver, fuel, speed, the roads one by one, the tile, and what the fuel did to the truck', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [
      {
        crew: ['Medic'],
        rest: ['Driver'],
        items: ['Nitromethane'],
        convoy: [truck(['any: fuel', 'armour']), trailer(['any', 'any', 'any', 'any', 'armour'])],
      },
      {},
    ],
    shortcuts: [{ from: 1, to: 3, kind: 'dangerous', damage: 1 }],
    tiles: { 4: 'ammo' },
  });

  t.play('use the Medic', 'use an item', 'Nitromethane', 'move');
  expect(t.cargo('truck')[0]).toBe('survivor');
  expect(t.asked().name).toBe('startMoving.addFuel');
  t.play('0', 'waypoint 4');
  expect([t.asked().name, t.at()]).toEqual(['damage.chooseSlot', 3]);
  t.play('trailer 1, slot 5');
  expect([t.asked().name, t.at()]).toEqual(['visitTile.takeTile', 4]);
  t.play('yes', 'truck, slot 2');

  expect(order(t, 'activated', 'itemUsed', 'moved', 'damaged', 'tileTaken')).toEqual([
    'activated',
    'itemUsed',
    'moved',
    'moved',
    'damaged',
    'moved',
    'tileTaken',
    'damaged',
  ]);
});

test('LA-TIM-7, LA-DEC-19: Renegades, ambush, convoy fire, loot, items, enemy fire from the right, abandoned enemies', () => {
  const armed = truck(['survivor', 'any: ammo', 'any', 'weapon1', 'armour']);
  const t = table({
    start: 'firePhase',
    seats: [
      { crew: ['Leader', 'Renegade'], convoy: [armed] },
      { crew: ['Leader'], at: 10 },
    ],
    row: ['II'],
    lootDeck: ['Glass Garden'],
    enemies: [
      { enemy: 'I', boxes: 1, loot: 'Coil Gun', targets: [1] },
      { enemy: 'IV', region: 'Bay' },
    ],
    outcomes: [{ player: { 1: '1' } }, { letters: 'B' }, {}, {}],
  });

  expect(t.asked()).toEqual({ name: 'nameEnemy.chooseEnemy', seats: [0] });
  expect(t.may()[0]).toBe('nobody');
  t.play(t.may()[1]);
  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  t.play('truck, slot 2', 'attack', 'no');

  const types = [
    'renegadeNamed',
    'ambushed',
    'attacked',
    'defeated',
    'lootTaken',
    'itemDrawn',
    'enemiesFired',
    'enemyLeft',
  ];
  expect(order(t, ...types)).toEqual([
    'renegadeNamed',
    'ambushed',
    'attacked',
    'defeated',
    'lootTaken',
    'itemDrawn',
    'enemiesFired',
    'enemiesFired',
    'enemyLeft',
  ]);
  expect(t.events.filter(({ type }) => type === 'enemiesFired')).toMatchObject([{ region: 2 }, { region: 1 }]);
});

test('LA-TIM-8, LA-DEC-21: ammo, weapon, enemy, outcome with its bonuses, damage, jam, fame, target token, defeat', () => {
  const convoy = [truck(['survivor', 'any: ammo', 'weapon1', 'weapon2']), trailer(['any: ammo', 'any'])];
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ crew: ['Gunner'], convoy }, {}],
    enemies: [
      { enemy: 'I', boxes: 3 },
      { enemy: 'II', boxes: 9 },
    ],
    outcomes: [{ player: { 2: '2 jam' } }],
  });

  expect(t.may()).toEqual(['attack', 'hold fire']);
  t.play('attack');
  expect(t.asked().name).toBe('attack.chooseAmmo');
  t.play('trailer 1, slot 1');
  expect(t.asked().name).toBe('attack.chooseWeapon');
  t.play('truck, slot 4');
  expect(t.asked().name).toBe('attack.chooseEnemy');
  t.play(t.may()[0]);

  const types = ['gaveUp', 'attacked', 'damaged', 'fameChanged', 'targeted', 'defeated'];
  expect(order(t, ...types)).toEqual(types);
  expect(t.events.find(({ type }) => type === 'attacked')).toMatchObject({ damage: 3, jam: true });
});

test('LA-TIM-9, LA-OPT-36: what slots yield, what the Automa does, the Aurora, the row, and last the Automa', () => {
  const action = BASE.automaCards.find(({ endOfRound }) => endOfRound === 'damage')?.id ?? '';
  const t = table({
    start: 'endOfRound',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any', 'any', 'foodPerRound'])] }],
    automa: { shown: [action], column: 2 },
    row: [SHED, 'Medic', 'Scout'],
    deck: ['Driver', 'Hermit', 'Gunner'],
  });

  expect([t.asked().name, t.g.dock]).toEqual(['damage.chooseSlot', 0]);
  t.play('truck, slot 2');

  expect(order(t, 'damaged', 'gained', 'auroraMoved', 'discarded', 'revealed')).toEqual([
    'gained',
    'damaged',
    'auroraMoved',
    'discarded',
    'revealed',
    'revealed',
    'revealed',
  ]);
  expect(t.row()).toEqual(['Medic', 'Scout', 'Gunner', 'Hermit', 'Driver']);
  expect(lastAurora.view(t.g, 0).automa).toMatchObject({ column: 2, shown: [] });
});
