import { card, type Questions } from '../../asking.ts';
import { trailer, truck } from '../../table.ts';

const JUNK = [truck(['survivor', 'any: ammo', 'weapon1', 'junk2', 'junk3'])];
const armed = { crew: ['Leader'], convoy: JUNK, items: ['Hazard Suit', 'Mine'] };
const firing = {
  start: 'fireJunk',
  args: [0],
  phase: 'fire',
  enemies: [{ enemy: 'I' }, { enemy: 'II' }],
  seats: [armed, {}],
} as const;

const options = { frozenDeck: 'on' };
const ENEMIES = [{ enemy: 'I' }, { enemy: 'II' }];
const ILL = {
  crew: ['Leader'],
  rest: ['Driver'],
  exhausted: ['Scout'],
  contamination: { Leader: 1, Driver: 1, Scout: 1 },
};
const SNIPING = { start: 'snipe', args: [0], phase: 'fire', options, enemies: ENEMIES } as const;
const LONGSHOT = { crew: ['Longshot'], convoy: [truck(['survivor', 'any: ammo']), trailer(['any: ammo'])] };

/** What the new deck asks, and what its symbols bring about. */
export const DECK_QUESTIONS: Questions = {
  'fireJunk.payItem': [firing, [], 'Which item is loaded into the junk weapon?', ['Hazard Suit', 'Mine']],
  'fireJunk.chooseWeapon': [
    firing,
    ['Mine'],
    'Which junk weapon fires?',
    ['Log Hauler (truck) 4: junk weapon 2, empty', 'Log Hauler (truck) 5: junk weapon 3, empty'],
  ],
  'fireJunk.chooseEnemy': [firing, ['Mine', 'truck, slot 4'], 'At whom?', ['War Pack (I)', 'Wolf Riders (II)']],
  'bonusShot.chooseAct': [
    { ...firing, start: 'bonusShot', phase: 'explore' },
    [],
    'Which kind of weapon fires?',
    ['attack', 'fire a junk weapon'],
  ],
  'keepFewer.chooseItem': [
    {
      start: 'keepFewer',
      args: [0],
      seats: [
        {
          crew: ['Leader'],
          convoy: [truck(['survivor']), trailer(['armour: damage'])],
          items: ['Hazard Suit', 'Hazard Suit', 'Mine', 'Welding Torch'],
        },
        {},
      ],
    },
    [],
    'You hold more items than you may now. Which one do you discard or use?',
    ['discard Hazard Suit', 'discard Welding Torch', 'discard Mine', 'use Welding Torch'],
  ],
  'takeAlong.chooseItem': [
    {
      start: 'takeAlong',
      args: [0, 0],
      options,
      row: ['Deserter'],
      seats: [{ items: ['Hazard Suit', 'Rusty Tins'] }, {}],
    },
    [],
    'Which item do you give the Deserter?',
    ['Hazard Suit', 'Rusty Tins'],
  ],
  'fightFor.chooseToInstall': [
    {
      start: 'fightFor',
      args: [0, 0],
      options,
      row: ['Deserter'],
      discard: ['Tanker'],
      itemDeck: [],
      seats: [{ cargo: ['ammo'] }, {}],
    },
    [],
    'Do you build in something from the discard pile?',
    ['no', 'yes'],
  ],
  'donate.chooseFood': [
    { start: 'donate', args: [0], options, seats: [{ cargo: ['food', 'food'] }, {}] },
    [],
    'A call for help. How much food do you give?',
    ['0', '1', '2'],
  ],
  'hideAway.chooseToHide': [
    { start: 'hideAway', args: [0], phase: 'fire', options, seats: [{ items: ['Snow Shroud'] }, {}] },
    [],
    'Do you hide from all enemies under the Snow Shroud?',
    ['no', 'yes'],
  ],
  'launch.chooseEnemy': [
    { start: 'launch', args: [0], phase: 'fire', options, enemies: ENEMIES },
    [],
    'At whom do you aim the Rocket Tube?',
    ['War Pack (I)', 'Wolf Riders (II)'],
  ],
  'smokeOut.chooseEnemy': [
    { start: 'smokeOut', args: [0], phase: 'fire', options, enemies: ENEMIES },
    [],
    'Which enemy do you cover in smoke?',
    ['War Pack (I)', 'Wolf Riders (II)'],
  ],
  'smokeOut.chooseSpace': [
    { start: 'smokeOut', args: [0], phase: 'fire', options, enemies: [{ enemy: 'I', targets: [1, 0, 1] }] },
    [],
    'Whose target token do you remove?',
    ['space A: player 2', 'space C: player 2'],
  ],
  'smokeOut.chooseToken': [
    {
      start: 'smokeOut',
      args: [0],
      phase: 'fire',
      options,
      enemies: [
        { enemy: 'I', targets: [1, 0] },
        { enemy: 'II', region: 'Bay', targets: [0] },
      ],
    },
    [],
    'Both your target tokens are placed. From which enemy do you take one?',
    ['War Pack (I)', 'Wolf Riders (II)'],
  ],
  'mixBrew.chooseBlend': [
    { start: 'mixBrew', args: [0], phase: 'movement', options },
    [],
    'How strong is the brew?',
    ['+2 speed, 2 damage', '+3 speed, 4 damage'],
  ],
  'purge.chooseZone': [
    { start: 'purge', args: [0], options, seats: [ILL, {}] },
    [],
    'Which zone gets the serum?',
    ['Active', 'Rest', 'Exhausted'],
  ],
  'purge.chooseSurvivor': [
    { start: 'purge', args: [0], options, seats: [ILL, {}] },
    ['Active'],
    'Who is cured? (up to 3)',
    ['done', 'Leader'],
  ],
  'correctMiss.chooseToCorrect': [
    { start: 'correctMiss', args: [0, card('War Pack (I)'), false], phase: 'fire', options },
    [],
    'A miss. Does the Spotter correct it?',
    ['no', 'yes'],
  ],
  'snipe.choosePrice': [
    { ...SNIPING, seats: [{ ...LONGSHOT, items: ['Incendiary Rounds'] }, {}] },
    [],
    'What does the Longshot load?',
    ['ammo', 'Incendiary Rounds'],
  ],
  'snipe.chooseAmmo': [
    { ...SNIPING, seats: [LONGSHOT, {}] },
    [],
    'Which ammo do you spend?',
    ['Log Hauler (truck) 2: cargo, ammo', 'Rusty Trailer (trailer 1) 1: cargo, ammo'],
  ],
  'snipe.chooseEnemy': [
    { ...SNIPING, seats: [LONGSHOT, {}] },
    ['truck, slot 2'],
    'Whom does the Longshot hit?',
    ['War Pack (I)', 'Wolf Riders (II)'],
  ],
};
