import { findingsOf, renderLab } from '@lastroad/bots/lab';
import { ARENA_FLAGS, ARENA_NOTES, planFor } from '../arena/plan.ts';
import { INTERRUPTED, runPlan } from '../arena/run.ts';
import { command } from '../command.ts';
import { writeWhole } from '../files.ts';
import { count } from '../text.ts';
import { tellRest } from './arena.ts';

export const lab = command(
  {
    name: 'lab',
    summary: 'Let bots play, and report what seats, cards and tiles are worth, as a page',
    operand: { name: 'GAME', optional: true },
    flags: { ...ARENA_FLAGS, out: { type: 'string', value: 'FILE', about: 'the page (lab.html)' } },
    notes: [
      ...ARENA_NOTES,
      'Left out, greedy plays against itself. The page opens without a network. A FILE of "lastroad arena" can be reported on too.',
    ],
  },
  async ({ operand, values }, context) => {
    const { terminal } = context;
    const plan = planFor(context.registry, operand, values, 'greedy');
    const state = await runPlan(plan, values.file, context);
    const found = findingsOf(state);
    const page = values.out ?? 'lab.html';
    writeWhole(page, renderLab(found));
    if (values.json) terminal.print(JSON.stringify(found));
    else {
      terminal.print(`The report on ${count(found.games)} games of ${plan.game} is in ${page}.`);
      tellRest(plan, state, values.file, terminal, 'lab');
    }
    return found.games < plan.games ? INTERRUPTED : 0;
  },
);
