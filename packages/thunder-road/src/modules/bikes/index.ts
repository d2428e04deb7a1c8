import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { RESPAWN, respawn } from './respawn.ts';
import { COMMANDS, CREWS, DICE, MODELS } from './rows.ts';
import { bikeTurn } from './turn.ts';

export { BIKE } from './body.ts';

export const TABLES = { models: more(MODELS), commands: more(COMMANDS), crews: more(CREWS), dice: more(DICE) };
export const DEEDS = { respawn: RESPAWN };

/** Part 10: the Final Five. */
export const bikes: Module<Places> = { name: 'bikes', tasks: { bikeTurn, respawn }, hooks: {} };
export { bikeTurn };
