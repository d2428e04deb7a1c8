import type { Questions } from '../../asking.ts';
import { device, type TableLaid, trailer, truck } from '../../table.ts';

const NOBODY = { card: -1, weapon: -1, involved: [], overtaken: [] };
const CONVOY = [
  truck(['survivor: survivor', 'any: ammo', 'weapon1']),
  trailer(['any: food', 'any: fuel']),
  trailer(['any']),
];
const HERE = {
  options: { stories: 'on' },
  seats: [{ crew: ['Driver', 'Scout'], convoy: CONVOY, items: ['Mine', 'Hazard Suit'] }, {}],
} as const;
const OF = { seat: 0, story: 0, option: 0, end: 0 };

/** A story of the test's own under an id of ours, with one option that counts. */
const story = (option: object, more: object = {}): TableLaid => ({
  ...HERE,
  start: 'tell',
  args: [0, false, NOBODY],
  stories: { deck: [{ id: 'S01', options: [option, { plain: [{ gainFame: 1 }] }], ...more }] },
});

const ARGUE = 'Argue that this is no road.';
const ENEMIES = [{ enemy: 'Wolf Riders (II)' }, { enemy: 'Bridge Watch (III)' }];
const UNDER_TRUCK = { ...HERE, stories: { archived: [{ story: 'S10', place: 'truck' }] } } as const;

/** What is asked where stories are told. */
export const STORY_QUESTIONS: Questions = {
  'tell.chooseOption': [
    story({ plain: [{ gainFame: 1 }] }),
    [],
    'The Inspector: what do you do?',
    [ARGUE, 'Pay, and ask for a receipt.'],
  ],
  'tell.chooseToPay': [
    story({ test: ['A'], extra: { letter: 'C', pay: 'ammo' }, success: [{ gainFame: 1 }], failure: [{ loseFame: 1 }] }),
    [ARGUE],
    'Spend ammo so that C succeeds too?',
    ['no', 'yes'],
  ],
  'pick.chooseStory': [
    {
      ...HERE,
      start: 'pick',
      args: [0, NOBODY, [14]],
      row: ['Merchant'],
      stories: { deck: ['S01'], tucked: [{ story: 'S15', host: 'Merchant', springs: 'gathered' }] },
    },
    [],
    'Which story do you hear?',
    ['the top card of the deck', 'the one under Merchant'],
  ],
  'chooseBetween.choose': [
    story({ plain: [{ choose: [[{ repair: 1 }], [{ gain: 'food', n: 1 }]] }] }),
    [ARGUE],
    'Which do you choose?',
    ['repair 1', '+1 food'],
  ],
  'pot.chooseCount': [
    story({ plain: [{ contribute: 'food', perSeat: 1, met: [{ gainFame: 1 }] }] }),
    [ARGUE],
    'How much food do you give?',
    ['0', '1'],
  ],
  'forfeit.chooseToken': [
    { ...HERE, start: 'forfeit', args: [0, 0, 1] },
    [],
    'What do you give up?',
    ['ammo', 'food', 'fuel'],
  ],
  'forfeit.chooseSlot': [
    { ...HERE, start: 'forfeit', args: [0, 0, 1], phase: 'fire' },
    [],
    'Which one do you give up?',
    [
      'Log Hauler (truck) 2: cargo, ammo',
      'Rusty Trailer (trailer 1) 1: cargo, food',
      'Rusty Trailer (trailer 1) 2: cargo, fuel',
    ],
  ],
  'dropItems.chooseItem': [
    { ...HERE, start: 'dropItems', args: [0, 1] },
    [],
    'Which item do you discard?',
    ['Hazard Suit', 'Mine'],
  ],
  'shift.chooseSurvivor': [
    { ...HERE, start: 'shift', args: [0, 'active', 'rest'] },
    [],
    'Who is it?',
    ['Driver', 'Scout'],
  ],
  'enlist.chooseCard': [
    { ...HERE, start: 'enlist', args: [0], discard: ['Medic', 'Gunner', 'Merchant'] },
    [],
    'Who joins you?',
    ['Gunner', 'Medic'],
  ],
  'part.chooseSurvivor': [{ ...HERE, start: 'part', args: [0] }, [], 'Who leaves you?', ['Driver', 'Scout']],
  'lend.chooseSurvivor': [
    {
      ...HERE,
      start: 'exploreTurn',
      args: [0, false],
      row: ['Hermit'],
      stories: { deck: [{ id: 'S04', options: [{ plain: [{ skill: 1 }] }, { plain: [{ gainFame: 1 }] }] }] },
    },
    ['explore', 'Driver', 'go', 'Let your supper answer.'],
    'Whose skill changes for this turn?',
    ['Driver', 'Scout'],
  ],
  'harm.chooseEnemy': [
    { ...HERE, start: 'harm', args: [0, 2], phase: 'fire', enemies: ENEMIES },
    [],
    'Which enemy takes 2 damage?',
    ['Wolf Riders (II)', 'Bridge Watch (III)'],
  ],
  'aim.chooseEnemy': [
    { ...HERE, start: 'aim', args: [0], phase: 'fire', enemies: ENEMIES },
    [],
    'On which enemy do you put your token?',
    ['Wolf Riders (II)', 'Bridge Watch (III)'],
  ],
  'archive.choosePlace': [
    { ...HERE, start: 'archive', args: [0, 0, 0, 'trailer'] },
    [],
    'Under which card do you put The Inspector?',
    ['Rusty Trailer (trailer 1)', 'Rusty Trailer 2 (trailer 2)'],
  ],
  'archive.chooseSurvivor': [
    { ...HERE, start: 'archive', args: [0, 0, 0, 'survivor'] },
    [],
    'Under whose card do you put The Inspector?',
    ['Driver', 'Scout'],
  ],
  'archive.chooseToKeep': [
    { ...UNDER_TRUCK, start: 'archive', args: [0, 0, 0, 'truck'] },
    [],
    'Only one story may lie there. Which one stays?',
    ['the one that lies there: The Low Bridge', 'the new one: The Inspector'],
  ],
  'tuck.chooseSpace': [
    { ...HERE, start: 'tuck', args: [OF, 'convoyCard', 'upgraded'], row: [device(['any']), truck(['any'])] },
    [],
    'Under which card of the row does it go?',
    ['space 1: Roof Rack', 'space 2: Tracked Ambulance'],
  ],
  'tuck.chooseToKeep': [
    {
      ...HERE,
      start: 'tuck',
      args: [OF, 'leftmost', 'gathered'],
      row: ['Merchant'],
      stories: { tucked: [{ story: 'S15', host: 'Merchant', springs: 'gathered' }] },
    },
    [],
    'Only one story may lie there. Which one stays?',
    ['the one that lies there: Finders', 'the new one: The Inspector'],
  ],
  'silence.chooseToSilence': [
    {
      options: { stories: 'on' },
      start: 'silence',
      args: [0],
      automa: {},
      seats: [{ crew: ['Driver'], convoy: CONVOY }],
      stories: { withAutoma: ['S05'] },
    },
    [],
    'Give up a story of the Automa, so that C1 does nothing more in this round?',
    ['no', 'yes'],
  ],
};
