import type { Questions } from '../../asking.ts';
import { trailer, truck } from '../../table.ts';

const ARMED = [
  truck(['survivor: survivor', 'any: ammo', 'weapon1', 'weapon2', 'junk1', 'junk2']),
  trailer(['any: ammo']),
];
const FIRING = {
  args: [0],
  phase: 'fire',
  options: { pvp: 'on' },
  seats: [{ crew: ['Leader'], convoy: ARMED, items: ['Hazard Suit', 'Mine'] }, {}, {}],
} as const;
const RAID = { ...FIRING, start: 'raid' };
const JUNK = { ...FIRING, start: 'raidWithJunk' };

/** What is asked where players fire at players. */
export const PVP_QUESTIONS: Questions = {
  'raid.chooseAmmo': [
    RAID,
    [],
    'Which ammo do you spend?',
    ['Log Hauler (truck) 2: cargo, ammo', 'Rusty Trailer (trailer 1) 1: cargo, ammo'],
  ],
  'raid.chooseWeapon': [
    RAID,
    ['truck, slot 2'],
    'Which weapon fires?',
    ['Log Hauler (truck) 3: weapon 1, empty', 'Log Hauler (truck) 4: weapon 2, empty'],
  ],
  'raid.chooseVictim': [RAID, ['truck, slot 2', 'truck, slot 3'], 'At whose convoy?', ['player 2', 'player 3']],
  'raidWithJunk.payItem': [JUNK, [], 'Which item is loaded into the junk weapon?', ['Hazard Suit', 'Mine']],
  'raidWithJunk.chooseWeapon': [
    JUNK,
    ['Mine'],
    'Which junk weapon fires?',
    ['Log Hauler (truck) 5: junk weapon 1, empty', 'Log Hauler (truck) 6: junk weapon 2, empty'],
  ],
  'raidWithJunk.chooseVictim': [JUNK, ['Mine', 'truck, slot 5'], 'At whose convoy?', ['player 2', 'player 3']],
  'disgrace.chooseVictim': [
    {
      ...FIRING,
      start: 'disgrace',
      modules: [
        {
          name: 'hit',
          tasks: {},
          hooks: {
            lay(g) {
              g.pvp?.victims[0].push(2, 1);
            },
          },
        },
      ],
    },
    [],
    'Who of those you have hit loses 1 fame?',
    ['player 2', 'player 3'],
  ],
};
