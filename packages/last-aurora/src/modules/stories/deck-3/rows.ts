import type { StoryRow } from '../../../story.ts';

/** 13.6: the stories of period III. */
export const DECK_3: readonly StoryRow[] = [
  {
    id: 'S29',
    period: 'III',
    trigger: 'gather',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'D'],
        extra: { letter: 'B', pay: 'fuel' },
        success: [{ gain: 'fuel', n: 2 }, { drawItem: 1 }],
        failure: [{ stopActions: true }],
      },
      { plain: [{ gain: 'food', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S30',
    period: 'III',
    trigger: 'upgradeTruck',
    automa: 'triggerable',
    cargo: ['speed', 'fame1'],
    options: [
      { plain: [{ drawItem: 1 }, { damage: 1, area: 'TRUCK' }] },
      {
        test: ['B', 'C'],
        success: [{ archive: 'truck' }],
        failure: [{ damage: 2, area: 'TRUCK' }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S31',
    period: 'III',
    trigger: 'recruit',
    automa: 'triggerable',
    options: [
      {
        plain: [{ zone: 'newcomer', from: 'rest', to: 'active' }, { repair: 1 }, { peek: 'exploration', n: 1 }],
        cost: [{ loseFame: 1 }],
      },
      {
        test: ['A', 'B', 'C'],
        successIf: { of: 'partySkill', atLeast: 3 },
        success: [{ gain: 'fuel', n: 1 }, { gainFame: 1 }],
        failure: [{ lose: 'any', n: 2 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S32',
    period: 'III',
    trigger: 'encounter',
    automa: 'triggerable',
    options: [
      { plain: [{ decontaminate: 1, who: 'own' }] },
      {
        test: ['C', 'D'],
        extra: { letter: 'A', when: { of: 'items', atMost: 0 } },
        success: [{ gainFame: 2 }],
        failure: [{ discardItem: 1 }],
      },
      {
        quest: { of: 'cleanSurvivors', atLeast: 3 },
        deadline: 'gameEnd',
        atDeadline: true,
        success: [{ gainFame: 3 }],
        failure: [{ loseFame: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S33',
    period: 'III',
    trigger: 'pass',
    automa: 'multiplayer',
    options: [
      { plain: [{ contribute: 'ammo', perSeat: 1, met: [{ gainFame: 2 }, { repair: 1 }] }] },
      { plain: [{ decontaminate: 1, who: 'own' }] },
      {
        test: ['B', 'D'],
        success: [
          { swapSpaces: [1, 4] },
          { drawItem: 1 },
          { gainFame: 1 },
          { tuck: 'leftmost', springs: 'discarded', found: [{ drawItem: 1 }] },
        ],
        failure: [{ damage: 2, area: 'CONVOY' }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S34',
    period: 'III',
    trigger: 'feed',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'C', 'D'],
        successIf: { of: 'foodFed', atLeast: 2 },
        success: [{ decontaminate: 1, who: 'own' }, { gain: 'food', n: 1 }, { repair: 1 }],
        failure: [
          { contaminate: 1, who: 'own' },
          { damage: 1, area: 'CONVOY' },
        ],
      },
      { plain: [{ gain: 'fuel', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S35',
    period: 'III',
    trigger: 'move0',
    automa: 'triggerable',
    options: [
      {
        quest: { of: 'reachedAuroraFirst', atLeast: 1 },
        deadline: 'gameEnd',
        atDeadline: true,
        success: [{ gainFame: 3 }],
        failure: [{ loseFame: 1 }],
      },
      { plain: [{ repair: 1 }, { last: [{ speedNext: 1 }] }], catchUp: true },
    ],
    source: 'designed',
  },
  {
    id: 'S36',
    period: 'III',
    trigger: 'region',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'D', pay: 'ammo' },
        success: [{ drawItem: 1 }, { gain: 'fuel', n: 1 }, { peek: 'exploration', n: 3 }],
        failure: [{ speedNext: -1 }],
      },
      { plain: [{ archive: 'board' }, { scoreAtEnd: 1, when: { of: 'reachedAurora', atLeast: 1 } }] },
    ],
    source: 'designed',
  },
  {
    id: 'S37',
    period: 'III',
    trigger: 'stay',
    automa: 'triggerable',
    options: [
      { plain: [{ repair: 1 }] },
      {
        test: ['C'],
        success: [{ speedNext: 2 }, { gain: 'food', n: 1 }, { repair: 1 }],
        failure: [{ lose: 'any', n: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S38',
    period: 'III',
    trigger: 'shoot0',
    automa: 'situation',
    options: [
      {
        test: ['B', 'D'],
        extra: { letter: 'A', pay: 'food' },
        success: [{ enemyDamage: 2 }, { gainFame: 1 }],
        failure: [{ damage: 2, area: 'CONVOY' }],
      },
      { plain: [{ gain: 'ammo', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S39',
    period: 'III',
    trigger: 'attack',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'C', when: { of: 'weaponFired', atLeast: 4 } },
        success: [{ enemyDamage: 1 }, { gainFame: 1 }, { gain: 'food', n: 1 }],
        failure: [{ stopActions: true }],
      },
      { plain: [{ gain: 'ammo', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S40',
    period: 'III',
    trigger: 'end0',
    automa: 'multiplayer',
    options: [
      { plain: [{ contribute: 'fuel', perSeat: 1, met: [{ gainFame: 2 }, { repair: 1 }], short: [{ aurora: 1 }] }] },
      { plain: [{ gainFame: 1 }, { leader: [{ speedNext: -1 }] }], catchUp: true },
    ],
    source: 'designed',
  },
];
