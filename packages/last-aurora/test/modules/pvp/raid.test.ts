import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import type { SeatLaid } from '../../lay.ts';
import { type TableLaid, trailer, truck } from '../../table.ts';
import { aggressionAt, armed, evadeAt, rivalry, type TracksLaid, WALLED } from './tracks.ts';

type Laid = Partial<TableLaid> & { readonly tracks?: TracksLaid };

/** Seat 0 is armed and has its turn of Convoy fire; seat 1 is where it is. */
const firing = ({ seats = [armed(), WALLED], ...laid }: Laid = {}) =>
  rivalry({ start: 'fireTurn', args: [0], phase: 'fire', seats, ...laid });

const RAID = ['fire at a player', 'truck, slot 4'];

test('FS-EX-39, FS-PVP-10..14: four hits, two of them evaded; both tokens move, the one of the victim as far as it can', () => {
  const t = firing({
    tracks: { evade: [1, 3] },
    outcomes: [{ player: { 4: '4' } }, { back: 'CENTRAL_COLUMNS' }],
  });

  t.play(...RAID);

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  t.playAs(1, 'trailer 1, slot 2', 'trailer 2, slot 2');
  expect(t.count('damage', 1)).toBe(2);
  expect([evadeAt(t, 1), aggressionAt(t, 0)]).toEqual([4, 3]);
  expect(t.happened('raided')).toMatchObject([{ who: 0, victim: 1, hits: 4, evaded: 2, area: 'CENTRAL_COLUMNS' }]);
});

test('FS-EX-41, FS-PVP-12: with one free slot in the area one damage is placed, and both tokens move by one', () => {
  const victim: SeatLaid = {
    crew: ['Leader'],
    convoy: [truck(['survivor', 'armour']), trailer(['any', 'any'])],
  };
  const t = firing({
    seats: [armed(), { ...victim, convoy: [truck(['survivor: damage', 'armour']), trailer(['any', 'any'])] }],
    outcomes: [{ player: { 4: '3' } }, { back: 'LEFT_COLUMN' }],
  });

  t.play(...RAID);

  expect(t.cargo('truck', 1)).toEqual(['damage', 'damage']);
  expect([evadeAt(t, 1), aggressionAt(t, 0)]).toEqual([2, 2]);
});

test('FS-PVP-12, FS-DB-48: the last column is that of the last trailer, or of the truck', () => {
  const hit = (seat: SeatLaid) => {
    const t = firing({ seats: [armed(), seat], outcomes: [{ player: { 4: '1' } }, { back: 'LAST_COLUMN' }] });
    t.play(...RAID);
    return t.may(1);
  };

  expect(hit(WALLED)).toEqual(['trailer 2, slot 1', 'trailer 2, slot 2', 'on trailer 2, slot 1']);
  expect(hit({ crew: ['Leader'], convoy: [truck(['survivor', 'armour'])] })).toEqual([
    'truck, slot 1',
    'truck, slot 2',
  ]);
});

test('FS-EX-42, FS-PVP-7, 14: the aggression token stops on its last cell', () => {
  const t = firing({ tracks: { aggression: [7] }, outcomes: [{ player: { 4: '3' } }, { back: 'CONVOY' }] });

  t.play(...RAID);
  t.playAs(1, 'truck, slot 2', 'trailer 1, slot 2', 'trailer 2, slot 2');

  expect(aggressionAt(t, 0)).toBe(8);
});

test('FS-EX-45, FS-PVP-9, FS-RUL-36: two players may fire at each other on the first waypoint in round 1', () => {
  const t = rivalry({ start: 'firePhase', round: 1, seats: [armed(), WALLED], track: [1, 0] });

  t.idleUntil('fireTurn.chooseAct');

  expect(t.may(0)).toContain('fire at a player');
});

test('FS-PVP-9: only at opponents in one’s own region, and the attacker chooses', () => {
  const t = firing({ seats: [armed(), { ...WALLED, at: 12 }, {}, {}] });
  const alone = firing({ seats: [armed(), { ...WALLED, at: 12 }], enemies: [{ enemy: 'I' }] });

  t.play(...RAID.slice(0, 1));
  t.play('truck, slot 2');

  expect(t.asked()).toEqual({ name: 'raid.chooseVictim', seats: [0] });
  expect(t.may()).toEqual(['player 3', 'player 4']);
  expect(lastAurora.whyNot(t.g, 0, 1)).toEqual({ key: 'why.opponentElsewhere', clause: 'FS-PVP-9' });
  expect(alone.may()).not.toContain('fire at a player');
  expect(lastAurora.whyNot(alone.g, 0, 14)).toEqual({ key: 'why.cannotRaid', clause: 'FS-PVP-10' });
});

test('FS-PVP-9, 16: beside enemies, several times, at the same or another, while weapons and ammo last', () => {
  const t = firing({ enemies: [{ enemy: 'I' }], seats: [armed(2), WALLED, {}] });

  expect(t.may()).toEqual(['attack', 'hold fire', 'fire at a player']);
  t.play('fire at a player', 'truck, slot 2', 'player 2');
  t.play('fire at a player', 'truck, slot 3', 'player 3');

  expect(t.happened('raided').map(({ victim }) => victim)).toEqual([1, 2]);
  expect(t.may()).not.toContain('fire at a player');
});

test('FS-PVP-10, 16: a weapon fires once in a phase, at whomever, for one ammo', () => {
  const t = firing({ enemies: [{ enemy: 'I' }] });

  t.play('fire at a player', 'truck, slot 2');
  t.play('attack');

  expect(t.count('ammo')).toBe(1);
  expect(t.may()).toEqual(['truck, slot 3', 'truck, slot 4']);
});

test('FS-PVP-11: each attack is evaded anew', () => {
  const t = firing({
    tracks: { evade: [1, 2] },
    outcomes: [{ player: { 1: '1' } }, { player: { 2: '1' } }],
  });

  t.play('fire at a player', 'truck, slot 2');
  t.play('fire at a player', 'truck, slot 3');

  expect(t.happened('raided').map(({ evaded }) => evaded)).toEqual([1, 1]);
  expect([t.count('damage', 1), evadeAt(t, 1), aggressionAt(t, 0)]).toEqual([0, 2, 1]);
});

test('FS-PVP-13, FS-RUL-32: the evade token moves for each damage; by the other reading once for each attack', () => {
  const hit = (evadeSteps: string) => {
    const t = firing({ options: { evadeSteps }, outcomes: [{ player: { 4: '2' } }, { back: 'CONVOY' }] });
    t.play(...RAID);
    t.playAs(1, 'truck, slot 2', 'trailer 1, slot 2');
    return [evadeAt(t, 1), aggressionAt(t, 0)];
  };

  expect([hit('damage'), hit('attack')]).toEqual([
    [3, 3],
    [2, 3],
  ]);
});

test('FS-PVP-15, FS-RUL-33: a jam damages the weapon that has fired, and moves no token', () => {
  const t = firing({ outcomes: [{ player: { 4: 'jam' } }] });

  t.play(...RAID);

  expect(t.cargo('truck')).toEqual(['survivor', 'empty', 'empty', 'damage', 'empty']);
  expect([evadeAt(t, 0), evadeAt(t, 1), aggressionAt(t, 0)]).toEqual([1, 1, 1]);
});

test('FS-PVP-18, FS-INT-15: no fame, no target token, and a Gunner’s aim is kept for an enemy', () => {
  const gunner = { ...armed(), crew: ['Gunner'] };
  const t = firing({
    seats: [gunner, WALLED],
    enemies: [{ enemy: 'I' }],
    outcomes: [{ player: { 4: '1' } }, { player: { 1: '1' }, back: 'CONVOY' }],
  });

  t.play(...RAID);
  t.playAs(1, 'truck, slot 2');
  expect([t.count('damage', 1), t.fame(), t.targets()]).toEqual([1, 0, 2]);
  t.play('attack', 'truck, slot 2');

  expect(t.enemy('I')?.damage).toBe(2);
});

test('FS-INT-6, FS-JUNK-2: a junk weapon fires at players for an item; incendiary rounds are of no use against them', () => {
  const seat = { ...armed(1), items: ['Incendiary Rounds', 'Mine'] };
  const t = firing({ seats: [seat, WALLED], outcomes: [{ player: { 3: '1' } }, { back: 'CONVOY' }] });

  expect(t.may()).toEqual(['hold fire', 'fire at a player', 'fire a junk weapon at a player']);
  t.play('fire a junk weapon at a player', 'Mine');
  t.playAs(1, 'truck, slot 2');

  expect([t.items(), t.count('ammo'), t.count('damage', 1), aggressionAt(t, 0)]).toEqual([
    ['Incendiary Rounds'],
    1,
    1,
    2,
  ]);
  expect(t.may()).not.toContain('fire a junk weapon at a player');
  expect(lastAurora.whyNot(t.g, 0, 15)).toEqual({ key: 'why.cannotRaidWithJunk', clause: 'FS-PVP-10' });
});

test('FS-INT-7: Spotter, Longshot and Rocket Tube are for enemies alone', () => {
  const seat = { ...armed(), crew: ['Spotter', 'Longshot'], items: ['Rocket Tube'] };
  const t = firing({ seats: [seat, WALLED], options: { frozenDeck: 'on' }, outcomes: [{}] });

  expect(t.may()).toEqual(['hold fire', 'fire at a player', 'fire a junk weapon at a player']);
  t.play(...RAID);

  expect(t.asked().name).toBe('fireTurn.chooseAct');
  expect(t.happened('raided')).toMatchObject([{ hits: 0 }]);
});

test('FS-PVP-17, FS-INT-12, 21, 23: nothing else is evaded, and nothing else moves a token', () => {
  const t = rivalry({
    start: 'fireOn',
    args: [0],
    phase: 'fire',
    seats: [WALLED, { at: 12 }],
    enemies: [{ enemy: 'I' }],
    tracks: { evade: [4, 4] },
    outcomes: [{ enemy: { I: 1 } }, { back: 'CONVOY' }],
  });

  t.play('truck, slot 2');

  expect([t.count('damage'), evadeAt(t, 0), aggressionAt(t, 0)]).toEqual([1, 4, 1]);
});

test('FS-RUL-37: with an empty outcome deck the area is read off the discarded cards, shuffled anew', () => {
  const t = firing({ outcomes: [{ player: { 4: '1' } }], outcomesDiscarded: true });

  t.play(...RAID);

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  expect(t.g.outcomeDeck).toHaveLength(11);
});

test('FS-RUL-43, FS-RUL-42: a survivor token that is hit costs a card of its owner’s choice; who loses all is out, and shamed no more', () => {
  const lone: SeatLaid = { crew: ['Leader'], convoy: [truck(['survivor: survivor'])] };
  const t = firing({
    seats: [armed(), lone, {}],
    outcomes: [{ player: { 4: '3' } }, { back: 'CONVOY' }],
  });

  t.play(...RAID, 'player 2');

  expect([t.g.players[1].out, aggressionAt(t, 0)]).toEqual([true, 2]);
  expect(lastAurora.things(t.g, 0, 'opponent')).toEqual([2]);
  expect(t.asked()).toEqual({ name: 'fireTurn.chooseAct', seats: [0] });
});

test('FS-BASE-15, FS-PVP-9, 12: before cargo is fixed for the Fire phase, whoever can be fired at may put it in order', () => {
  const asked = (seats: readonly SeatLaid[], options = {}) =>
    rivalry({ start: 'movementPhase.getReady', phase: 'movement', seats, options }).asked();
  const loaded: SeatLaid = { ...armed(0), items: ['Mine'] };

  expect(asked([armed(), WALLED])).toEqual({ name: 'getReady.arrangeConvoy', seats: [1] });
  expect(asked([loaded, WALLED])).toEqual({ name: 'getReady.arrangeConvoy', seats: [1] });
  expect(asked([armed(), armed()]).seats).toEqual([0, 1]);
  expect(asked([armed(0), WALLED]).seats).toEqual([]);
  expect(asked([armed(), { ...WALLED, at: 12 }]).seats).toEqual([]);
  expect(asked([armed(), WALLED], { pvp: 'off' }).seats).toEqual([]);
});

test('FS-PVP-21: whoever is hit twice is one opponent who was hit', () => {
  const t = firing({
    outcomes: [{ player: { 4: '1' } }, { player: { 2: '2' }, back: 'CONVOY' }, { back: 'CONVOY' }],
  });

  t.play(...RAID);
  t.playAs(1, 'truck, slot 2');
  t.play('fire at a player', 'truck, slot 3');
  t.playAs(1, 'trailer 1, slot 2');

  expect(t.count('damage', 1)).toBe(2);
  expect(t.g.pvp?.victims).toEqual([[1], []]);
});

test('LA-OUT-1: the outcome card of an attack on a player is discarded with the attack', () => {
  const t = firing();

  t.play(...RAID);

  expect([t.g.resolving, t.g.outcomeDiscard.length]).toEqual([-1, 1]);
});
