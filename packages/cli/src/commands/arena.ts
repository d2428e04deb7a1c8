import { type ArenaPlan, type ArenaState, renderArena, resultOf, tellArena } from '@lastroad/bots/arena';
import { ARENA_FLAGS, ARENA_NOTES, planFor } from '../arena/plan.ts';
import { INTERRUPTED, runPlan } from '../arena/run.ts';
import { command } from '../command.ts';
import { writeWhole } from '../files.ts';
import { toType } from '../hints.ts';
import type { Terminal } from '../terminal.ts';
import { count } from '../text.ts';

export const arena = command(
  {
    name: 'arena',
    summary: 'Let bots play each other and measure how strong they are',
    operand: { name: 'GAME', optional: true },
    flags: { ...ARENA_FLAGS, svg: { type: 'string', value: 'FILE', about: 'draw the shares of games won there' } },
    notes: [
      ...ARENA_NOTES,
      'Left out, greedy meets random. Shares and scores come with intervals that hold 19 times out of 20, skills are by OpenSkill. Decisions and iterations a second are those of one core, by the time its processor worked.',
    ],
  },
  async ({ operand, values }, context) => {
    const { terminal } = context;
    const plan = planFor(context.registry, operand, values, 'greedy,random');
    const state = await runPlan(plan, values.file, context);
    const result = resultOf(state);
    if (values.svg !== undefined) writeWhole(values.svg, renderArena(result));
    if (values.json) terminal.print(JSON.stringify(result));
    else {
      terminal.print(heading(state), '', ...tellArena(result));
      if (values.svg !== undefined) terminal.print('', `The plot is in ${values.svg}.`);
      tellRest(plan, state, values.file, terminal);
    }
    return state.records.length < plan.games ? INTERRUPTED : 0;
  },
);

const heading = ({ plan, records }: ArenaState): string =>
  `${count(records.length)} games of ${plan.game}, ${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}, seed ${plan.seed}`;

/** How to go on with games that were left. */
export const tellRest = (
  plan: ArenaPlan,
  { records }: ArenaState,
  file: string | undefined,
  { print }: Terminal,
  name = 'arena',
): void => {
  const left = plan.games - records.length;
  if (left <= 0) return;
  print('', `${count(left)} games are left.`);
  if (file !== undefined) print(`Go on with them: ${toType(name, '--file', file)}`);
};
