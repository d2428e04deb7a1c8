import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { trailer, truck } from '../../table.ts';
import { aggressionAt, evadeAt, rivalry, WALLED } from './tracks.ts';

const DAMAGED = { crew: ['Leader'], convoy: [truck(['survivor', 'armour: damage']), trailer(['any', 'any'])] };

test('FS-EX-40, FS-PVP-19, 20: at the end of the Fire phase a fame and a repair; one token goes home, the other falls back', () => {
  const t = rivalry({
    start: 'firePhase.close',
    phase: 'fire',
    seats: [DAMAGED, WALLED],
    tracks: { evade: [1, 4], aggression: [3, 1], victims: [[1]] },
  });

  expect([t.fame(), t.count('damage'), aggressionAt(t, 0)]).toEqual([1, 0, 1]);
  expect([evadeAt(t, 0), evadeAt(t, 1)]).toEqual([1, 3]);
  expect(t.g.pvp?.victims).toEqual([[], []]);
});

test('FS-EX-42, FS-PVP-7, 19, 20: from the last cell all seven are earned', () => {
  const t = rivalry({
    start: 'firePhase.close',
    phase: 'fire',
    seats: [
      { ...DAMAGED, items: [] },
      { ...WALLED, fame: 3 },
    ],
    tracks: { aggression: [8, 1], victims: [[1]] },
    itemDeck: ['Mine'],
    options: { mineVariant: 'on' },
  });

  expect([t.fame(0), t.count('damage'), t.items(), t.fame(1)]).toEqual([2, 0, ['Mine'], 1]);
  expect(t.happened('pvpBonus').map(({ symbol }) => symbol)).toEqual([
    'repair',
    'fame',
    'item',
    'disgrace',
    'fame',
    'repair',
    'disgrace',
  ]);
});

test('FS-EX-43, FS-PVP-21, FS-DB-54: whoever has no fame to lose takes a damage in its place', () => {
  const t = rivalry({
    start: 'reap',
    args: [0],
    phase: 'fire',
    seats: [WALLED, { ...WALLED, fame: -1 }],
    tracks: { aggression: [5, 1], victims: [[1]] },
  });

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  t.playAs(1, 'trailer 2, slot 2');

  expect([t.count('damage', 1), t.fame(1)]).toEqual([1, -1]);
  expect(evadeAt(t, 1)).toBe(1);
});

test('FS-PVP-22, FS-RUL-34: of several who were hit one is chosen for each of the signs', () => {
  const t = rivalry({
    start: 'reap',
    args: [0],
    phase: 'fire',
    seats: [WALLED, { fame: 3 }, { fame: 3 }, { fame: 3 }],
    tracks: { aggression: [8, 1, 1, 1], victims: [[3, 1]] },
  });

  expect(t.may()).toEqual(['player 2', 'player 4']);
  expect(lastAurora.whyNot(t.g, 0, 2)).toEqual({ key: 'why.notHit', clause: 'FS-PVP-21' });
  t.play('player 4', 'player 2');

  expect([1, 2, 3].map(seat => t.fame(seat))).toEqual([2, 3, 2]);
});

test('FS-PVP-23: a sign that does nothing is skipped, and too many items are too many', () => {
  const t = rivalry({
    start: 'reap',
    args: [0],
    phase: 'fire',
    seats: [{ ...WALLED, items: ['Mine', 'Mine', 'Mine'] }, {}],
    tracks: { aggression: [5, 1] },
  });

  expect(t.asked()).toEqual({ name: 'drawItems.keepThree', seats: [0] });
  t.play('discard Mine');

  expect([t.fame(), t.items().length, t.asked().seats]).toEqual([1, 3, []]);
});

test('FS-PVP-19: in direct order, and the evade token does not leave the first cell', () => {
  const t = rivalry({
    start: 'firePhase.close',
    phase: 'fire',
    seats: [{}, {}, {}],
    track: [1, 0, 2],
    tracks: { evade: [1, 2, 3], aggression: [2, 2, 2] },
  });

  expect(t.happened('pvpBonus').map(({ who }) => who)).toEqual([2, 0, 1]);
  expect([0, 1, 2].map(seat => evadeAt(t, seat))).toEqual([1, 1, 2]);
});

test('FS-PVP-19, FS-RUL-49: after spoils, enemy fire and the enemies that are left behind', () => {
  const t = rivalry({
    start: 'firePhase.spoils',
    phase: 'fire',
    seats: [WALLED, WALLED],
    enemies: [{ enemy: 'I', region: 'Bay' }],
    tracks: { aggression: [2, 1] },
  });

  const told = t.happened('enemyLeft').length + t.happened('pvpBonus').length;
  expect(told).toBe(2);
  expect(t.g.pvp?.aggression).toEqual([0, 0]);
});

test('FS-RUL-42: nobody who is out loses fame, or earns anything', () => {
  const t = rivalry({
    start: 'reap',
    args: [0],
    phase: 'fire',
    seats: [WALLED, { fame: 3 }, {}],
    tracks: { aggression: [5, 1, 1], victims: [[1]] },
    modules: [
      {
        name: 'gone',
        tasks: {},
        hooks: {
          lay(g) {
            g.players[1].out = true;
          },
        },
      },
    ],
  });

  expect([t.fame(0), t.fame(1), t.asked().seats]).toEqual([1, 3, []]);
});

test('FS-RUL-42: of two who were hit, the one who is out cannot be chosen', () => {
  const t = rivalry({
    start: 'reap',
    args: [0],
    phase: 'fire',
    seats: [WALLED, { fame: 3 }, { fame: 3 }],
    tracks: { aggression: [5, 1, 1], victims: [[1, 2]] },
    modules: [
      {
        name: 'gone',
        tasks: {},
        hooks: {
          lay(g) {
            g.players[1].out = true;
          },
        },
      },
    ],
  });

  expect([t.asked().seats, t.fame(1), t.fame(2)]).toEqual([[], 3, 2]);
});
