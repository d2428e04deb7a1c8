import { type Hooks, hooksOf, type Module } from '@lastroad/kernel';
import { PLACES, type Places } from '../hooks.ts';
import { base } from '../rules/game.ts';
import type { House } from '../settings.ts';

/** A box that may lie on the table or not. */
export interface AuroraModule extends Module<Places> {
  isAtTable(house: House): boolean;
}

/** In the order of the rulebook, in which they speak. */
const MODULES: readonly AuroraModule[] = [];

/** Tasks of every module, whatever is on the table: any save can be read. */
export const TASKS = Object.assign({}, base.tasks, ...MODULES.map(({ tasks }) => tasks)) as typeof base.tasks;

export const hooksFor = (house: House): Hooks<Places> =>
  hooksOf<Places>(PLACES, [base, ...MODULES.filter(module => module.isAtTable(house))]);
