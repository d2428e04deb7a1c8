import type { Box } from '../hooks.ts';
import { base } from '../rules/game.ts';
import type { House } from '../settings.ts';
import { asgard } from './asgard/rules.ts';
import { automa } from './automa/rules.ts';
import { crews } from './crews/rules.ts';
import { deck } from './deck/rules.ts';
import { mines } from './mines/rules.ts';
import type { AuroraModule } from './module.ts';
import { pvp } from './pvp/rules.ts';
import { stories } from './stories/rules.ts';

/** In the order of the rulebook, in which they speak. */
const MODULES: readonly AuroraModule[] = [mines, deck, asgard, crews, stories, pvp, automa];

/** Tasks of every module, whatever is on the table: any save can be read. */
export const TASKS = Object.assign({}, base.tasks, ...MODULES.map(({ tasks }) => tasks)) as typeof base.tasks;

/** The base box and the modules that are on a table. */
export const boxesAt = (house: House): readonly Box[] => [base, ...MODULES.filter(module => module.isAtTable(house))];
