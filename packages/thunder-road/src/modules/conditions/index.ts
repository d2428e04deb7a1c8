import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { CONDITIONS } from './rows.ts';
import { discard, groundAt, lay, setUp, weather } from './rules.ts';

export { POWER_ROWS } from './powers.ts';

export const TABLES = { conditions: more(CONDITIONS) };

/** TR-AMMO-2: road conditions. */
export const conditions: Module<Places> = {
  name: 'conditions',
  tasks: {},
  hooks: { setUp, tileComes: lay, tileGoes: discard, traits: weather, ground: groundAt },
};
