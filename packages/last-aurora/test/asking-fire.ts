import { FUEL } from '../src/state.ts';
import { card, type Questions } from './asking.ts';
import { asPrinted, trailer, truck } from './table.ts';

const FIRE = { start: 'fireTurn', args: [0], phase: 'fire' } as const;
const ARMED = [truck(['survivor: survivor', 'any: ammo', 'weapon1', 'weapon2']), trailer(['any: ammo', 'any'])];
const LEADER = { crew: ['Leader'] };

/** Questions of the Fire phase, and what damage, contamination and cargo ask in any. */
export const FIRE_QUESTIONS: Questions = {
  'nameEnemy.chooseEnemy': [
    { start: 'nameEnemy', args: [0], phase: 'fire', enemies: [{ enemy: 'I' }], row: ['II'] },
    [],
    'Which enemy does your Renegade talk to?',
    ['nobody', 'War Pack (I)', 'Wolf Riders (II)'],
  ],
  'sufferAmbush.chooseWay': [
    { start: 'sufferAmbush', args: [0, card('Final Howl (III)')], phase: 'fire' },
    [],
    'Final Howl (III): how do you suffer the ambush?',
    ['1 contamination', '2 damage on truck and trailers'],
  ],
  'surrender.chooseSlot': [
    { start: 'surrender', args: [0], phase: 'fire', seats: [{ ...LEADER, convoy: ARMED }, {}] },
    [],
    'Which resource do you hand over?',
    ['Log Hauler (truck) 2: cargo, ammo', 'Rusty Trailer (trailer 1) 1: cargo, ammo'],
  ],
  'surrender.chooseToken': [
    {
      start: 'surrender',
      args: [0],
      phase: 'fire',
      options: { surrendered: 'kind' },
      seats: [{ cargo: ['ammo', 'fuel'] }, {}],
    },
    [],
    'Which resource do you hand over?',
    ['ammo', 'fuel'],
  ],
  'damageWeapon.chooseWeapon': [
    {
      start: 'damageWeapon',
      args: [0],
      phase: 'fire',
      seats: [{ ...LEADER, convoy: [truck(['survivor', 'weapon2', 'weapon1']), trailer(['weapon2'])] }, {}],
    },
    [],
    'Which of your best weapons is damaged?',
    ['Log Hauler (truck) 2: weapon 2, empty', 'Rusty Trailer (trailer 1) 1: weapon 2, empty'],
  ],
  'damageCards.chooseSlot': [
    {
      start: 'damageCards',
      args: [0, 2],
      phase: 'fire',
      seats: [{ ...LEADER, convoy: [truck(['survivor', 'armour']), trailer(['weapon2'])] }, {}],
    },
    [],
    'Which card is damaged next? (2 to go, each on another card)',
    [
      'Log Hauler (truck) 1: seat, survivor',
      'Log Hauler (truck) 2: armour, empty',
      'Rusty Trailer (trailer 1) 1: weapon 2, empty',
    ],
  ],
  'regrowArmour.chooseSlot': [
    {
      start: 'regrowArmour',
      args: [0],
      phase: 'endOfRound',
      options: { supply: 'limited' },
      seats: [{ ...LEADER, convoy: [truck(['survivor', 'asgardArmour: damage', 'armour: damage'])] }, {}],
    },
    [],
    'Which Asgard armour do you repair?',
    ['done', 'Log Hauler (truck) 2: Asgard armour, damage'],
  ],
  'fireTurn.chooseAct': [
    { ...FIRE, enemies: [{ enemy: 'II' }], seats: [{ ...LEADER, convoy: ARMED, items: ['Incendiary Rounds'] }, {}] },
    [],
    'Your convoy may fire. What do you do?',
    ['attack', 'use an item', 'hold fire'],
  ],
  'attack.chooseAmmo': [
    {
      start: 'attack',
      args: [0, false],
      phase: 'fire',
      enemies: [{ enemy: 'II' }],
      seats: [{ ...LEADER, convoy: ARMED }, {}],
    },
    [],
    'Which ammo do you spend?',
    ['Log Hauler (truck) 2: cargo, ammo', 'Rusty Trailer (trailer 1) 1: cargo, ammo'],
  ],
  'attack.chooseWeapon': [
    {
      start: 'attack',
      args: [0, true],
      phase: 'fire',
      enemies: [{ enemy: 'II' }],
      seats: [{ ...LEADER, convoy: ARMED }, {}],
    },
    [],
    'Which weapon fires?',
    ['Log Hauler (truck) 3: weapon 1, empty', 'Log Hauler (truck) 4: weapon 2, empty'],
  ],
  'attack.chooseEnemy': [
    {
      start: 'attack',
      args: [0, true],
      phase: 'fire',
      enemies: [{ enemy: 'II' }, { enemy: 'IV' }],
      seats: [{ ...LEADER, convoy: ARMED }, {}],
    },
    ['truck, slot 3'],
    'At whom?',
    ['Wolf Riders (II)', 'The Twins (IV)'],
  ],
  'mark.chooseToken': [
    {
      start: 'mark',
      args: [0, card('Wolf Riders (II)')],
      phase: 'fire',
      enemies: [{ enemy: 'II' }, { enemy: 'IV', targets: [0, 0] }],
    },
    [],
    'Both your target tokens are placed. Do you move one here, and from which enemy?',
    ['leave them where they are', 'The Twins (IV)'],
  ],
  'mark.chooseSpace': [
    {
      start: 'mark',
      args: [0, card('Wolf Riders (II)')],
      phase: 'fire',
      seats: [{}, {}, {}],
      enemies: [{ enemy: 'II', targets: [1, 1, 2, 2] }],
    },
    [],
    'All target spaces are taken. Which token do you remove?',
    ['space A: player 2', 'space B: player 2', 'space C: player 3', 'space D: player 3'],
  ],
  'takeLoot.chooseToKeep': [
    { start: 'takeLoot', args: [0, card('Coil Gun')], phase: 'fire' },
    [],
    'You have won the Coil Gun. Do you keep it?',
    ['no', 'yes'],
  ],
  'airdrop.chooseToken': [
    { start: 'airdrop', args: [0] },
    [],
    'An airdrop! Which resource do you pick up?',
    ['ammo', 'food', 'fuel'],
  ],
  'frostbite.chooseToken': [
    { start: 'frostbite', args: [0], seats: [{ cargo: ['fuel'] }, {}] },
    [],
    'A cold snap. Which resource do you burn?',
    ['none: 1 damage', 'fuel'],
  ],
  'stow.giveUp': [
    {
      start: 'stow',
      args: [0, [FUEL]],
      seats: [{ ...LEADER, convoy: [truck(['survivor', 'any: food', 'any: ammo'])] }, {}],
    },
    [],
    'No room for everything. What do you give up?',
    ['ammo', 'food', 'fuel'],
  ],
  'stowInFire.chooseSlot': [
    { start: 'stowInFire', args: [0, FUEL, -1], phase: 'fire', seats: [{ ...LEADER, convoy: ARMED }, {}] },
    [],
    'Where does the fuel go?',
    [
      'give it up',
      'Log Hauler (truck) 2: cargo, ammo',
      'Rusty Trailer (trailer 1) 1: cargo, ammo',
      'Rusty Trailer (trailer 1) 2: cargo, empty',
    ],
  ],
  'pushAside.chooseSlot': [
    { start: 'pushAside', args: [0, FUEL], phase: 'fire', seats: [{ ...LEADER, convoy: ARMED }, {}] },
    [],
    'Where does the fuel move to?',
    ['give it up', 'Rusty Trailer (trailer 1) 2: cargo, empty'],
  ],
  'damage.chooseSlot': [
    {
      start: 'damage',
      args: [0, 2, 'LEFT_COLUMN'],
      seats: [
        {
          convoy: [
            truck(['survivor', 'armour', 'weapon2'], { device: asPrinted('Steel Plating') }),
            trailer(['any', 'any']),
          ],
        },
        {},
      ],
    },
    [],
    'Where do you put the damage? (2 to go, truck and its device)',
    [
      'Log Hauler (truck) 1: seat, survivor',
      'Log Hauler (truck) 2: armour, empty',
      'Log Hauler (truck) 3: weapon 2, empty',
      'Steel Plating (on the truck) 1: armour, empty',
    ],
  ],
  'repair.chooseSlot': [
    {
      start: 'repair',
      args: [0, 2],
      seats: [{ convoy: [truck(['survivor', 'armour: damage', 'weapon2: damage']), trailer(['any', 'any'])] }, {}],
    },
    [],
    'Which damage do you repair? (up to 2)',
    ['done', 'Log Hauler (truck) 2: armour, damage', 'Log Hauler (truck) 3: weapon 2, damage'],
  ],
  'contaminate.chooseSurvivor': [
    { start: 'contaminate', args: [0, 1, 'crew'], seats: [{ items: ['Hazard Suit'] }, {}] },
    [],
    'Who is contaminated?',
    ['use the Hazard Suit', 'Leader', 'Co-pilot'],
  ],
  'cure.chooseSurvivor': [
    { start: 'cure', args: [0, 2, 'crew'], seats: [{ crew: ['Leader'], contamination: { Leader: 1 } }, {}] },
    [],
    'Who is cured? (up to 2)',
    ['done', 'Leader'],
  ],
  'die.chooseToken': [
    {
      start: 'die',
      args: [0, card('Leader')],
      phase: 'fire',
      seats: [{ convoy: [truck(['survivor: survivor', 'any: survivor'])] }, {}],
    },
    [],
    'Which survivor token is lost?',
    ['Log Hauler (truck) 1: seat, survivor', 'Log Hauler (truck) 2: cargo, survivor'],
  ],
  'loseCard.chooseSurvivor': [
    { start: 'loseCard', args: [0], seats: [{ convoy: [truck(['survivor', 'any'])] }, {}] },
    [],
    'A survivor token was lost. Which survivor card do you discard?',
    ['Leader', 'Co-pilot'],
  ],
};
