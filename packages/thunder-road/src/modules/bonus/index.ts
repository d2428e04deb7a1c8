import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { COMMANDS } from './rows.ts';
import { clear, deal, SPUR, spurring, withBonus } from './rules.ts';

export const TABLES = { commands: more(COMMANDS) };
export const DEEDS = { spur: SPUR };

/** TR-AMMO-6: bonus commands. */
export const bonus: Module<Places> = {
  name: 'bonus',
  tasks: {},
  hooks: { setUp: deal, turnBegins: clear, commands: withBonus, traits: spurring },
};
