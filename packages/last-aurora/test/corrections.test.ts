import { expect, test } from 'vitest';
import { FUEL } from '../src/state.ts';
import type { SeatLaid } from './lay.ts';
import { asPrinted, device, type TableLaid, table, trailer, truck } from './table.ts';
import { BASE, cardWords } from './words.ts';

const ENEMY_IV = BASE.cards.findIndex(card => card.kind === 'enemy' && card.number === 4);
const DRIVER = BASE.cards.findIndex((_, card) => cardWords(card) === 'Driver');

// Corrections of version 2: every ruling both ways, the corrected one first.

const moving = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({
    start: 'movementTurn',
    args: [0],
    seats: [
      {
        crew: ['Leader'],
        convoy: [truck(['survivor', 'any: damage'], { speed: 3 }), trailer(['any: fuel', 'any: fuel', 'any'])],
        ...seat,
      },
      {},
    ],
    ...more,
  });

test('LA-ITM-5, LA-RUL-111, LA-OPT-28: items can be used once the convoy has moved', () => {
  const now = moving({ items: ['Welding Torch', 'Nitrous Oxide', 'Nitromethane'] });
  const before = moving({ items: ['Welding Torch'] }, { options: { itemsAfterMove: 'no' } });

  now.play('move', '0', 'waypoint 2');
  expect(now.asked()).toEqual({ name: 'movementTurn.afterwards', seats: [0] });
  now.play('use an item');
  expect(now.may()).toEqual(['no item', 'Welding Torch']);
  now.play('Welding Torch', 'truck, slot 2');
  expect(now.may()).toEqual(['end the turn']);
  now.play('end the turn');
  before.play('move', '0', 'waypoint 2');

  expect([now.count('damage'), now.asked().seats]).toEqual([0, []]);
  expect([before.count('damage'), before.asked().seats]).toEqual([1, []]);
});

test('LA-ITM-5, LA-ITC-5: also to repair what Nitromethane has done, and on staying after the fuel was spent', () => {
  const burnt = moving({ items: ['Nitromethane', 'Welding Torch'] });
  const stayed = moving({ items: ['Field Ration'], rest: ['Gunner'] });

  burnt.play('use an item', 'Nitromethane', 'move', '0', 'waypoint 1');
  burnt.play('use an item', 'Welding Torch', 'truck, slot 1');
  stayed.play('move', '0', 'stay at waypoint 0', 'use an item', 'Field Ration');

  expect(burnt.cargo('truck')[0]).not.toBe('damage');
  expect(stayed.zone('Gunner')).toBe('active');
});

test('LA-ITM-5, LA-PLC-7: whoever holds items is asked, who stays or holds none is not; cargo may be moved about', () => {
  const holder = moving({ items: ['Hazard Suit'] });
  const stayer = moving({ items: ['Hazard Suit'] });
  const nobody = moving({});

  holder.play('move', '0', 'waypoint 2');
  stayer.play('stay');
  nobody.play('move', '0', 'waypoint 2');

  expect(holder.may()).toEqual(['end the turn']);
  expect(holder.whyNot('use an item')?.clause).toBe('LA-ITM-5');
  expect(holder.whyNot('move')?.clause).toBe('LA-TIM-6');
  holder.play('arrange the convoy', 'done', 'end the turn');
  expect([stayer.asked().seats, nobody.asked().seats]).toEqual([[], []]);
});

test('LA-ENM-4, LA-PLC-8, LA-OPT-29: the victim of an ambush chooses the very token it takes', () => {
  const ambushed = (options = {}) =>
    table({
      start: 'sufferAmbush',
      args: [0, ENEMY_IV],
      phase: 'fire',
      options,
      seats: [
        {
          crew: ['Leader'],
          convoy: [truck(['survivor', 'any: fuel']), trailer(['any: fuel', 'foodOrFuel: fuel', 'any: fuel'])],
        },
        {},
      ],
    });
  const now = ambushed();
  const before = ambushed({ surrendered: 'kind' });

  now.play('discard a resource');
  expect(now.may()).toEqual(['truck, slot 2', 'trailer 1, slot 1', 'trailer 1, slot 2']);
  expect(now.whyNot('trailer 1, slot 3')?.clause).toBe('LA-ENM-4');
  now.play('truck, slot 2');
  before.play('discard a resource');

  expect([now.cargo('truck'), now.count('fuel'), now.asked().seats]).toEqual([['survivor', 'empty'], 3, []]);
  expect(now.happened('gaveUp')).toEqual([{ type: 'gaveUp', who: 0, token: FUEL }]);
  expect(now.supply('fuel')).toBe(14 - 3);
  expect([before.cargo('trailer 1'), before.asked().seats]).toEqual([['empty', 'fuel', 'fuel'], []]);
});

test.each([
  ['drawn as the fourth item', ['Hazard Suit', 'Hazard Suit', 'Hazard Suit'], ['Mine', 'Field Ration']],
  ['held when the fourth item is drawn', ['Mine', 'Hazard Suit', 'Hazard Suit'], ['Hazard Suit', 'Field Ration']],
])('LA-ITM-2, LA-MIN-2, LA-RUL-10, LA-OPT-30: a Mine %s can be laid at once', (_when, items, itemDeck) => {
  const finding = (options = {}) =>
    moving({ items, at: 12 }, { options: { mineVariant: 'on', ...options }, tiles: { 14: 'item' }, itemDeck });
  const now = finding();
  const before = finding({ mineAtLimit: 'discardOnly' });

  now.play('move', '0', 'waypoint 14', 'yes');
  expect(now.may()).toEqual(['discard Hazard Suit', 'discard Mine', 'use Mine']);
  now.play('use Mine');
  expect(now.may()).toEqual(['mine 12-13', 'mine 13-14']);
  now.play('mine 12-13', 'discard Hazard Suit', 'no mine');
  before.play('move', '0', 'waypoint 14', 'yes');

  expect(now.g.mines?.roads.map(road => now.g.content.map.roads[road].id)).toEqual(['12-13']);
  expect(now.items()).toEqual(['Hazard Suit', 'Hazard Suit', 'Field Ration']);
  expect(before.may()).toEqual(['discard Hazard Suit', 'discard Mine']);
});

test('LA-ITM-2, LA-BET-6: no Mine can be laid at the limit in a bonus move, or where no road was travelled', () => {
  const full: SeatLaid = { items: ['Mine', 'Hazard Suit', 'Hazard Suit'] };
  const more = { options: { mineVariant: 'on' }, itemDeck: ['Hazard Suit'] };
  const bonus = moving(full, { ...more, start: 'drive', args: [0, 2, false], phase: 'explore', tiles: { 1: 'item' } });
  const standing = moving(full, { ...more, start: 'drawItems', args: [0, 1], phase: 'movement' });

  bonus.play('waypoint 1', 'yes');

  expect(bonus.may()).toEqual(['discard Hazard Suit', 'discard Mine']);
  expect(standing.may()).toEqual(['discard Hazard Suit', 'discard Mine']);
});

test('LA-ITM-2, LA-MIN-3: a Mine that is drawn for a Mine laid at the limit can be laid too', () => {
  const t = moving(
    { items: ['Mine', 'Hazard Suit', 'Hazard Suit'], at: 12 },
    { options: { mineVariant: 'on' }, tiles: { 14: 'item' }, itemDeck: ['Hazard Suit', 'Mine'] },
  );

  t.play('move', '0', 'waypoint 14', 'yes', 'use Mine', 'mine 12-13');

  expect(t.may()).toEqual(['discard Hazard Suit', 'discard Mine', 'use Mine']);
});

const SHORTCUT = 'dangerous shortcut to 12 (1 damage, 0 contamination)';

test('LA-MOV-7, LA-BET-25, LA-OPT-31: points that are left when the tracks are lost on the way take another way', () => {
  const tracked = (options = {}) =>
    moving(
      {
        at: 10,
        items: ['Mine'],
        convoy: [truck(['survivor', 'any', 'tracks'], { speed: 3 }), trailer(['any: fuel'])],
      },
      {
        options: { mineVariant: 'on', ...options },
        shortcuts: [
          { from: 10, to: 12, kind: 'dangerous', damage: 1 },
          { from: 12, to: 20, kind: 'tracks' },
        ],
        tiles: { 13: 'food' },
      },
    );
  const [now, staying, whole, before] = [tracked(), tracked(), tracked(), tracked({ brokenWay: 'end' })];

  for (const t of [now, staying, before]) t.play('move', 'waypoint 20', SHORTCUT, 'truck, slot 3');
  expect([now.at(), now.may()]).toEqual([12, ['stay at waypoint 12', 'waypoint 13', 'waypoint 14']]);
  now.play('waypoint 13', 'yes');
  expect(now.may()).toEqual(['no mine', 'mine 12-13', 'mine 10-12']);
  now.play('no mine');
  expect(now.asked().name).toBe('movementTurn.afterwards');
  staying.play('stay at waypoint 12');
  whole.play('move', 'waypoint 20', SHORTCUT, 'truck, slot 1');

  expect([now.at(), now.count('food')]).toEqual([13, 1]);
  expect([staying.at(), staying.asked().name]).toEqual([12, 'layMine.chooseRoad']);
  expect(whole.at()).toBe(20);
  expect([before.at(), before.asked().name]).toEqual([12, 'layMine.chooseRoad']);
});

test('LA-ELM-1, LA-BET-10, LA-OPT-32: the convoy of somebody who is out is not among the cards one may salvage', () => {
  const leaving = (options = {}) =>
    table({
      start: 'die',
      args: [1, DRIVER],
      options: { mapSide: 'beta', ...options },
      seats: [
        {},
        { crew: ['Driver'], convoy: [truck(['survivor'], { device: asPrinted('Coil Gun') }), trailer(['any'])] },
        {},
      ],
      discard: [device(['any'])],
    });
  const discarded = ({ g }: ReturnType<typeof leaving>) => g.discard.map(card => g.content.cards[card].kind);
  const now = leaving();
  const before = leaving({ leftConvoy: 'discarded' });

  expect([now.g.players[1].out, before.g.players[1].out]).toEqual([true, true]);
  expect(discarded(now)).toEqual(['device', 'survivor']);
  expect(discarded(before)).toEqual(['device', 'survivor', 'truck', 'trailer']);
});

test.each([
  ['all', {}, 2, 0],
  ['one', { minesOnRoad: 'one' }, 1, 1],
])('LA-MIN-5, LA-OPT-33: of two mines of others on one road %s go off', (_ruling, ruling, harm, left) => {
  const options = { mineVariant: 'on', ...ruling };
  const mines = [
    { road: '1-2', owner: 1 },
    { road: '1-2', owner: 1 },
  ];
  const t = moving(
    { convoy: [truck(['survivor', 'armour', 'armour'], { speed: 3 }), trailer(['any: fuel'])] },
    { options, mines },
  );
  const rival = table({
    start: 'automaMoves',
    options,
    seats: [{ at: 1 }],
    automa: { column: 3 },
    mines: mines.map(mine => ({ ...mine, owner: 0 })),
  });

  t.play('move', 'waypoint 2');
  for (let blast = 0; blast < harm; blast++) t.play(`truck, slot ${blast + 2}`);

  expect([t.count('damage'), t.g.mines?.roads.length, t.at()]).toEqual([harm, left, 2]);
  expect(t.happened('mineSprung')).toHaveLength(harm);
  expect([rival.g.mines?.roads.length, rival.happened('mineSprung').length]).toEqual([left, harm]);
  expect(rival.happened('damaged')).toHaveLength(harm);
});

test('LA-MIN-4, 5: of two mines on one road that of the driver stays', () => {
  const t = moving(
    { convoy: [truck(['survivor', 'armour', 'armour'], { speed: 3 }), trailer(['any: fuel'])] },
    {
      options: { mineVariant: 'on' },
      mines: [
        { road: '1-2', owner: 0 },
        { road: '1-2', owner: 1 },
      ],
    },
  );

  t.play('move', 'waypoint 2', 'truck, slot 2');

  expect([t.count('damage'), t.g.mines?.owners]).toEqual([1, [0]]);
});

/** Player 1 recruits the Medic and, by a bonus attack, lets somebody win the Captive; then Fallout strikes. */
const captiveWon = (winner: number, options = {}) => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: { mapSide: 'beta', ...options },
    seats: [
      { crew: ['Driver'], convoy: [truck(['survivor', 'any: ammo', 'weapon1']), trailer(['survivor', 'any'])] },
      { crew: ['Leader', 'Scout'] },
    ],
    track: [1, 0],
    skills: { Driver: 3, Medic: 1 },
    row: [null, null, 'Medic'],
    deck: ['Fallout'],
    enemies: [{ enemy: 'II', boxes: 1, targets: [winner], loot: 'Captive' }],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }],
  });
  t.play('explore', 'the card', 'the bonus');
  return t;
};

test('LA-REC-3, LA-OPT-34: a Captive won by somebody else does not end the protection of a recruit', () => {
  const now = captiveWon(1);
  const before = captiveWon(1, { recruitAfterCaptive: 'open' });

  for (const t of [now, before]) t.playAs(1, 'yes');

  expect([now.zone('Captive', 1), now.asked().name]).toEqual(['rest', 'contaminate.chooseSurvivor']);
  expect(now.may()).toEqual(['Driver']);
  expect(before.may()).toEqual(['Driver', 'Medic']);
});

test('LA-REC-3, LA-LTC-8: nor does one that the recruiter wins', () => {
  const now = captiveWon(0);
  const before = captiveWon(0, { recruitAfterCaptive: 'open' });

  for (const t of [now, before]) t.play('yes');

  expect(now.may()).toEqual(['Driver', 'Captive']);
  expect(before.may()).toEqual(['Driver', 'Medic', 'Captive']);
});

test('LA-ELM-1, LA-BET-25: whoever dies out on the way is not asked where to go on', () => {
  const t = moving(
    { crew: ['Co-pilot'], convoy: [truck(['survivor'], { speed: 3 }), trailer(['any: fuel'])] },
    {
      seats: [{ crew: ['Co-pilot'], convoy: [truck(['survivor'], { speed: 3 }), trailer(['any: fuel'])] }, {}, {}],
      shortcuts: [{ from: 0, to: 2, kind: 'dangerous', contamination: 1 }],
    },
  );

  t.play('move', 'waypoint 4', 'dangerous shortcut to 2 (0 damage, 1 contamination)');

  expect([t.g.players[0].out, t.asked().seats]).toEqual([true, []]);
});
