import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { burn } from './fire.ts';
import { LASTING } from './lasting.ts';
import { quake } from './quake.ts';
import { DAMAGE, DICE, HAZARDS, TERRAINS } from './rows.ts';
import { suffering } from './suffering.ts';
import { CARNAGE_SIDES } from './tiles.ts';

export { PART } from './body.ts';
export { POWER_ROWS } from './powers.ts';

export const TABLES = {
  terrains: more(TERRAINS),
  hazards: more(HAZARDS),
  damage: more(DAMAGE),
  lasting: more(LASTING),
  dice: more(DICE),
  sides: more(CARNAGE_SIDES),
};

/** Part 11: Carnage at Devil's Run. */
export const carnage: Module<Places> = {
  name: 'carnage',
  tasks: { quake },
  hooks: {
    traits: suffering,
    settingOut: burn,
    // TR-RUL-34: a pit that always rolls never becomes impassable ground.
    keepsGround: ({ effect }, { pitAlwaysRolls }) => effect === 'pit' && pitAlwaysRolls,
  },
};
