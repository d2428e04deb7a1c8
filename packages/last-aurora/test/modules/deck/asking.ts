import type { Questions } from '../../asking.ts';
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
};
