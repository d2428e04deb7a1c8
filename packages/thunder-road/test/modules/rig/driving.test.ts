import { advance, followScript, keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { lay, type Place, type Setting, spaceOf } from '../../table.ts';

/** Orange has the rig; its sections stand one behind the other in lane 3 unless a test puts them elsewhere. */
const TRAIN = { 'orange front': [1, 3, 4], 'orange centre': [1, 3, 3], 'orange rear': [1, 3, 2] } as const;
const haul = (setting: Setting = {}) =>
  lay({
    dice: [[3], [1]],
    ...setting,
    options: { crew1: 'rig', ...setting.options },
    cars: { ...TRAIN, ...setting.cars },
  });
type Table = ReturnType<typeof lay>;
const train = (t: Table) => ['orange front', 'orange centre', 'orange rear'].map(t.place);

test('TR-RIG-1, TR-RIG-2, TR-DATA-8, TR-CREW-1: three large sections with three commands each, four dice of 1 to 3, a chopper', () => {
  const { models, crews, commands, carried, throws } = must(thunderRoad.content({ crew1: 'rig' }));
  const sections = models.flatMap((model, at) => (model.commands === undefined ? [] : [{ ...model, at }]));
  const rig = crews.findIndex(({ name }) => name === 'rig');

  expect(sections.map(({ size, slots }) => `${size} ${slots}`)).toEqual(['large 2', 'large 2', 'large 2']);
  expect(sections.map(({ at }) => carried[at].map(row => commands[row].name))).toEqual(
    sections.map(section => section.commands),
  );
  expect(commands.filter(({ sheltered }) => sheltered).map(({ from, to }) => `${from}-${to}`)).toEqual([
    '3-3',
    '3-3',
    '3-3',
  ]);
  expect([crews[rig].dice, throws[rig]]).toEqual([4, [1, 1, 1, 2, 2, 3]]);
  expect(must(thunderRoad.content({})).commands.map(({ name }) => name)).not.toContain('plow');
});

test('TR-RIG-2, TR-RIG-3, TR-RIG-14: it waits coupled in the start area, its boards empty, without a command board', () => {
  const { g } = lay({ options: { crew1: 'rig' } });

  expect(g.rig).toMatchObject({ steering: 0, commands: [-1, -1, -1], dice: [0, 0, 0], hurt: [], offRoad: [] });
  expect(g.cars.filter(({ seat }) => seat === 0).map(({ at }) => at)).toEqual([-1, -1, -1]);
  expect(g.crews[0].command).toBe(-1);
});

test('TR-RIG-5: the first turn of a round begins with a die on the power steering', () => {
  const t = haul({ dice: [[1, 2, 3, 3], [1]] });

  const asked = [t.asked(), ...t.may()];
  t.play('die 2');

  expect(asked).toEqual(['haul.chooseSteering', 'die 1', 'die 2', 'die 3']);
  expect([t.g.rig?.steering, t.g.crews[0].dice, t.asked()]).toEqual([2, [1, 3, 3], 'haul.chooseCommand']);
  expect(thunderRoad.view(t.g, 1).rig).toMatchObject({ seat: 0, steering: 2, sections: [0, 1, 2] });
});

test('TR-RIG-6, TR-RIG-9: every turn a die goes on a command of a section that has none yet, and gives the points', () => {
  const t = haul({ dice: [[1, 2], [1]], rig: { used: { plow: 3 } } });

  const offered = t.may();
  const refused = [t.whyNot('rocket launcher (any die)'), t.whyNot('front repair (3)')];
  t.play('airstrike', 'die 2', 'tile 3, lane 1, row 1');

  expect(offered).toEqual([
    'airstrike (any die)',
    'traction drive (any die)',
    'hazard dispenser (any die)',
    'targeting computer (any die)',
  ]);
  expect(refused).toEqual(['TR-RIG-6', 'TR-RIG-6']);
  expect(t.place('orange front')).toEqual([1, 3, 6]);
  expect([t.g.rig?.commands.slice(0, 2), t.g.rig?.dice]).toEqual([
    ['plow', 'airstrike'].map(name => t.g.content.commands.findIndex(row => row.name === name)),
    [3, 2, 0],
  ]);
});

test('TR-RIG-7: repair needs a 3', () => {
  const t = haul({ dice: [[1, 2], [1]], rig: { used: { plow: 3 }, hurt: ['traction drive'] } });
  const with3 = haul({ dice: [[2, 3], [1]], rig: { used: { plow: 3 }, hurt: ['traction drive', 'airstrike'] } });

  with3.play('centre repair');
  const forced = with3.asked();
  const choice = with3.may();
  with3.play('traction drive');

  expect(t.whyNot('centre repair (3)')).toBe('TR-RIG-7');
  expect([forced, choice]).toEqual(['mend.chooseSpot', ['airstrike', 'traction drive']]);
  expect(with3.g.rig?.hurt.map(row => with3.g.content.commands[row].name)).toEqual(['airstrike']);
  expect([with3.damage('orange centre'), with3.place('orange front')]).toEqual([['minor'], [1, 3, 7]]);
});

test('TR-RIG-7: a die that does not show 3 may not lie there', () => {
  const t = haul({ dice: [[2, 3], [1]], rig: { used: { plow: 3 } } });

  t.play('rear repair');

  expect(t.place('orange front')).toEqual([1, 3, 7]);
  expect(t.g.crews[0].dice).toEqual([2]);
});

test('TR-EX-52, TR-RIG-8, TR-RIG-13: a damaged traction drive gives points, but no road die', () => {
  const roads: readonly Place[] = [4, 5, 6].map(row => [1, 3, row] as const);
  const t = haul({ ground: { '=': roads }, rig: { used: { plow: 1 }, hurt: ['traction drive'] }, dice: [[2, 1], [1]] });

  t.play('traction drive', 'die 2');

  expect(t.happened('tookBonus')).toEqual([]);
  expect(t.g.seat).toBe(1);
  expect(t.place('orange front')).toEqual([1, 3, 6]);
});

test('TR-RIG-13: with the traction drive the road die may be used, whatever it drove on; otherwise never', () => {
  const t = haul({ road: 2, rig: { used: { plow: 1 } }, dice: [[2, 1], [1]] });
  const roads: readonly Place[] = [4, 5, 6].map(row => [1, 3, row] as const);
  const without = haul({ ground: { '=': roads }, rig: { used: { plow: 1 } }, dice: [[2, 1], [1]] });

  t.play('traction drive', 'die 2');
  const asked = t.asked();
  t.play('take the road bonus');
  without.play('targeting computer', 'die 2');

  expect(asked).toBe('move.roadBonus');
  expect(t.place('orange front')).toEqual([1, 3, 8]);
  expect(without.g.seat).toBe(1);
});

test('TR-EX-43, TR-RIG-11, TR-RIG-12: the sections follow like a train, and a step to a side costs a lane change', () => {
  const t = haul({ rig: { steering: 2 } });

  t.play('plow', 'forward-left', 'forward', 'forward');

  expect(t.g.rig?.steering).toBe(1);
  expect(train(t)).toEqual([
    [1, 2, 6],
    [1, 2, 5],
    [1, 2, 4],
  ]);
  expect(t.happened('towed')).toHaveLength(6);
});

test('TR-RIG-12: several lane changes in a turn are allowed, none when the die is at 0', () => {
  const t = haul({ rig: { steering: 2 } });

  t.play('plow', 'forward-left', 'forward-right');

  // The last point went straight on by itself.
  expect(t.place('orange front')).toEqual([1, 3, 6]);
  expect(t.g.seat).toBe(1);
  const none = haul({ rig: { steering: 0 } });
  none.play('plow');
  expect(none.place('orange front')).toEqual([1, 3, 7]);
});

test('TR-RIG-12: why a rig without lane changes may not go to a side', () => {
  const t = haul({
    rig: { steering: 1 },
    cars: { 'orange front': [1, 1, 4], 'orange centre': [1, 1, 3], 'orange rear': [1, 1, 2] },
  });

  t.play('plow');

  expect(t.may().map(way => way.split(' ')[0])).toEqual(['forward', 'forward-right']);
  // TR-RIG-25.
  expect(t.whyNot('forward-left off the board')).toBe('TR-MOVE-3');
});

test('TR-RIG-14, TR-RUL-27: the front section enters with the first point, the others follow from outside', () => {
  const t = haul({
    round: 1,
    cars: { 'orange front': 'start', 'orange centre': 'start', 'orange rear': 'start' },
    dice: [[2], [1]],
  });

  t.play('rocket launcher', 'lane 3');

  expect(train(t)).toEqual([[1, 3, 2], [1, 3, 1], 'start']);
  // The rear section has not gone anywhere.
  expect(t.happened('towed')).toHaveLength(1);
});

test('TR-RIG-14, TR-RUL-70: a section that is not on the road is neither met nor shot at', () => {
  const t = lay({
    options: { crew2: 'rig' },
    cars: { 'orange small': [1, 2, 1], 'blue front': [2, 3, 2], 'blue centre': [2, 3, 1], 'blue rear': 'start' },
    dice: [[1], [3]],
  });

  t.play('forward onto');

  expect([t.happened('slammed'), t.happened('shot'), t.g.seat]).toEqual([[], [], 1]);
});

test('TR-RIG-15: only what the front section enters is paid for and met', () => {
  const t = haul({
    cars: { 'orange front': [1, 3, 4], 'orange centre': [1, 2, 3], 'orange rear': [1, 2, 2] },
    ground: { '~': [[1, 3, 5]] },
    hidden: { mine: [[1, 3, 4]] },
  });

  t.play('plow');

  // Mud takes two of three points; the mine under the sections stays hidden.
  expect(train(t)).toEqual([
    [1, 3, 6],
    [1, 3, 5],
    [1, 3, 4],
  ]);
  expect(t.token([1, 3, 4])).toBe('(mine)');
});

test('TR-EX-44, TR-RIG-17: an impassable space costs one damage, becomes off-road, and the rig drives on', () => {
  const t = haul({ ground: { '#': [[1, 3, 5]] } });

  t.play('plow');
  const asked = [t.asked(), ...t.may()];
  const left = t.car('orange front').points;
  t.play('airstrike');

  expect(asked).toEqual([
    'batter.chooseSpot',
    'airstrike',
    'rocket launcher',
    'plow',
    'traction drive',
    'hazard dispenser',
    'targeting computer',
  ]);
  expect(left).toBe(2);
  expect(t.place('orange front')).toEqual([1, 3, 7]);
  expect(t.g.rig?.offRoad).toEqual([spaceOf([1, 3, 5])]);
  expect(t.damage('orange centre')).toEqual(['minor']);
});

test('TR-EX-45, TR-RIG-16, TR-RIG-20: oil costs one damage, an off-road token takes its place, movement goes on', () => {
  const t = haul({ open: { oil: [[1, 3, 5]] } });

  t.play('plow', 'traction drive');

  expect(t.token([1, 3, 5])).toBe('none');
  expect(t.g.rig?.offRoad).toEqual([spaceOf([1, 3, 5])]);
  expect(t.place('orange front')).toEqual([1, 3, 7]);
  expect(thunderRoad.view(t.g, 0).terrain[spaceOf([1, 3, 5])]).toBe(t.g.content.offRoad);
});

test('TR-RIG-16, TR-RUL-80: a space with an off-road token is empty', () => {
  const t = haul({ rig: { offRoad: [[1, 1, 1]] }, ground: { '#': [[1, 1, 1]] }, dice: [[1, 1], [1]] });

  t.play('airstrike', 'tile 1, lane 1, row 1');

  expect(t.g.crews[0].chopper).toBe(spaceOf([1, 1, 1]));
});

test('TR-RIG-21, TR-RUL-28: a mine costs exactly one damage, is discarded, and the rig drives on', () => {
  const t = haul({ hidden: { mine: [[1, 3, 5]] } });

  t.play('plow', 'traction drive');

  expect([t.token([1, 3, 5]), t.g.rig?.offRoad, t.g.rig?.hurt.length]).toEqual(['none', [], 1]);
  expect(t.place('orange front')).toEqual([1, 3, 7]);
});

test('TR-RIG-24: when eight off-road tokens lie, the one furthest behind is taken', () => {
  const lying: readonly Place[] = [
    [1, 5, 2],
    [1, 6, 1],
    [1, 1, 2],
    [2, 1, 1],
    [2, 2, 1],
    [2, 3, 1],
    [2, 4, 1],
    [2, 5, 1],
  ];
  const t = haul({ ground: { '#': [[1, 3, 5]] }, rig: { offRoad: lying } });

  t.play('plow', 'traction drive');

  const kept = [...lying.filter(place => place[1] !== 6), [1, 3, 5] as Place];
  expect(t.g.rig?.offRoad).toEqual(kept.map(spaceOf));
});

test('TR-RIG-24: of two that are level the left one is taken', () => {
  const lying: readonly Place[] = [
    [2, 1, 1],
    [2, 3, 1],
    [2, 5, 1],
    [2, 1, 2],
    [2, 3, 2],
    [2, 5, 2],
    [2, 1, 3],
    [2, 3, 3],
  ];
  const t = haul({ ground: { '#': [[1, 3, 5]] }, rig: { offRoad: lying.toReversed() } });

  t.play('plow', 'traction drive');

  expect(t.g.rig?.offRoad).toEqual([...lying.slice(1).toReversed(), [1, 3, 5] as Place].map(spaceOf));
});

test('TR-RIG-16, TR-RUL-80: what lies over an off-road token costs damage as ever, and the space needs no second token', () => {
  const t = haul({ open: { oil: [[1, 3, 5]] }, rig: { offRoad: [[1, 3, 5]] } });

  t.play('plow', 'traction drive');

  expect([t.token([1, 3, 5]), t.g.rig?.offRoad, t.g.rig?.hurt.length]).toEqual(['none', [spaceOf([1, 3, 5])], 1]);
});

test('TR-RIG-6, TR-EOR-1: a command works in its turn alone, and with the round the dice come off the boards', () => {
  const t = haul({
    cars: { 'blue small': [3, 6, 1] },
    dice: [[2], [1]],
    rig: { steering: 2, used: { plow: 1, airstrike: 1 } },
    luck: [...Array.from({ length: 8 }, () => ['movement', 1] as const), ['road', 1]],
  });

  t.play('hazard dispenser', 'forward', 'forward', 'no hazard');
  const between = [t.asks(), t.g.rig?.working, t.g.rig?.steering];
  t.play('forward');

  expect(between).toEqual(['blue', -1, 2]);
  expect(t.g.round).toBe(3);
  expect(t.g.rig).toMatchObject({ steering: 0, commands: [-1, -1, -1], dice: [0, 0, 0], working: -1 });
});

test('TR-RUL-80: a hazard token that is laid on an off-road token lies over it', () => {
  const t = haul({
    rig: { offRoad: [[1, 2, 4]] },
    cars: { 'orange front': [1, 3, 4], 'orange centre': [1, 3, 3], 'orange rear': [1, 3, 2] },
    open: { mud: [[1, 1, 1]] },
    luck: [['hazard', 0]],
  });
  t.g.rig?.offRoad.push(spaceOf([1, 1, 1]));

  t.play('hazard dispenser', 'tile 1, lane 2, row 4');

  const { terrain } = thunderRoad.view(t.g, 0);
  expect(t.token([1, 2, 4])).toMatch(/^\(/);
  expect(t.g.content.terrains[terrain[spaceOf([1, 1, 1])]].name).toBe('mud');
});

test('TR-RUL-40, TR-INT-3: who begins is found by the totals, or by the mean of a die if the table wants it so', () => {
  const firstOf = (normaliseFirstPlayer: boolean): number => {
    const content = must(thunderRoad.content({ seats: 2, crew1: 'cars', crew2: 'bikes', normaliseFirstPlayer }));
    const g = thunderRoad.layTable(content, keyFromSeed('first'));
    const rolls = [2, 2, 2, 2, 1, 1, 1, 2, 2, 2];
    const faceOf = (die: number, i: number): number => content.throws[i < 4 ? 0 : 1].indexOf(die);
    followScript(g, [...rolls.map((die, i): [string, number] => ['movement', faceOf(die, i)]), ['road', 0]]);
    advance(thunderRoad.tasks, g);
    return g.first;
  };

  // Eight pips of four dice against nine of six.
  expect([firstOf(false), firstOf(true)]).toEqual([0, 1]);
});

test('TR-INT-15, TR-SETUP-11: with five players fewest hazard spaces of the starting tile are used', () => {
  const used = (seats: number): number => {
    const options = seats === 5 ? { seats, crew5: 'rig' } : { seats };
    const { sides, start } = must(thunderRoad.content(options));
    return sides[start].hazards.filter(Boolean).length;
  };

  expect([2, 3, 4, 5].map(used)).toEqual([7, 6, 5, 4]);
});
