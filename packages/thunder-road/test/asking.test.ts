import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';
import { BASE_TASKS } from '../src/rules/game.ts';
import { type Luck, lay, type Setting, say, type tableOf } from './table.ts';

/** What the seat that is asked reads, and the names of everything it may take. */
const read = ({ g }: ReturnType<typeof tableOf>) => {
  const [seat] = thunderRoad.waitingFor(g);
  return say(thunderRoad.ask(g, seat));
};

const SLAM: Luck = [
  ['slam', 'bottom'],
  ['direction', 'FL'],
];

/** A position in which something is asked: how to lay it and what to play, the question, and the first choices. */
const QUESTIONS: Readonly<Record<string, readonly [Setting, readonly string[], string, readonly string[]]>> = {
  'turn.chooseCar': [
    { cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1] } },
    [],
    'Which car do you move?',
    ["move Orange's small car", "move Orange's large car"],
  ],
  'turn.chooseDie': [
    { cars: { 'orange large': [1, 3, 1] }, dice: [[2, 5, 5], [1]] },
    [],
    "Which die does Orange's large car get?",
    ['die 2', 'die 5'],
  ],
  'turn.chooseCommand': [
    { cars: { 'orange large': [1, 3, 1] }, damage: { 'orange large': ['dent'] }, dice: [[2, 3, 6], [1]] },
    ['die 3'],
    "Do you give a command before Orange's large car moves?",
    ['no command', 'airstrike (any die)', 'nitro (1–3)', 'repair (6)'],
  ],
  'turn.chooseCommandDie': [
    { cars: { 'orange large': [1, 3, 1] }, dice: [[1, 2, 3], [1]] },
    ['die 3', 'nitro'],
    'Which die do you spend on the command?',
    ['die 1', 'die 2'],
  ],
  'airstrike.chooseSpace': [
    { cars: { 'orange large': [1, 1, 1] }, dice: [[1, 6], [1]] },
    ['die 1', 'airstrike'],
    'Where does your chopper go?',
    ['tile 1, lane 2, row 1', 'tile 1, lane 3, row 1'],
  ],
  'repair.chooseDamage': [
    {
      carnage: true,
      cars: { 'orange small': [1, 1, 1], 'orange large': [1, 3, 1] },
      damage: { 'orange small': ['dent', 'jammed gun'], 'orange large': ['dent'] },
      dice: [[1, 6], [1]],
    },
    ['die 1', 'repair'],
    'Which damage do you repair?',
    [
      "damage 1 of Orange's small car",
      "damage 2 of Orange's small car, with Jammed Gun",
      "damage 1 of Orange's large car",
    ],
  ],
  'drive.chooseLane': [
    { round: 1, cars: { 'orange small': 'start' }, ground: { '~': [[1, 2, 1]] }, dice: [[1], [1]] },
    [],
    "Orange's small car enters the board with 1 point. In which lane?",
    ['lane 1, onto off-road, 1 point', 'lane 2, onto mud, 1 point'],
  ],
  'drive.chooseWay': [
    {
      cars: { 'orange small': [1, 3, 1], 'blue large': [1, 2, 1] },
      ground: { '~': [[1, 3, 2]] },
      hidden: { mine: [[1, 4, 1]] },
      dice: [[5], [1]],
    },
    [],
    "Orange's small car has 5 points left. Which way?",
    [
      'forward onto mud, 2 points',
      "forward-left into Blue's large car on off-road, 1 point",
      'forward-right onto a hidden hazard on off-road, 1 point',
    ],
  ],
  'move.roadBonus': [
    { cars: { 'orange small': [1, 3, 1] }, roadLanes: [3], road: 3, dice: [[1], [1]] },
    ['forward'],
    "Orange's small car stayed on the road. Do you take 3 more points from the road die?",
    ['stop here', 'take the road bonus'],
  ],
  'enter.pass': [
    { cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2] }, dice: [[2, 3], [1]] },
    ['die 2', 'drift', 'forward'],
    "Orange's small car drifts. Does it pass Blue's large car?",
    ['slam', 'drift through'],
  ],
  'slam.rollAgain': [
    { cars: { 'orange large': [1, 3, 1], 'blue small': [1, 3, 2] }, dice: [[1], [1]], luck: SLAM },
    ['forward'],
    "Orange's large car is on top of Blue's small car. The dice say: Blue's small car moves forward-left. Do you have both dice rolled again?",
    ['leave it', 'roll again'],
  ],
  'slam.chooseMover': [
    {
      options: { crew1: 'bikes' },
      cars: { 'orange ring': [1, 3, 1], 'orange cross': [1, 3, 2] },
      moved: ['orange cross'],
      dice: [[1], [1]],
      luck: [['direction', 'FL']],
    },
    ['forward'],
    "Orange's ring bike and Orange's cross bike are in one space, and the die says forward-left. Which of them moves?",
    ["Orange's cross bike moves", "Orange's ring bike moves"],
  ],
  'slam.rollForOpponent': [
    {
      carnage: true,
      cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
      damage: { 'orange small': ['torn bumper'] },
      dice: [[1], [1]],
      luck: SLAM,
    },
    ['forward'],
    "Orange's small car is on top of Blue's small car. The dice say: Blue's small car moves forward-left. A lasting effect lets you roll again. Do you?",
    ['leave it', 'roll again'],
  ],
  'slam.rollAside': [
    {
      cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
      upgrades: { 'blue small': 'roll cage' },
      ground: { '#': [[1, 2, 2]] },
      dice: [[1], [1]],
      luck: SLAM,
    },
    ['forward'],
    "Orange's small car is on top of Blue's small car. Blue's small car would be pushed forward-left onto rock. Do you have the direction rolled again?",
    ['leave it', 'roll again'],
  ],
  'shoot.chooseTarget': [
    { cars: { 'orange large': [1, 3, 1], 'blue small': [1, 3, 3] }, dice: [[1], [1]] },
    ['forward'],
    "Whom does Orange's large car shoot at?",
    ['hold fire', "shoot at Blue's small car"],
  ],
  'shoot.chooseTarget.chopper': [
    { cars: { 'orange large': [1, 3, 1], 'blue small': [1, 5, 5] }, dice: [[1, 5], [1]] },
    ['die 1', 'airstrike', 'tile 1, lane 5, row 4'],
    'Whom does your chopper shoot at?',
    ['hold fire', "shoot at Blue's small car"],
  ],
  'shoot.aim': [
    {
      options: { crew2: 'rig' },
      cars: { 'orange large': [1, 3, 1], 'blue front': [1, 3, 3], 'blue centre': 'start', 'blue rear': 'start' },
      dice: [[1], [1]],
    },
    ['forward', "shoot at Blue's front section"],
    "Which command of Blue's front section do you shoot at?",
    ['rocket launcher', 'plow'],
  ],
  'shoot.rollBetter': [
    {
      options: { crew1: 'rig' },
      cars: { 'orange front': [1, 3, 1], 'orange centre': 'start', 'orange rear': 'start', 'blue small': [1, 3, 3] },
      dice: [[1], [1]],
      luck: [['shooting', 'large']],
    },
    ['targeting computer', "shoot at Blue's small car"],
    "The shot at Blue's small car misses. Do you have it rolled again?",
    ['leave it', 'roll again'],
  ],
  'shoot.rollAgain': [
    {
      carnage: true,
      cars: { 'orange large': [1, 3, 1], 'blue small': [1, 3, 3] },
      damage: { 'orange large': ['crooked sight'] },
      dice: [[1], [1]],
      luck: [['shooting', 'any']],
    },
    ['forward', "shoot at Blue's small car"],
    "You are hit, but the sight of Orange's large car is crooked. Do you have the shot rolled again?",
    ['take the hit', 'roll again'],
  ],
};

test.each(Object.entries(QUESTIONS))(
  '%s is asked in words, and so are its choices',
  (name, [setting, plays, question, choices]) => {
    const t = lay(setting);

    t.play(...plays);

    expect(name).toContain(t.asked());
    expect(read(t)).toBe(question);
    expect(t.may().slice(0, choices.length)).toEqual(choices);
  },
);

test('every question of the base rules is among these', () => {
  const questions = Object.entries(BASE_TASKS).flatMap(([task, { steps, stepNames }]) =>
    stepNames.flatMap((step, at) => (typeof steps[at] === 'function' ? [] : [`${task}.${step}`])),
  );

  expect([...questions, 'shoot.chooseTarget.chopper'].toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
});

test('who is not asked is told so', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1] } });

  const told = say(thunderRoad.ask(t.g, 1));

  expect(told).toBe('You are not asked anything.');
});

test('a way is told by what lies there: the finish, a new tile, a token, a chopper, ground that has become another', () => {
  const ahead = (setting: Setting) => lay({ dice: [[2], [1]], ...setting }).may();
  const edge: Setting['cars'] = { 'orange small': [3, 3, 8], 'blue small': [2, 1, 1] };

  expect(ahead({ cars: edge })[0]).toBe('forward onto a new tile');
  expect(ahead({ cars: edge, final: true })[0]).toBe('forward over the finish');
  expect(
    ahead({ cars: { 'orange small': [1, 3, 1] }, open: { oil: [[1, 3, 2]] }, choppers: { blue: [1, 2, 1] } }),
  ).toEqual([
    'forward onto an oil slick, 1 point',
    'forward-left under a chopper on off-road, 1 point',
    'forward-right onto off-road, 1 point',
  ]);
  expect(ahead({ cars: { 'orange small': [1, 3, 1] }, open: { mud: [[1, 3, 2]] } })[0]).toBe(
    'forward onto a mud hole, 2 points',
  );
});

test('TR-MOVE-1, TR-MOVE-3: ways that are never offered are told too: behind the rear edge and beyond a side there is no board', () => {
  const t = lay({ cars: { 'orange small': [3, 3, 8], 'blue small': [2, 1, 1] }, dice: [[1], [2]] });

  t.play('forward');
  const told = [0, 1, 2, 3].map(way => say(thunderRoad.describe(t.g, 1, way)));

  expect(told).toEqual([
    'forward onto off-road, 1 point',
    'forward-left off the board',
    'forward-right onto off-road, 1 point',
    'back off the board',
  ]);
});

test('everything that a question could be about has a name: own cars, faces, commands, lanes, ways, spaces, cars still in the race, slots', () => {
  const { g } = lay({ cars: { 'blue small': [1, 1, 1], 'blue large': [1, 3, 1] }, wrecks: [[2, 1, 1]] });
  const of = (about: string) => thunderRoad.things(g, 1, about);

  expect(of('car')).toEqual([3, 4, 5]);
  expect(of('die')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(of('command')).toEqual([-1, 0, 1, 2, 3]);
  expect(of('lane')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(of('way')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(of('space')).toEqual(Array.from({ length: 144 }, (_, space) => space));
  expect(of('target')).toEqual([-1, 0, 1, 2, 3, 5, 6]);
  expect(of('damage')).toEqual([24, 25, 32, 33, 40, 41]);
  expect(of('answer')).toEqual([0, 1]);
});
