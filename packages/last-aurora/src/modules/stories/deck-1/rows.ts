import type { StoryRow } from '../../../story.ts';

/** 13.6: the stories of period I. */
export const DECK_1: readonly StoryRow[] = [
  {
    id: 'S01',
    period: 'I',
    trigger: 'gather',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'C', pay: 'ammo' },
        success: [{ gain: 'fuel', n: 1 }, { gainFame: 1 }],
        failure: [{ lose: 'fuel', n: 1 }],
      },
      { plain: [{ lose: 'any', n: 1 }, { gainFame: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S02',
    period: 'I',
    trigger: 'gather',
    automa: 'triggerable',
    options: [
      {
        quest: { of: 'gathered', atLeast: 2 },
        counter: 2,
        deadline: 'nextRoundEnd',
        success: [{ gain: 'food', n: 1 }, { drawItem: 1 }, { gainFame: 1 }],
        failure: [{ loseFame: 1 }],
      },
      { plain: [{ gain: 'food', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S03',
    period: 'I',
    trigger: 'upgrade',
    automa: 'triggerable',
    cargo: ['any'],
    options: [
      {
        test: ['A'],
        extra: { letter: 'B', when: { of: 'convoyCards', atLeast: 3 } },
        success: [{ archive: 'upgraded' }, { gain: 'fuel', n: 1 }, { drawItem: 1 }],
        failure: [{ lose: 'any', n: 1 }],
      },
      { plain: [{ repair: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S04',
    period: 'I',
    trigger: 'recruit',
    automa: 'triggerable',
    options: [
      {
        test: ['B', 'C', 'D'],
        failIf: { of: 'food', atMost: 0 },
        success: [{ drawItem: 1 }, { gain: 'fuel', n: 1 }],
        failure: [{ lose: 'any', n: 2 }],
      },
      { plain: [{ gain: 'ammo', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S05',
    period: 'I',
    trigger: 'encounter',
    automa: 'triggerable',
    options: [
      {
        plain: [{ gainFame: 1 }, { damage: 1, area: 'CONVOY' }],
      },
      {
        test: ['B', 'D'],
        success: [{ drawItem: 1 }, { gainFame: 1 }],
        failure: [{ loseFame: 1 }],
      },
      {
        quest: { of: 'items', atLeast: 2 },
        deadline: 'roundEnd',
        atDeadline: true,
        success: [{ gainFame: 2 }, { gain: 'fuel', n: 1 }],
        failure: [{ loseFame: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S06',
    period: 'I',
    trigger: 'pass',
    automa: 'triggerable',
    options: [
      { plain: [{ decontaminate: 1, who: 'own' }] },
      {
        test: ['C', 'D'],
        success: [
          { peek: 'exploration', n: 3 },
          { drawItem: 1 },
          { gain: 'ammo', n: 1 },
          { tuck: 'space5', springs: 'explored', found: [{ gain: 'food', n: 1 }] },
        ],
        failure: [{ contaminate: 1, who: 'own' }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S07',
    period: 'I',
    trigger: 'bonus',
    automa: 'triggerable',
    options: [
      {
        test: ['A', 'C'],
        extra: { letter: 'D', pay: 'food' },
        success: [{ swapSpaces: [1, 5] }, { drawItem: 1 }, { gainFame: 1 }],
        failure: [{ loseFame: 1 }],
      },
      { plain: [{ repair: 1 }, { peek: 'exploration', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S08',
    period: 'I',
    trigger: 'infect',
    automa: 'triggerable',
    options: [
      {
        test: ['D'],
        successIf: { of: 'partyWardsIllness', atLeast: 1 },
        success: [{ decontaminate: 1, who: 'involved' }, { gain: 'fuel', n: 1 }, { gainFame: 1 }],
        failure: [{ lose: 'any', n: 1 }],
      },
      { plain: [{ repair: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S09',
    period: 'I',
    trigger: 'feed',
    automa: 'triggerable',
    options: [
      {
        quest: { of: 'food', atLeast: 2 },
        deadline: 'roundEnd',
        atDeadline: true,
        failIf: { of: 'food', atMost: 1 },
        success: [{ drawItem: 1 }, { gainFame: 1 }, { gain: 'food', n: 1 }],
        failure: [{ loseFame: 1 }],
      },
      { plain: [{ gain: 'food', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S10',
    period: 'I',
    trigger: 'move0',
    automa: 'triggerable',
    cargo: ['any'],
    options: [
      {
        test: ['A', 'B'],
        extra: { letter: 'D', pay: 'fuel' },
        success: [{ speedNext: 2 }, { repair: 1 }],
        failure: [{ speedNext: -1 }, { damage: 1, area: 'TRUCK' }],
      },
      { plain: [{ archive: 'truck' }], cost: [{ damage: 1, area: 'CONVOY' }] },
    ],
    source: 'designed',
  },
  {
    id: 'S11',
    period: 'I',
    trigger: 'waypoint',
    automa: 'triggerable',
    options: [
      { plain: [{ archive: 'board' }, { scoreAtEnd: 1, when: { of: 'region', atLeast: 2 } }] },
      {
        test: ['B', 'C'],
        extra: { letter: 'D', pay: 'item' },
        success: [{ drawItem: 2 }],
        failure: [{ loseFame: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S12',
    period: 'I',
    trigger: 'shoot0',
    automa: 'situation',
    options: [
      {
        plain: [
          { choose: [[{ repair: 1 }], [{ gain: 'food', n: 1 }]] },
          { eachOther: [{ choose: [[{ repair: 1 }], [{ gain: 'food', n: 1 }]] }] },
          { last: [{ gain: 'food', n: 1 }] },
        ],
        catchUp: true,
      },
      {
        test: ['A', 'D'],
        success: [{ gain: 'ammo', n: 2 }, { repair: 1 }],
        failure: [{ lose: 'food', n: 1 }],
      },
    ],
    source: 'designed',
  },
  {
    id: 'S13',
    period: 'I',
    trigger: 'attack',
    automa: 'triggerable',
    options: [
      {
        test: ['C', 'D'],
        extra: { letter: 'B', pay: 'item' },
        success: [{ drawItem: 1 }, { gainFame: 1 }],
        failure: [{ damage: 2, area: 'CONVOY' }],
      },
      { plain: [{ gain: 'ammo', n: 1 }] },
    ],
    source: 'designed',
  },
  {
    id: 'S14',
    period: 'I',
    trigger: 'end0',
    automa: 'multiplayer',
    options: [
      { plain: [{ contribute: 'food', perSeat: 1, met: [{ gainFame: 2 }, { repair: 1 }] }] },
      { plain: [{ repair: 1 }, { last: [{ gain: 'fuel', n: 1 }] }], catchUp: true },
    ],
    source: 'designed',
  },
];
