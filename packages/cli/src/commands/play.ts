import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { openPool } from '@lastroad/bots/node';
import { type Context, command } from '../command.ts';
import { isForeign } from '../files.ts';
import { toType } from '../hints.ts';
import { leftAway, MODULES_FLAG } from '../modules.ts';
import { greet } from '../play/greeting.ts';
import { type HotSeat, keepAs, seatCount } from '../play/hot-seat.ts';
import { holdsGame, layTable, openTable, type PlayValues } from '../play/open.ts';
import { showResult } from '../play/screen.ts';
import { type Ending, playOn } from '../play/session.ts';
import { SEED_FLAG, TABLE_FLAGS } from '../settle.ts';
import type { Lines, Terminal } from '../terminal.ts';

export const play = command(
  {
    name: 'play',
    summary: 'Play a game in the terminal, against bots or with others at the same keyboard',
    operand: { name: 'GAME', optional: true },
    flags: {
      seats: { type: 'string', value: 'N', about: 'how many seats the table has' },
      bots: {
        type: 'string',
        value: 'LIST',
        about:
          'who is a bot: search, or 2,3, or 2=greedy,3=search:500, or all=search, or none; left out, greedy in all seats but the first',
      },
      file: { type: 'string', value: 'FILE', about: 'keep the game in this file; if it is there, go on with it' },
      ...TABLE_FLAGS,
      ...MODULES_FLAG,
      ...SEED_FLAG,
    },
    notes: [
      'Bots are random, greedy, search, search:500 (iterations for each decision) or search:200ms.',
      'Without a GAME it asks what you want to play. At the table, "help" lists what you can say.',
    ],
  },
  async ({ operand, values }, context) => {
    const { terminal } = context;
    const lines = terminal.lines();
    try {
      const hotSeat = await tableFor(operand, values, lines, context);
      if (hotSeat === null) terminal.print('Goodbye.');
      else await sitDown(hotSeat, values.modules, lines, context);
    } finally {
      lines.close();
    }
    return 0;
  },
);

const tableFor = async (
  game: string | undefined,
  values: PlayValues,
  lines: Lines,
  context: Context,
): Promise<HotSeat | null> => {
  if (game !== undefined || holdsGame(values)) return openTable(game, values, context);
  const wish = await greet(context.registry, lines, context.terminal);
  if (wish === null) return null;
  const bots = Array.from({ length: Number(wish.seats) - wish.people }, (_, i) => `${wish.people + 1 + i}=${wish.bot}`);
  return layTable(wish.entry, { seats: wish.seats, bots: bots.join(',') || 'none', ...values });
};

const sitDown = async (
  hotSeat: HotSeat,
  modules: string | undefined,
  lines: Lines,
  { registry, terminal }: Context,
): Promise<void> => {
  if (hotSeat.file !== null) keepAs(hotSeat, hotSeat.file);
  opening(hotSeat, modules, terminal);
  const pool = openPool({ registry: registry.module, size: 1 });
  try {
    const ending = await playOn({ hotSeat, lines, terminal, pool });
    if (ending === 'over') showResult(hotSeat, terminal);
    await partWith(hotSeat, ending, lines, terminal);
  } finally {
    await pool.close();
  }
};

const opening = (hotSeat: HotSeat, modules: string | undefined, { print, paint }: Terminal): void => {
  const { rules, say, match, bots } = hotSeat;
  const { seats: _seats, ...options } = match.g.content.options;
  const missing = modules === undefined ? [] : leftAway(rules, modules, match.g.content.options);
  const settings = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  const taken = match.decisions.length;
  const levels = [...new Set([...bots.values()].map(({ name }) => name))].join(', ');
  const botWords = `${bots.size} of them bots${levels && ` (${levels})`}`;
  print('', `${paint.bold(rules.id)} for ${seatCount(hotSeat)}, ${botWords}. ${settings.join(' ')}`);
  for (const name of missing) print(`Without ${name}. ${say({ key: `option.${name}.needs` })}`);
  if (taken > 0) print(`Taken up again after ${taken} decisions.`);
  print(paint.faint('Type a number or words to choose; "help" lists what else you can say.'));
};

/** In the reader's own folder, named after the game's commitment, so that no two games get the same. */
const proposedFile = ({ rules, match }: HotSeat): string =>
  join(homedir(), '.lastroad', `${rules.id}-${match.fairness.commitment.slice(0, 8)}.json`);

/** Nothing is lost without being asked for: the game stands in its file, or one is offered. */
const partWith = async (hotSeat: HotSeat, ending: Ending, lines: Lines, terminal: Terminal): Promise<void> => {
  const { print } = terminal;
  if (hotSeat.file === null && hotSeat.match.decisions.length > 0 && terminal.live) {
    const path = proposedFile(hotSeat);
    const line = ending === 'input-ended' ? '' : await lines.next(`Keep the game in ${path}? [Y/n] `);
    if (!/^n/i.test(line?.trim() ?? '') && !isForeign(path, hotSeat.match.fairness.commitment)) {
      mkdirSync(dirname(path), { recursive: true });
      keepAs(hotSeat, path);
      hotSeat.file = path;
    }
  }
  if (hotSeat.file === null) print(ending === 'over' ? 'The game was not kept; --file FILE keeps one.' : NOT_KEPT);
  else if (ending === 'over')
    print(`The game is in ${hotSeat.file}. Look at it again:`, `  ${toType('replay', hotSeat.file)}`);
  else print(`The game is in ${hotSeat.file}. Go on with it:`, `  ${toType('play', '--file', hotSeat.file)}`);
};

const NOT_KEPT = 'Goodbye. The game was not kept; next time, --file FILE keeps it after every decision.';
