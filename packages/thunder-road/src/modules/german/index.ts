import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { setUp } from './deck.ts';
import { CREWS, DECK } from './rows.ts';

export { DRAWN } from './deck.ts';

export const TABLES = { crews: more(CREWS), deck: more(DECK) };

/** Part 14: German Engineering. */
export const german: Module<Places> = { name: 'german', tasks: {}, hooks: { setUp } };
