import { type BotCheck, type BotTrouble, checkBot, type FaultKind } from '@lastroad/bots/external';
import { whole } from '../args.ts';
import { command } from '../command.ts';
import { gameNamed } from '../registry.ts';
import { JSON_FLAG, SEED_FLAG, settle, TABLE_FLAGS } from '../settle.ts';
import type { Terminal } from '../terminal.ts';
import { count, hang } from '../text.ts';

export const botCheck = command(
  {
    name: 'bot-check',
    summary: 'Check a bot that is a program of its own, and explain what it does wrong',
    operand: { name: 'CMD', many: true },
    flags: {
      game: { type: 'string', value: 'GAME', about: 'the game it plays (toy)' },
      games: { type: 'string', value: 'N', about: 'how many games, each in the next seat (6)' },
      millis: { type: 'string', value: 'M', about: 'longest time for an answer (1000)' },
      option: TABLE_FLAGS.option,
      ...SEED_FLAG,
      ...JSON_FLAG,
    },
    notes: [
      'The bot plays whole games against random bots. At its first fault in a game it is out of that game. Exits 1 if there was any. How to write a bot, and what is said on the pipe: docs/bots.md.',
    ],
  },
  async ({ words, values }, { registry, terminal }) => {
    const { rules, insight } = gameNamed(registry, values.game ?? 'toy');
    const millis = whole(values.millis ?? '1000', '--millis', 1);
    const progress = terminal.progress();
    const check = await checkBot(
      words,
      { rules, insight },
      {
        games: whole(values.games ?? '6', '--games', 1),
        millis,
        options: settle(rules, values).content.options,
        ...(values.seed !== undefined && { seed: values.seed }),
        progress: (done, games) => progress.show(() => `${done} of ${games} games`),
      },
    );
    progress.end();
    if (values.json) terminal.print(JSON.stringify({ game: rules.id, command: words, ...check }));
    else tell(`${words.join(' ')}, ${count(check.games)} games of ${rules.id}`, check, millis, terminal);
    return check.ok ? 0 : 1;
  },
);

const tell = (what: string, check: BotCheck, limit: number, { print, paint, width }: Terminal): void => {
  const { answers, millis, troubles, remarks } = check;
  const verdict = check.ok ? paint.good('sound') : paint.bad('at fault');
  print(
    `${verdict}: ${what}`,
    `  ${count(answers)} answers, ${millis.mean.toFixed(1)} ms each, the slowest ${millis.slowest.toFixed(1)} of ${limit} ms`,
  );
  for (const [kind, [first, ...others]] of byKind(troubles)) {
    const again = others.length === 0 ? '' : `, and in ${others.length} more`;
    print(
      '',
      `${paint.bad(NAMES[kind])} in game ${first.game + 1}, seat ${first.seat + 1}${again}`,
      hang('  ', `The bot ${first.detail}.`, width),
      hang('  ', first.advice, width),
    );
  }
  for (const remark of remarks) print('', hang('  ', `The bot ${remark}.`, width));
};

const NAMES: Readonly<Record<FaultKind, string>> = {
  start: 'It does not start',
  crash: 'It ends too early',
  slow: 'It is too slow',
  garbled: 'It cannot be understood',
  illegal: 'It chooses what is not offered',
};

/** Faults of one kind have one cause as a rule: they are explained once. */
const byKind = (troubles: readonly BotTrouble[]): Map<FaultKind, [BotTrouble, ...BotTrouble[]]> => {
  const kinds = new Map<FaultKind, [BotTrouble, ...BotTrouble[]]>();
  for (const trouble of troubles) {
    const known = kinds.get(trouble.kind);
    if (known === undefined) kinds.set(trouble.kind, [trouble]);
    else known.push(trouble);
  }
  return kinds;
};
