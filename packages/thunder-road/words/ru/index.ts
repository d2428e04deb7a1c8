import type { Catalogue } from '@lastroad/kernel';
import { events } from './events.ts';
import { ammo } from './modules/ammo.ts';
import { bikes } from './modules/bikes.ts';
import { carnage } from './modules/carnage.ts';
import { german } from './modules/german.ts';
import { leaders } from './modules/leaders.ts';
import { rig } from './modules/rig.ts';
import { upgrades } from './modules/upgrades.ts';
import { names } from './names.ts';
import { questions } from './questions.ts';

/** Russian, in ICU message format: every text of the game; `board.ts` has what only the board says. */
export const words: Catalogue = {
  ...names,
  ...events,
  ...questions,
  ...rig,
  ...bikes,
  ...carnage,
  ...leaders,
  ...upgrades,
  ...ammo,
  ...german,
};
