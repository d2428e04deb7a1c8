import type { StoryRow } from '../../../story.ts';

/** 13.6: the stories of period II. */
export const DECK_2: readonly StoryRow[] = [
  {
    id: 'S15',
    period: 'II',
    trigger: 'gather',
    automa: 'triggerable',
    options: [
      {
        plain: [
          { gain: 'ammo', n: 1 },
          { tuck: 'explored', springs: 'gathered', found: [{ damage: 1, area: 'CONVOY' }] },
        ],
      },
      {
        test: ['B', 'D'],
        success: [{ drawItem: 1 }, { gainFame: 1 }],
        failure: [{ damage: 2, area: 'CONVOY' }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S16',
    period: 'II',
    trigger: 'gather',
    automa: 'triggerable',
    cargo: ['armour'],
    options: [
      {
        test: ['A', 'C'],
        extra: { letter: 'B', pay: 'food' },
        failIf: { of: 'partyIllness', atLeast: 2 },
        success: [{ archive: 'truckOrTrailer' }, { gain: 'food', n: 2 }],
        failure: [{ contaminate: 1, who: 'involved' }],
      },
      { plain: [{ gain: 'food', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S17',
    period: 'II',
    trigger: 'upgradeTrailer',
    automa: 'triggerable',
    cargo: ['foodOrFuel', 'foodOrFuel'],
    options: [
      { plain: [{ archive: 'trailer' }], cost: [{ damage: 1, area: 'CONVOY' }] },
      { quest: { of: 'trailers', atLeast: 3 }, counter: 3, success: [{ gainFame: 2 }, { drawItem: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S18',
    period: 'II',
    trigger: 'upgradeDevice',
    automa: 'triggerable',
    cargo: ['armour'],
    options: [
      {
        test: ['C', 'D'],
        extra: { letter: 'A', when: { of: 'truckDamage', atMost: 0 } },
        success: [{ archive: 'device' }, { gainFame: 1 }, { gain: 'ammo', n: 1 }],
        failure: [{ damage: 2, area: 'TOP_ROW' }],
      },
      { plain: [{ repair: 2 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S19',
    period: 'II',
    trigger: 'recruit',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'C'],
        success: [{ drawItem: 1 }, { gainFame: 1 }],
        failure: [{ stopActions: true }],
      },
      { plain: [{ drawItem: 1 }, { damage: 1, area: 'CONVOY' }] },
    ],
    source: 'designed',
  },
  {
    id: 'S20',
    period: 'II',
    trigger: 'encounter',
    automa: 'triggerable',
    options: [
      {
        quest: { of: 'ownTargets', atLeast: 1 },
        deadline: 'nextFireEnd',
        success: [{ gain: 'fuel', n: 2 }, { gainFame: 1 }],
        failure: [{ loseFame: 1 }],
      },
      {
        plain: [{ repair: 1 }, { tuck: 'convoyCard', springs: 'upgraded', found: [{ gainFame: 1 }] }],
      },
      {
        test: ['B'],
        success: [{ gain: 'fuel', n: 2 }, { drawItem: 1 }],
        failure: [{ lose: 'any', n: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S21',
    period: 'II',
    trigger: 'bonus',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'D', when: { of: 'party', atLeast: 2 } },
        success: [{ archive: 'survivor', skill: 1 }, { gainFame: 1 }],
        failure: [{ loseFame: 1 }],
      },
      { plain: [{ repair: 1 }, { peek: 'exploration', n: 3 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S22',
    period: 'II',
    trigger: 'event',
    automa: 'situation',
    options: [
      {
        test: ['B', 'C'],
        extra: { letter: 'A', pay: 'ammo' },
        success: [{ gain: 'fuel', n: 1 }, { gainFame: 1 }],
        failure: [{ contaminate: 1, who: 'own' }, { discardSpace: 5 }],
      },
      { plain: [{ repair: 1 }, { last: [{ moveNow: 1 }] }], catchUp: true },
    ],
    source: 'designed',
  },
  {
    id: 'S23',
    period: 'II',
    trigger: 'rest0',
    automa: 'situation',
    options: [
      { plain: [{ repair: 1 }, { last: [{ zone: 'own', from: 'exhausted', to: 'rest' }] }], catchUp: true },
      {
        test: ['A', 'D'],
        success: [
          { zone: 'own', from: 'exhausted', to: 'rest' },
          { decontaminate: 1, who: 'own' },
          { gain: 'food', n: 1 },
        ],
        failure: [{ lose: 'food', n: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S24',
    period: 'II',
    trigger: 'shortcut',
    automa: 'triggerable',
    cargo: ['any'],
    options: [
      {
        test: ['B', 'D'],
        extra: { letter: 'A', pay: 'fuel' },
        success: [{ moveNow: 1 }, { drawItem: 1 }],
        failure: [{ damage: 2, area: 'BOTTOM_ROW' }],
      },
      { plain: [{ archive: 'trailer' }], cost: [{ damage: 1, area: 'CONVOY' }] },
    ],
    source: 'designed',
  },
  {
    id: 'S25',
    period: 'II',
    trigger: 'overtake',
    automa: 'multiplayer',
    options: [
      { plain: [{ gain: 'food', n: 1 }, { overtaken: [{ gain: 'food', n: 1 }] }] },
      {
        test: ['A', 'C'],
        success: [{ drawItem: 1 }, { gainFame: 1 }, { overtaken: [{ damage: 1, area: 'CONVOY' }] }],
        failure: [{ damage: 2, area: 'CONVOY' }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S26',
    period: 'II',
    trigger: 'jam',
    automa: 'triggerable',
    cargo: ['foodOrFuel'],
    options: [
      { plain: [{ repair: 2 }, { archive: 'device' }], cost: [{ discardItem: 1 }] },
      {
        test: ['C'],
        extra: { letter: 'D', when: { of: 'junkWeapons', atLeast: 1 } },
        success: [{ repair: 1 }, { enemyDamage: 2 }, { gainFame: 1 }],
        failure: [{ lose: 'ammo', n: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S27',
    period: 'II',
    trigger: 'defeat',
    automa: 'triggerable',
    cargo: ['fame1'],
    options: [
      {
        quest: { of: 'defeated', atLeast: 1 },
        success: [{ archive: 'convoyCard' }, { drawItem: 1 }, { gainFame: 1 }],
      },
      { plain: [{ gain: 'fuel', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S28',
    period: 'II',
    trigger: 'hit2',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'C', pay: 'item' },
        success: [{ repair: 2 }, { drawItem: 1 }],
        failure: [
          { damage: 1, area: 'CONVOY' },
          { lose: 'any', n: 1 },
        ],
      },
      { plain: [{ archive: 'restZone' }, { scoreAtEnd: 1, when: { of: 'cleanSurvivors', atLeast: 2 } }] },
    ],
    source: 'designed',
  },
];
