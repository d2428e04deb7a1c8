import { type Key, keyFromSeed, must, type Seat } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';
import { NONE } from '../../../src/state.ts';
import { HIDDEN } from '../../../src/view/view.ts';
import { lay, type Setting } from '../../table.ts';

/** Orange's only car is about to move one space. */
const one = (setting: Setting = {}) =>
  lay({
    options: { oneShots: true, bounties: true },
    cars: { 'orange small': [1, 3, 1], 'blue large': [2, 6, 8] },
    dice: [[1], [1]],
    ...setting,
  });

test('TR-AMMO-4, TR-AMMO-5: everybody is dealt one card of each deck; nobody else sees it', () => {
  const g = thunderRoad.setup(
    must(thunderRoad.content({ seats: 4, bounties: true, oneShots: true })),
    keyFromSeed('deal'),
  );
  const view = thunderRoad.view(g, 2);

  expect([g.bounties?.rest.length, g.oneShots?.rest.length]).toEqual([4, 4]);
  expect(new Set(g.bounties?.held).size).toBe(4);
  expect(view.bounties?.held).toEqual([HIDDEN, HIDDEN, g.bounties?.held[2], HIDDEN]);
  expect(thunderRoad.view(g, -1).oneShots?.held).toEqual(new Array(4).fill(HIDDEN));
});

test('TR-AMMO-5: a card is played once, for all to see', () => {
  const t = one({ oneShots: { orange: 'nitrous bottle' } });

  t.play('play it', 'forward', 'forward', 'forward');

  expect(t.happened('oneShotPlayed')).toMatchObject([{ seat: 0, oneShot: 1 }]);
  expect(thunderRoad.view(t.g, 1).oneShots).toEqual({ held: [NONE, NONE], played: [1], met: false });
});

test('TR-AMMO-7: who lets the moment pass keeps the card', () => {
  const t = one({ oneShots: { orange: 'nitrous bottle' }, dice: [[1, 2], [1]] });

  t.play('keep it');
  const held = thunderRoad.view(t.g, 0).oneShots?.held[0];

  expect([held, t.asked()]).toEqual([1, 'turn.chooseDie']);
});

test('TR-AMMO-7: a card is not offered when it would do nothing', () => {
  const t = one({ oneShots: { orange: 'field surgery' } });

  t.play('forward');

  expect(t.asks()).toBe('blue');
});

test('TR-RUL-102: what happened is asked about once it is resolved, from the seat on turn clockwise, and each seat once', () => {
  const t = one({
    cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2], 'blue small': [3, 1, 1], 'orange large': [3, 3, 1] },
    oneShots: { orange: 'bounce', blue: 'field surgery' },
    open: { mine: [[1, 3, 3]] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
      ['damage', 'dent'],
    ],
  });

  t.play("move Orange's small", 'forward', 'leave it');
  const first = t.asks();
  t.play('keep it');

  expect([first, t.asks(), t.asked()]).toEqual(['orange', 'blue', 'window.play']);
});

test('TR-RUL-102: where the table wants it secret, everybody with a card is asked, and may say why not', () => {
  const quiet = one({ oneShots: { orange: 'last word', blue: 'second wind' } });
  const asked = one({
    oneShots: { orange: 'last word', blue: 'second wind' },
    options: { oneShots: true, oneShotsAskAll: true },
  });

  expect([quiet.asked(), asked.asked()]).toEqual(['drive.chooseWay', 'window.play']);
  expect([asked.may(), asked.whyNot('play it')]).toEqual([['keep it'], 'TR-AMMO-7']);
});

test('TR-RUL-103: who is behind has a car behind the foremost of every other crew; equal is not behind', () => {
  const level = one({
    bounties: { orange: 'last will be first' },
    cars: { 'orange small': [1, 3, 3], 'blue large': [1, 5, 3] },
  });
  const behind = one({
    bounties: { orange: 'last will be first' },
    cars: { 'orange small': [1, 3, 2], 'blue large': [1, 5, 3] },
  });

  expect([level.asked(), behind.asked()]).toEqual(['drive.chooseWay', 'window.play']);
});

test('TR-RUL-104: the car on its way does not drive for a card, and no gun fires that may not', () => {
  const alone = one({
    oneShots: { orange: 'bounce' },
    cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2], 'blue small': [3, 1, 1] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });
  const early = one({
    round: 1,
    bounties: { orange: 'paint swap' },
    cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2], 'orange large': [2, 3, 1], 'blue small': [2, 3, 2] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  alone.play('forward', 'leave it');
  early.play("move Orange's small", 'forward', 'leave it');

  expect(alone.happened('oneShotPlayed')).toEqual([]);
  expect(early.asks()).toBe('blue');
});

test('TR-RUL-105, TR-DB-25: the best face is that of one’s own dice; a card becomes a die until the round ends', () => {
  const prey: Setting = {
    bounties: { orange: 'scrap dealer' },
    ground: { '#': [[2, 2, 2]] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  };
  const german = one({
    ...prey,
    options: { bounties: true, crew1: 'german' },
    cars: { 'orange small': [2, 3, 1], 'blue small': [2, 3, 2], 'blue large': [3, 6, 8] },
    hand: { orange: ['1a', '2a'] },
  });
  const rig = one({
    ...prey,
    options: { bounties: true, crew1: 'rig' },
    cars: {
      'orange front': [2, 3, 1],
      'orange centre': [1, 3, 8],
      'orange rear': [1, 3, 7],
      'blue small': [2, 3, 2],
      'blue large': [3, 6, 8],
    },
    dice: [[1, 1], [1]],
    luck: [['direction', 'FL']],
  });

  german.play('card 1', 'no command', 'forward', 'play it');
  rig.play('traction drive', 'play it');

  expect([german.values('orange'), german.cardsOf('orange').played]).toEqual([[6], ['1a', '2a']]);
  expect(rig.happened('dieSet')).toMatchObject([{ die: 3 }]);
});

test('TR-DB-25: a repair mends the rig, wherever its owner wants', () => {
  const t = one({
    options: { oneShots: true, crew1: 'rig' },
    cars: { 'orange front': [1, 3, 3], 'orange centre': [1, 3, 2], 'orange rear': [1, 3, 1], 'blue large': [2, 6, 8] },
    rig: { hurt: ['airstrike'] },
    oneShots: { orange: 'field surgery' },
    open: { mine: [[1, 3, 4]] },
    dice: [[1, 1], [1]],
  });

  t.play('plow', 'plow', 'play it', 'airstrike');

  expect(t.happened('mended')).toHaveLength(1);
});

test('TR-AMMO-1: owners write cards of their own on the blanks', () => {
  const row = { on: 'missed', whose: 'own', does: 'surge', module: 'oneShots' };
  const given = { oneShots: { 'own goal': row } };

  const { oneShots } = must(thunderRoad.content({ oneShots: true }, given));
  const refused = thunderRoad.content({ oneShots: true }, { oneShots: { 'own goal': { ...row, does: 'fly' } } });

  expect(oneShots).toHaveLength(9);
  expect(oneShots[8]).toMatchObject({ name: 'own goal', on: 'missed', does: 'surge' });
  expect(refused).toMatchObject({ ok: false, code: 'bad-pack' });
});

const OPTIONS = { seats: 3, bounties: true, oneShots: true, bountiesAskAll: false, oneShotsAskAll: false } as const;
const PLAN = { games: 5, seed: 'cards', options: OPTIONS, modules: 'none', bound: 3000 } as const;

test('TR-AMMO-4, TR-AMMO-5: cards stay secret; shown, or not dealt anew, they are found out', () => {
  const leaking = {
    ...thunderRoad,
    view: (g: Race, seat: Seat) => ({ ...thunderRoad.view(g, seat), bounties: thunderRoad.view(g, 0).bounties }),
  };
  const careless = {
    ...thunderRoad,
    imagine(g: Race, seat: Seat, key: Key) {
      const twin = thunderRoad.imagine(g, seat, key);
      twin.oneShots?.held.splice(0, 1, g.oneShots?.held[0] ?? NONE);
      return twin;
    },
  };

  expect(conform(thunderRoad, PLAN).fault).toBeNull();
  expect(conform(leaking, PLAN).fault?.check).toBe('secrets');
  expect(conform(careless, PLAN).fault).not.toBeNull();
});
