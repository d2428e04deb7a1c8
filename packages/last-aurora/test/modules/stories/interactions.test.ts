import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { lengthSteps } from '../../../src/modules/crews/rules.ts';
import { hasDamage } from '../../../src/verbs/damage.ts';
import { setUp } from '../../fresh.ts';
import { location, table, trailer, truck } from '../../table.ts';
import { CONVOY, heard, ids, NOBODY, option, own, telling } from './narrator.ts';

const GAIN = { plain: [{ gainFame: 1 }] };

test('FS-STORY-2: three decks are shuffled by themselves, and the first lies in use', () => {
  const [one, other] = [1, 2].map(seed => setUp({ stories: 'on', seats: 2 }, null, seed).stories);

  expect(one?.decks.map(deck => deck.length)).toEqual([14, 14, 12]);
  expect(one?.period).toBe(0);
  expect(one?.decks).not.toEqual(other?.decks);
});

test('FS-INT-4: the Deserter is an encounter; installing something out of the discard pile upgrades nothing', () => {
  const t = telling({
    options: { frozenDeck: 'on' },
    row: ['Deserter'],
    discard: [trailer(['any'])],
    seats: [{ crew: ['Driver'], convoy: CONVOY, items: ['Hazard Suit'] }, {}],
    stories: { deck: [own('S05', GAIN), own('S03', GAIN)] },
  });

  t.play('explore', option('S05', 1), 'fight for him', 'yes');
  t.idleUntil('exploreTurn.afterwards');

  expect(heard(t)).toEqual(['S05 yes']);
  expect(ids(t, t.g.stories?.decks[0])).toEqual(['S03']);
});

test('FS-INT-5: an event that a turn turns up is for whoever has the turn, another one for the first in direct order', () => {
  const stories = { deck: [own('S22', GAIN)], period: 2 };
  const seats = [
    { crew: ['Driver'], convoy: CONVOY },
    { crew: ['Hermit'], convoy: CONVOY },
  ];
  const inTurn = telling({ row: ['Jackal'], deck: ['Airdrop'], seats, stories });
  const outside = telling({ start: 'endOfRound', args: [], deck: ['Airdrop'], seats, stories });

  inTurn.play('explore');
  inTurn.idleUntil('tell.chooseOption');

  expect([inTurn.asked().seats, outside.asked().seats]).toEqual([[0], [1]]);
});

test('FS-INT-13: the Thickblood shakes off what a story has given it during its own action', () => {
  const t = telling({
    options: { crews: 'on' },
    row: [null, null, null, null, location(['fuel'], ['food'])],
    seats: [{ crew: ['Thickblood'], rest: ['Glowworm'], convoy: CONVOY }, {}],
    skills: {},
    stories: { deck: [own('S01', { plain: [{ contaminate: 1, who: 'involved' }] })] },
  });

  t.play('explore', 'the card', option('S01', 1), 'left block');
  t.idleUntil('shakeOff.chooseToRest');

  expect(t.asked().name).toBe('shakeOff.chooseToRest');
  expect(t.happened('contaminated')[0]).toMatchObject({ who: 0 });
});

const KEPT = {
  archived: [{ story: { ...own('S10', { plain: [{ archive: 'truck' }] }), cargo: ['any'] }, place: 'truck' as const }],
};

test('FS-INT-14, FS-STORY-34, FS-RUL-28: kept stories make no convoy longer, but damage on their slots is damage', () => {
  const seats = [{ crew: ['Driver'], convoy: [truck(['survivor: survivor']), trailer(['any'])] }, {}];
  const t = telling({ start: 'damage', args: [0, 1, 'TRUCK'], seats, stories: KEPT });
  const before = lengthSteps(t.g.players[0]);

  t.play('truck, slot 2');

  expect([before, hasDamage(t.g, 0)]).toEqual([0, true]);
});

test('FS-INT-17: an attack on a player is none on an enemy', () => {
  const seat = { crew: ['Driver'], convoy: CONVOY };
  const t = telling({
    start: 'raid',
    args: [0],
    phase: 'fire',
    options: { pvp: 'on' },
    seats: [seat, { crew: ['Hermit'], convoy: CONVOY }],
    stories: { deck: [own('S13', GAIN)] },
  });

  t.idleUntil(null);

  expect(t.happened('raided')).toHaveLength(1);
  expect(heard(t)).toEqual([]);
});

test('FS-RUL-21, FS-STORY-8: a story under a card moves with it, and waits for what it says', () => {
  const t = telling({
    row: ['Merchant', 'Petrol Station'],
    seats: [{ crew: ['Driver'], convoy: CONVOY }, {}],
    stories: { tucked: [{ story: 'S15', host: 'Petrol Station', springs: 'gathered' }] },
  });
  const host = t.g.row[1];

  t.play('explore', 'space 1');
  t.idleUntil('exploreTurn.afterwards');

  expect(lastAurora.view(t.g, 0).stories?.tucked).toMatchObject([{ host, springs: 'gathered' }]);
  expect(heard(t)).toEqual([]);
});

test('FS-RUL-52: where the Automa is last or leads, a story does nothing to anybody', () => {
  const t = telling({
    start: 'tell',
    args: [0, false, NOBODY],
    seats: [{ crew: ['Driver'], convoy: CONVOY, at: 3 }],
    automa: { at: 0 },
    track: ['automa', 0],
    stories: { deck: [own('S01', { plain: [{ last: [{ gain: 'food', n: 1 }] }, { gainFame: 1 }] })] },
  });

  t.play(option('S01', 1));

  expect([t.fame(), t.happened('gained')]).toEqual([1, []]);
});

test('FS-RUL-54: a story may take the weapon; it has fired, and the ammo is spent', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    phase: 'fire',
    options: { stories: 'on' },
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor: survivor', 'weapon1', 'any: ammo'])] }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'Wolf Riders (II)' }],
    stories: { deck: [own('S13', { plain: [{ damage: 1, area: 'TRUCK' }] })] },
  });

  t.play('attack', option('S13', 1), 'truck, slot 2');

  expect([t.count('ammo'), t.happened('attacked'), t.g.players[0].fired]).toEqual([0, [], [1]]);
});

test('FS-RUL-55: speed is lost with a turn without a move', () => {
  const t = telling({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Driver'], convoy: CONVOY }, {}],
    stories: { deck: [own('S10', { plain: [{ speedNext: 2 }] })] },
  });

  t.play(option('S10', 1), 'stay');

  expect(t.g.stories?.speed).toEqual([0, 0]);
});

test.each([
  ['2', ['trailer 1, slot 2', 'trailer 1, slot 3'], ['S28 yes']],
  ['1', ['trailer 1, slot 2'], []],
])('FS-PVP-12, FS-RUL-56: %s damage by an attack on a player are from one source', (hits, slots, tales) => {
  const t = telling({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { pvp: 'on' },
    seats: [
      { crew: ['Driver'], convoy: CONVOY },
      { crew: ['Hermit'], convoy: CONVOY },
    ],
    outcomes: [{ player: { 1: hits } }, { back: 'CONVOY' }],
    stories: { deck: [own('S28', GAIN)], period: 2 },
  });

  t.play('fire at a player');
  t.playAs(1, ...slots);
  t.idleUntil(null);

  expect(heard(t)).toEqual(tales);
});
