import { card, type Questions } from '../../asking.ts';
import { trailer, truck } from '../../table.ts';

const options = { crews: 'on' };
const FULL = [truck(['survivor', 'any: fuel', 'any: ammo']), trailer(['any: food', 'survivor'])];
const HUNGRY = { crew: ['Stoker'], exhausted: ['Unit Zero'], convoy: FULL, items: ['Hazard Suit', 'Welding Torch'] };

/** What crews ask. */
export const CREW_QUESTIONS: Questions = {
  'chooseCrew.choose': [
    { start: 'chooseCrew', args: [0], phase: 'setup', options: { crews: 'on', crewsAre: 'chosen' } },
    [],
    'Which crew do you lead?',
    [
      'the Snow Pack (Prowler, Fleetfoot)',
      'the Tainted (Thickblood, Glowworm)',
      'the Norse (Banner Bearer, Spear Sister)',
      'the Machines (Unit Zero, Stoker)',
    ],
  ],
  'shakeOff.chooseToRest': [
    {
      start: 'shakeOff',
      args: [0, card('Thickblood')],
      options,
      seats: [{ crew: [], exhausted: ['Thickblood'], contamination: { Thickblood: 1 } }, {}],
    },
    [],
    'Give up 1 contamination of the Thickblood, so that it goes to Rest?',
    ['no', 'yes'],
  ],
  'stoke.chooseItem': [
    { start: 'stoke', args: [0], phase: 'movement', options, seats: [HUNGRY, {}] },
    [],
    'Which item does the Stoker burn?',
    ['Hazard Suit', 'Welding Torch'],
  ],
  'refuel.chooseMeal': [
    { start: 'wake', args: [0], options, seats: [HUNGRY, {}] },
    [],
    'What is it fed with?',
    ['ammo', 'food', 'fuel', 'Hazard Suit', 'Welding Torch'],
  ],
};
