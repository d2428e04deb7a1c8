import { defineRules } from '@lastroad/kernel';
import { words } from '../words/en/index.ts';
import { clone } from './clone.ts';
import { gatherFrom } from './content/gather.ts';
import type { ThunderEvent } from './events.ts';
import { MIGRATIONS } from './migrations.ts';
import { BOXES, PACKS, TASKS } from './modules/index.ts';
import type { ThunderContent } from './rows.ts';
import { layTable } from './rules/game.ts';
import { BUNDLES, SETTINGS } from './settings.ts';
import { NOBODY, type Race } from './state.ts';
import { components } from './view/components.ts';
import { ask, describe } from './view/describe.ts';
import { imagine, redact } from './view/imagine.ts';
import { screen } from './view/screen.ts';
import { tell } from './view/tell.ts';
import { things } from './view/things.ts';
import { type ThunderView, view } from './view/view.ts';

/** Thunder Road: Vendetta, the base game and Carnage at Devil's Run. */
export const thunderRoad = defineRules<Race, ThunderContent, ThunderView, ThunderEvent>({
  id: 'thunder-road',
  version: 2,
  settings: SETTINGS,
  bundles: BUNDLES,
  tasks: TASKS,
  migrations: MIGRATIONS,
  words,
  gather: gatherFrom(BOXES),
  template: PACKS.template,
  layTable,
  clone,
  view,
  redact,
  imagine,
  scores: g => g.crews.map((_, seat) => (seat === g.winner ? 1 : 0)),
  // TR-RUL-43: there is a winner and nobody else has a place of his own.
  places: g => g.crews.map((_, seat) => (seat === g.winner || g.winner === NOBODY ? 1 : 2)),
  ask,
  describe,
  tell,
  things,
  screen,
  components,
});

export type { Race, ThunderContent, ThunderEvent, ThunderView };
