import type { Questions } from './asking.ts';
import { trailer, truck } from './table.ts';

const MOVE = { start: 'movementTurn', args: [0] };
const LEADER = { crew: ['Leader'] };

/** Questions of Rest and Movement. */
export const ROAD_QUESTIONS: Questions = {
  'getReady.arrangeConvoy': [
    { start: 'getReady', args: [0] },
    [],
    'Cargo stays in place during the Fire phase. Ready?',
    ['ready'],
  ],
  'restTurn.feed': [
    { start: 'restTurn', args: [0], phase: 'rest', seats: [{ cargo: ['food'], exhausted: ['Medic'] }, {}] },
    [],
    'Feed an exhausted survivor before everybody rests?',
    ['feed an exhausted survivor', 'go on'],
  ],
  'restTurn.useAbilities': [
    {
      start: 'restTurn',
      args: [0],
      phase: 'rest',
      seats: [
        {
          rest: ['Mechanic'],
          items: ['Welding Torch'],
          convoy: [truck(['survivor', 'armour: damage']), trailer(['any', 'any'])],
        },
        {},
      ],
    },
    [],
    'Rest: abilities or items?',
    ['the Mechanic repairs', 'use an item', 'go on'],
  ],
  'movementTurn.chooseAct': [
    {
      ...MOVE,
      seats: [{ crew: ['Medic', 'Jackal'], rest: ['Driver'], cargo: ['fuel'], items: ['Nitrous Oxide'] }, {}],
    },
    [],
    'Your movement turn. What do you do?',
    ['move', 'use the Medic', 'use the Jackal', 'use an item', 'stay'],
  ],
  'movementTurn.afterwards': [
    { ...MOVE, seats: [{ cargo: ['fuel'], rest: ['Medic'], items: ['Field Ration'] }, {}] },
    ['move', 'waypoint 1'],
    'Before your movement turn ends: items?',
    ['use an item', 'end the turn'],
  ],
  'treat.chooseSurvivor': [
    { start: 'treat', args: [0], seats: [{ crew: ['Medic'], rest: ['Driver', 'Scout'] }, {}] },
    [],
    'Whom does the Medic bring back?',
    ['Driver', 'Scout'],
  ],
  'scavenge.chooseToken': [
    { start: 'scavenge', args: [0], seats: [{ crew: ['Jackal'], cargo: ['food'] }, {}] },
    [],
    'What does the Jackal find?',
    ['ammo', 'fuel'],
  ],
  'startMoving.addFuel': [
    { start: 'startMoving', args: [0], seats: [{ ...LEADER, cargo: ['fuel', 'fuel', 'fuel'] }, {}] },
    [],
    'Speed 2. How much more fuel do you burn?',
    ['0', '1', '2'],
  ],
  'startMoving.addFood': [
    {
      start: 'startMoving',
      args: [0],
      seats: [{ ...LEADER, convoy: [truck(['survivor', 'any: fuel', 'any: food', 'recycle'], { speed: 3 })] }, {}],
    },
    [],
    'Speed 3. How much food do you burn?',
    ['0', '1'],
  ],
  'seatTheDriver.giveUp': [
    {
      start: 'seatTheDriver',
      args: [0],
      phase: 'movement',
      seats: [
        {
          ...LEADER,
          convoy: [truck(['any: fuel', 'any: ammo', 'any: food']), trailer(['survivor: survivor', 'any: fuel'])],
        },
        {},
      ],
    },
    [],
    'A driver needs the seat, and there is no other room. What do you give up?',
    ['ammo', 'food', 'fuel'],
  ],
  'drive.chooseGoal': [
    { start: 'drive', args: [0, 2, true], phase: 'movement' },
    [],
    'You have 2 points. Where do you go?',
    ['stay at waypoint 0', 'waypoint 1', 'waypoint 2'],
  ],
  'drive.chooseRoad': [
    {
      start: 'drive',
      args: [0, 3, true],
      phase: 'movement',
      seats: [{ convoy: [truck(['survivor', 'survivor', 'any'], { tracks: true })] }, {}],
      shortcuts: [
        { from: 0, to: 2, kind: 'tracks' },
        { from: 0, to: 2, kind: 'dangerous', damage: 1, contamination: 2 },
        { from: 0, to: 3, kind: 'avalanche', damage: 2 },
      ],
    },
    ['waypoint 3'],
    'Which road?',
    [
      'main road to 1',
      'tracked shortcut to 2',
      'dangerous shortcut to 2 (1 damage, 2 contamination)',
      'avalanche shortcut to 3 (2 damage, 0 contamination)',
    ],
  ],
  'layMine.chooseRoad': [
    {
      start: 'drive',
      args: [0, 2, true],
      phase: 'movement',
      options: { mineVariant: 'on' },
      seats: [{ items: ['Mine'] }, {}],
    },
    ['waypoint 2'],
    'Do you lay a mine on a road you have just travelled?',
    ['no mine', 'mine 0-1', 'mine 1-2'],
  ],
  'layAtOnce.chooseRoad': [
    {
      start: 'layAtOnce',
      args: [0, [1, 0]],
      phase: 'movement',
      options: { mineVariant: 'on' },
      seats: [{ items: ['Mine'] }, {}],
    },
    [],
    'On which road do you lay the mine?',
    ['mine 0-1', 'mine 1-2'],
  ],
  'visitTile.takeTile': [
    { start: 'visitTile', args: [0, []], tiles: { 0: 'food' } },
    [],
    'Do you take the food that lies here?',
    ['no', 'yes'],
  ],
};
