import { defineRules } from '@lastroad/kernel';
import { words } from '../words/en/index.ts';
import { meant } from './begun.ts';
import { clone } from './clone.ts';
import { gatherContent } from './content/gather.ts';
import { PACKS } from './content/tables.ts';
import type { AuroraEvent } from './events.ts';
import { MIGRATIONS } from './migrations.ts';
import { boxesAt, TASKS } from './modules/index.ts';
import { newTable } from './new-table.ts';
import { game } from './rules/game.ts';
import { places, scores } from './rules/scoring.ts';
import { BUNDLES } from './settings.ts';
import { type Aurora, type AuroraContent, SETTINGS } from './state.ts';
import { components } from './view/components.ts';
import { ask, describeIn } from './view/describe.ts';
import { imagine, redact } from './view/imagine.ts';
import { screen } from './view/screen.ts';
import { tell } from './view/tell.ts';
import { things } from './view/things.ts';
import { type AuroraView, view } from './view/view.ts';

/** Last Aurora: the base game for one to four, both maps, mines, and the Automa as the rival of one alone. */
export const lastAurora = defineRules<Aurora, AuroraContent, AuroraView, AuroraEvent>({
  id: 'last-aurora',
  version: 5,
  meant,
  settings: SETTINGS,
  bundles: BUNDLES,
  tasks: TASKS,
  migrations: MIGRATIONS,
  words,
  gather: (options, pack, seal) => gatherContent(options, pack, seal, boxesAt),
  template: PACKS.template,
  layTable: (content, key) => newTable(content, key, game()),
  clone,
  view,
  redact,
  imagine,
  scores,
  places,
  ask,
  describe: describeIn(words),
  tell,
  things,
  screen,
  components,
});

export type { Aurora, AuroraContent, AuroraEvent, AuroraView };
