import { expect, test } from 'vitest';
import { LASTING } from '../../../src/modules/carnage/lasting.ts';
import { POWER_ROWS } from '../../../src/modules/carnage/powers.ts';
import { lay as layTable, type Setting } from '../../table.ts';

const lay = (setting: Setting) => layTable({ carnage: true, ...setting });

/** Orange's small car suffers from these; its large one stands far away. */
const afflicted = (cards: readonly string[], setting: Setting = {}) => {
  const t = lay({
    dice: [[3], [1, 1]],
    ...setting,
    cars: { 'orange small': [1, 3, 3], 'orange large': [3, 6, 1], ...setting.cars },
    damage: { 'orange small': cards, ...setting.damage },
  });
  t.play(t.may().find(words => words.endsWith("Orange's small car")) ?? '');
  return t;
};

test('TR-LAST-1, TR-TOK-7: the token brings a card, face up at its slot; it works until repaired', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large'],
    dice: [[1], [1]],
    luck: [
      ['shooting', 'any'],
      ['damage', 'lasting'],
      ['lasting', 'jammed gun'],
    ],
  });

  t.play('forward', "shoot at Blue's small car");

  expect([t.damage('blue small'), t.cards('blue small')]).toEqual([['lasting'], ['jammed gun']]);
});

test('TR-LAST-2, TR-INT-6, TR-RUL-37, TR-RUL-59: repaired, the token goes back to the pile, the card to its discard, the slot is free', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'orange large': [3, 6, 1] },
    damage: { 'orange small': ['dent', 'jammed gun'] },
    dice: [[3, 6], [1]],
  });
  const before = t.g.damagePile.length;

  t.play('die 3', 'repair', "damage 2 of Orange's small car, with Jammed Gun");

  expect([t.damage('orange small'), t.cards('orange small')]).toEqual([['dent'], []]);
  expect(t.g.damagePile).toHaveLength(before + 1);
  expect(t.g.lastingDiscard.map(card => t.g.content.lasting[card].name)).toEqual(['jammed gun']);
});

test('TR-LAST-2, TR-RUL-68: an empty deck is made of the discard; without that the token acts as a dent', () => {
  const setting: Setting = {
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large'],
    dice: [[1], [1]],
  };
  const discard = lay({
    ...setting,
    luck: [
      ['shooting', 'any'],
      ['damage', 'lasting'],
      ['lasting', 'jammed gun'],
    ],
  });
  const none = lay({
    ...setting,
    luck: [
      ['shooting', 'any'],
      ['damage', 'lasting'],
    ],
  });
  [discard.g.lastingDiscard, discard.g.lastingDeck] = [discard.g.lastingDeck, []];
  none.g.lastingDeck = [];

  for (const t of [discard, none]) t.play('forward', "shoot at Blue's small car");

  expect([discard.cards('blue small'), discard.g.lastingDiscard]).toEqual([['jammed gun'], []]);
  expect([none.cards('blue small'), none.damage('blue small')]).toEqual([[], ['lasting']]);
});

test('TR-LAST-3: cards of an inoperable car sleep; a card that says otherwise does not', () => {
  const slammed = (card: string) => {
    const t = lay({
      cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2], 'blue large': [3, 6, 8] },
      damage: { 'blue small': [card, 'dent'] },
      dice: [[1], [1]],
      luck:
        card === 'lost ballast'
          ? [['direction', 'F']]
          : [
              ['slam', 'bottom'],
              ['direction', 'F'],
            ],
    });
    t.play('forward');
    return t;
  };

  expect(slammed('torn bumper').place('blue small')).toEqual([1, 3, 3]);
  expect(slammed('lost ballast').place('blue small')).toEqual([1, 3, 3]);
});

test('TR-LAST-4: all cards of a car apply; of two contrary ones the newer', () => {
  const both = afflicted(['bent left wheel', 'bent right wheel'], { slots: 3 });
  const straight = afflicted(['backseat driver', 'heavy steering'], { slots: 3 });
  const neighbour = afflicted(['heavy steering', 'backseat driver'], { slots: 3 });

  expect(both.place('orange small')).toEqual([1, 3, 6]);
  expect([straight.place('orange small'), straight.asks()]).toEqual([[1, 3, 4], 'orange']);
  expect([neighbour.place('orange small'), neighbour.asks()]).toEqual([[1, 3, 3], 'blue']);
});

test('TR-DB-22: every power is on exactly one card, and each card says whether it works while inoperable', () => {
  expect(LASTING).toHaveLength(21);
  expect(LASTING.map(card => card.power).toSorted()).toEqual(POWER_ROWS.map(({ name }) => name).toSorted());
  expect(LASTING.every(card => typeof card.awake === 'boolean')).toBe(true);
});

test('TR-LAST-1: clogged filter takes a point, but never the last one; stuck throttle adds one', () => {
  const slow = afflicted(['clogged filter']);
  const slowest = afflicted(['clogged filter'], { dice: [[1], [1]] });
  const fast = afflicted(['stuck throttle']);

  expect([slow, slowest, fast].map(t => t.car('orange small').points)).toEqual([2, 1, 4]);
});

test('TR-LAST-1: missing gear: a 6 counts as 4', () => {
  const t = afflicted(['missing gear'], { dice: [[6], [1]] });

  expect(t.car('orange small').points).toBe(4);
});

test('TR-LAST-1: bald tyres: no road bonus', () => {
  const t = afflicted(['bald tyres'], { roadLanes: [3], dice: [[1], [1]] });

  t.play('forward');

  expect(t.asks()).toBe('blue');
});

test('TR-LAST-1: cut fuel line: nitro is refused', () => {
  const t = afflicted(['cut fuel line'], { dice: [[3, 3], [1]] });

  expect(t.may()).toEqual(['no command', 'airstrike (any die)', 'drift (3–5)']);
  expect(t.whyNot('nitro (1–3)')).toBe('TR-LAST-1');
});

test('TR-LAST-1: bent wheels: no step to that side', () => {
  const left = afflicted(['bent left wheel']);
  const right = afflicted(['bent right wheel']);

  const ways = (t: typeof left) => t.may().map(words => words.split(' ')[0]);
  expect([ways(left), ways(right)]).toEqual([
    ['forward', 'forward-right'],
    ['forward', 'forward-left'],
  ]);
  expect(left.whyNot('forward-left onto off-road, 1 point')).toBe('TR-LAST-1');
});

test('TR-LAST-1: heavy steering: the first step goes straight', () => {
  const t = afflicted(['heavy steering']);

  expect(t.place('orange small')).toEqual([1, 3, 4]);
  expect(t.may()).toHaveLength(3);
});

test('TR-LAST-1, TR-DB-23: backseat driver: the player to the left chooses the first step, but not into rocks', () => {
  const t = afflicted(['backseat driver'], { ground: { '#': [[1, 3, 4]] } });

  const first = [t.asks(), t.may().map(words => words.split(' ')[0])];
  t.play('forward-left');

  expect(first).toEqual(['blue', ['forward-left', 'forward-right']]);
  expect(t.asks()).toBe('orange');
});

test('TR-LAST-1, TR-DB-23: snagged tow rope: the player to the left chooses the last step, but not into the side of a ramp', () => {
  const t = afflicted(['snagged tow rope'], { ground: { '>': [[1, 2, 5]] } });

  t.play('forward', 'forward');

  expect([t.asks(), t.may().map(words => words.split(' ')[0])]).toEqual(['blue', ['forward', 'forward-right']]);
});

test('TR-LAST-1: wobbling axle: the last step is left to chance', () => {
  const t = afflicted(['wobbling axle'], { luck: [['steering', 2]] });

  t.play('forward', 'forward');

  expect(t.place('orange small')).toEqual([1, 4, 5]);
  t.luckIsUsed();
});

test('TR-DB-22: all ways barred or deadly: the car still drives', () => {
  const t = afflicted(['snagged tow rope'], {
    dice: [[1], [1]],
    ground: {
      '#': [
        [1, 3, 4],
        [1, 2, 3],
        [1, 4, 3],
      ],
    },
  });

  expect(t.may()).toHaveLength(3);
});

const atTarget = (card: string, luck: Setting['luck'], setting: Setting = {}) => {
  const t = afflicted([card], {
    dice: [[1], [1, 1]],
    ...setting,
    cars: { 'blue small': [1, 3, 5], 'blue large': [3, 1, 8], ...setting.cars },
    luck: luck ?? [],
  });
  t.play('forward');
  return t;
};

test('TR-LAST-1: jammed gun: no shot', () => {
  const t = atTarget('jammed gun', []);

  expect(t.asks()).toBe('blue');
});

test('TR-LAST-1: rigid mount: only the space straight ahead', () => {
  const t = atTarget('rigid mount', [], { cars: { 'blue large': [1, 2, 4] } });

  expect(t.may()).toEqual(['hold fire', "shoot at Blue's small car"]);
  expect(t.whyNot("shoot at Blue's large car")).toBe('TR-SHOOT-2');
});

test('TR-LAST-1: crooked sight: whoever is hit may have the shot rolled again', () => {
  const t = atTarget('crooked sight', [
    ['shooting', 'any'],
    ['shooting', 'large'],
  ]);

  t.play("shoot at Blue's small car");
  const asked = [t.asked(), t.asks()];
  t.play('roll again');

  expect(asked).toEqual(['shoot.rollAgain', 'blue']);
  expect(t.damage('blue small')).toEqual([]);
});

test('TR-LAST-1: cracked barrel: a shot that shows any size damages the shooter too', () => {
  const t = atTarget('cracked barrel', [
    ['shooting', 'any'],
    ['damage', 'dent'],
    ['damage', 'dent'],
  ]);
  const other = atTarget('cracked barrel', [
    ['shooting', 'small-medium'],
    ['damage', 'dent'],
  ]);

  t.play("shoot at Blue's small car");
  other.play("shoot at Blue's small car");

  expect(t.car('orange small').operable).toBe(false);
  expect(other.car('orange small').operable).toBe(true);
});

test('TR-LAST-1: twitchy gunner: it has to shoot; other cars may hold their fire', () => {
  const t = atTarget('twitchy gunner', [], { cars: { 'blue large': [1, 2, 4] } });
  const calm = atTarget('dripping sump', []);

  expect(t.may()).toEqual(["shoot at Blue's small car", "shoot at Blue's large car"]);
  expect(t.whyNot('hold fire')).toBe('TR-LAST-1');
  expect(calm.may()).toContain('hold fire');
});

test('TR-LAST-1: flapping tarpaulin: counts one size larger when shot at', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 1, 8] },
    damage: { 'blue small': ['flapping tarpaulin'] },
    moved: ['orange large'],
    dice: [[1], [1]],
    luck: [
      ['shooting', 'medium'],
      ['damage', 'dent'],
    ],
  });

  t.play('forward', "shoot at Blue's small car");

  expect(t.damage('blue small')).toEqual(['lasting', 'dent']);
});

test('TR-LAST-1: lost ballast: always the one to move in slams', () => {
  const t = afflicted(['lost ballast'], {
    cars: { 'blue small': [1, 3, 4] },
    luck: [['direction', 'FL']],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 2, 4]);
  t.luckIsUsed();
});

test('TR-LAST-1: torn bumper: an opponent may have the slam rolled again, whatever the sizes', () => {
  const t = afflicted(['torn bumper'], {
    cars: { 'blue small': [1, 3, 4] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
      ['slam', 'top'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward');
  const asked = [t.asked(), t.asks()];
  t.play('roll again');

  expect(asked).toEqual(['slam.rollForOpponent', 'blue']);
  expect(t.place('orange small')).toEqual([1, 2, 4]);
  t.luckIsUsed();
});

test('TR-LAST-1: dripping sump: oil on the space where the move began', () => {
  const t = afflicted(['dripping sump'], { dice: [[1], [1]] });
  const oils = () => t.g.hazardPile.filter(kind => t.g.content.hazards[kind].name === 'oil').length;
  const before = oils();

  t.play('forward');

  expect(t.token([1, 3, 3])).toBe('oil');
  expect(oils()).toBe(before - 1);
});

test('TR-LAST-1: broken radio: command dice count one less in the turn of this car', () => {
  const t = afflicted(['broken radio'], { dice: [[4, 4], [1]] });
  const six = afflicted(['broken radio'], { dice: [[6, 6], [1]] });

  const offered = t.may();
  t.play('nitro');

  expect(offered).toEqual(['no command', 'airstrike (any die)', 'nitro (1–3)', 'drift (3–5)']);
  expect(t.car('orange small').points).toBe(7);
  expect(six.may()).toEqual(['no command', 'airstrike (any die)', 'drift (3–5)']);
});

test('TR-LAST-1, TR-CREW-3: broken radio: a command that takes any die takes a 1 too', () => {
  const t = afflicted(['broken radio'], { dice: [[1, 1], [1]] });

  expect(t.may()).toEqual(['no command', 'airstrike (any die)']);
});

test('TR-LAST-1, TR-DB-23: backseat driver: into rocks all the same where there is nothing else', () => {
  const rocks = [2, 3, 4].map(lane => [1, lane, 4] as const);
  const t = afflicted(['backseat driver'], { ground: { '#': [...rocks, [1, 2, 3], [1, 4, 3]] } });

  expect([t.asked(), t.asks()]).toEqual(['drive.chooseWay', 'blue']);
  expect(t.may().map(words => words.split(' ')[0])).toEqual(['forward', 'forward-left', 'forward-right']);
});
