import { card, type Questions } from './asking.ts';
import { location, trailer, truck } from './table.ts';

const TURN = { start: 'exploreTurn', args: [0, false], deck: [] };
const SHED = location(['fuel', 'food'], ['item']);
const LEADER = { crew: ['Leader'] };

/** Questions of the Explore phase, and what its cards, bonuses and items ask. */
export const EXPLORE_QUESTIONS: Questions = {
  'exploreTurn.chooseAct': [
    {
      ...TURN,
      row: [SHED],
      seats: [
        {
          cargo: ['food'],
          exhausted: ['Medic'],
          items: ['Welding Torch'],
          convoy: [truck(['survivor', 'armour: damage']), trailer(['any', 'any', 'any'])],
        },
        {},
      ],
    },
    [],
    'Your turn to explore. What do you do?',
    ['explore', 'pass', 'feed for skill', 'feed an exhausted survivor', 'use an item'],
  ],
  'exploreTurn.afterwards': [
    { ...TURN, seats: [{ ...LEADER, cargo: ['food'], exhausted: ['Medic'] }, {}] },
    ['pass'],
    'Before your turn ends: food or items?',
    ['feed an exhausted survivor', 'end the turn'],
  ],
  'explore.chooseSpace': [
    { ...TURN, row: [SHED, 'Merchant'], seats: [{ ...LEADER, cargo: ['food'] }, {}] },
    ['explore'],
    'Which card do you explore?',
    ['space 1: Tainted Warehouse', 'space 2: Merchant'],
  ],
  'explore.chooseParty': [
    { ...TURN, row: [null, SHED] },
    ['explore'],
    'Who goes? (cost 2, skill so far 2)',
    ['go', 'Co-pilot'],
  ],
  'explore.cardAndBonus': [
    {
      ...TURN,
      row: [null, null, null, null, SHED],
      seats: [{ crew: ['Driver'], items: ['Welding Torch'] }, {}],
      skills: { Driver: 3 },
    },
    ['explore'],
    'The card’s action or the bonus of the space?',
    ['the card', 'the bonus'],
  ],
  'feed.chooseSurvivor': [
    { start: 'feed', args: [0], seats: [{ cargo: ['food'] }, {}] },
    [],
    'Who eats for +1 skill?',
    ['Leader', 'Co-pilot'],
  ],
  'wake.chooseSurvivor': [
    { start: 'wake', args: [0], seats: [{ cargo: ['food'], exhausted: ['Medic', 'Scout'] }, {}] },
    [],
    'Who eats and goes from Exhausted to Rest?',
    ['Scout', 'Medic'],
  ],
  'pass.chooseSurvivor': [{ start: 'pass', args: [0] }, [], 'Who goes to Rest and repairs?', ['Leader', 'Co-pilot']],
  'gather.chooseBlock': [
    { start: 'gather', args: [0, 0], row: [SHED] },
    [],
    'Which block do you take?',
    ['left block: fuel + food', 'right block: item'],
  ],
  'meet.chooseOption': [
    { start: 'meet', args: [0, 0], row: ['Merchant'], seats: [{ cargo: ['ammo'], items: ['Welding Torch'] }, {}] },
    [],
    'What do you do here?',
    ['trade a resource', 'swap an item for two'],
  ],
  'trade.chooseToken': [
    { start: 'trade', args: [0, 0], row: ['Merchant'], seats: [{ cargo: ['ammo', 'food'] }, {}] },
    [],
    'What do you give the Merchant?',
    ['ammo', 'food'],
  ],
  'swapItem.chooseItem': [
    { start: 'swapItem', args: [0], seats: [{ items: ['Welding Torch', 'Hazard Suit'] }, {}] },
    [],
    'Which item do you give away?',
    ['Hazard Suit', 'Welding Torch'],
  ],
  'help.chooseToken': [
    { start: 'help', args: [0, 0], row: ['Travellers'], seats: [{ cargo: ['ammo', 'food'] }, {}] },
    [],
    'What do you give the Travellers?',
    ['ammo', 'food'],
  ],
  'upgrade.choosePlace': [
    { start: 'upgrade', args: [0, card('Steel Plating')] },
    [],
    'Where does the Steel Plating go?',
    ['Log Hauler (truck)', 'Rusty Trailer (trailer 1)'],
  ],
  'upgrade.leaveTrailer': [
    {
      start: 'upgrade',
      args: [0, card('Snow Cat')],
      cards: { 'Snow Cat': { towing: 1 } },
      seats: [
        {
          convoy: [
            truck(['survivor', 'survivor']),
            trailer(['any'], { name: 'Tanker' }),
            trailer(['any'], { name: 'Flatbed' }),
          ],
        },
        {},
      ],
    },
    [],
    'Your truck cannot tow all this. Which trailer is left behind?',
    ['Tanker (trailer 1)', 'Flatbed (trailer 2)'],
  ],
  'bonusAction.chooseBonus': [
    { start: 'bonusAction', args: [0, 3] },
    [],
    'Which bonus?',
    ['1 food for 1 damage', '1 ammo for 1 damage'],
  ],
  'salvage.chooseCard': [
    { start: 'salvage', args: [0], options: { mapSide: 'beta' }, discard: ['Tanker', 'Steel Plating', 'Merchant'] },
    [],
    'Which card do you take from the discard pile?',
    ['Tanker', 'Steel Plating'],
  ],
  'useItem.chooseItem': [
    {
      start: 'useItem',
      args: [0],
      seats: [
        {
          items: ['Welding Torch', 'Antifreeze', 'Hazard Suit'],
          convoy: [truck(['survivor', 'survivor', 'armour: damage'])],
        },
        {},
      ],
    },
    [],
    'Which item do you use?',
    ['no item', 'Antifreeze', 'Welding Torch'],
  ],
  'drawItems.keepThree': [
    {
      start: 'drawItems',
      args: [0, 1],
      itemDeck: ['Nitrous Oxide'],
      seats: [{ rest: ['Medic'], items: ['Field Ration', 'Hazard Suit', 'Hazard Suit'] }, {}],
    },
    [],
    'You hold four items. Which one do you discard or use?',
    ['discard Hazard Suit', 'discard Field Ration', 'discard Nitrous Oxide', 'use Field Ration'],
  ],
  'antifreeze.chooseSurvivor': [
    { start: 'antifreeze', args: [0] },
    [],
    'Who takes the Antifreeze?',
    ['Leader', 'Co-pilot'],
  ],
  'eatMre.chooseSurvivor': [
    { start: 'eatMre', args: [0], seats: [{ rest: ['Medic', 'Scout'] }, {}] },
    [],
    'Who becomes active?',
    ['Scout', 'Medic'],
  ],
  'arrange.chooseToken': [
    {
      start: 'arrange',
      args: [0],
      seats: [{ ...LEADER, convoy: [truck(['survivor: survivor', 'any: fuel', 'any'])] }, {}],
    },
    [],
    'Which token do you move?',
    ['done', 'Log Hauler (truck) 1: seat, survivor', 'Log Hauler (truck) 2: cargo, fuel'],
  ],
  'arrange.choosePlace': [
    {
      start: 'arrange',
      args: [0],
      seats: [{ ...LEADER, convoy: [truck(['survivor: survivor', 'any: fuel', 'any'])] }, {}],
    },
    ['truck, slot 2'],
    'Where to?',
    ['throw it away', 'done', 'Log Hauler (truck) 3: cargo, empty'],
  ],
};
