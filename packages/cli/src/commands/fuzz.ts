import { availableParallelism } from 'node:os';
import { type Rules, type SettingValue, writeGameFile } from '@lastroad/kernel';
import type { Fault, Report } from '@lastroad/kernel/conformance';
import { pairs, whole } from '../args.ts';
import { command } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Order } from '../fuzz/batch.ts';
import { examineAll } from '../fuzz/pool.ts';
import { toType } from '../hints.ts';
import { MODULES_FLAG, readModules, tookPart } from '../modules.ts';
import { UsageError } from '../problems.ts';
import { gameNamed } from '../registry.ts';
import { JSON_FLAG, randomSeed, SEED_FLAG, TABLE_FLAGS } from '../settle.ts';
import type { Terminal } from '../terminal.ts';
import { count, either } from '../text.ts';

export const fuzz = command(
  {
    name: 'fuzz',
    summary: 'Play random games with random options and look for faults in the rules',
    operand: { name: 'GAME' },
    flags: {
      games: { type: 'string', value: 'N', about: 'how many games (1000)' },
      ...SEED_FLAG,
      option: { ...TABLE_FLAGS.option, about: 'fix an option of the game; all others are random' },
      ...MODULES_FLAG,
      thorough: { type: 'string', value: 'K', about: 'examine one decision in K, and one game in K, thoroughly (500)' },
      workers: { type: 'string', value: 'W', about: 'how many cores to use (all)' },
      ...JSON_FLAG,
    },
    notes: [
      'Exits 1 if a fault was found; the game that shows it is written into the current folder. The result for a seed does not depend on the number of workers.',
    ],
  },
  async ({ operand, values }, { registry, terminal }) => {
    const { rules } = gameNamed(registry, operand);
    const order: Order = {
      module: registry.module,
      game: rules.id,
      games: whole(values.games ?? '1000', '--games', 1),
      seed: values.seed ?? randomSeed(),
      options: fixedOptions(rules, values.option ?? []),
      modules: readModules(rules, values.modules ?? 'random'),
      thorough: whole(values.thorough ?? '500', '--thorough', 1),
    };
    const workers = whole(values.workers ?? String(availableParallelism()), '--workers', 1, 256);
    const start = performance.now();
    const report = await examine(order, workers, terminal);
    const file = keep(rules.id, report.fault);
    const { games, seed } = order;
    if (values.json) terminal.print(JSON.stringify({ game: rules.id, asked: games, seed, ...withFile(report, file) }));
    else tell(order, report, file, (performance.now() - start) / 1000, terminal);
    return report.fault === null ? 0 : 1;
  },
);

const fixedOptions = (rules: Rules, texts: readonly string[]): Readonly<Record<string, SettingValue>> => {
  const fixed: Record<string, SettingValue> = {};
  for (const [name, text] of Object.entries(pairs(texts, '--option'))) {
    const setting = rules.settings.find(setting => setting.name === name);
    if (setting === undefined)
      throw new UsageError(`there is no option "${name}"; there are ${rules.settings.map(s => s.name).join(', ')}`);
    const value = setting.values.find(value => String(value) === text);
    if (value === undefined)
      throw new UsageError(`${name} is "${text}"; it may be ${either(setting.values.map(String))}`);
    fixed[name] = value;
  }
  return fixed;
};

const examine = async (order: Order, workers: number, terminal: Terminal): Promise<Report> => {
  const progress = terminal.progress();
  try {
    return await examineAll(order, workers, (games, decisions) => {
      progress.show(
        () => `${count(games)} of ${count(order.games)} games, ${count(decisions)} decisions, no fault so far`,
      );
    });
  } finally {
    progress.end();
  }
};

/** Writes the game that shows a fault; where. */
const keep = (game: string, fault: Fault | null): string | null => {
  if (fault === null || fault.file === null) return null;
  const path = `fuzz-${game}-${fault.seed.replace(/[^\w.]+/g, '-')}.json`;
  writeWhole(path, writeGameFile(fault.file));
  return path;
};

const withFile = (report: Report, file: string | null) => ({
  ...report,
  fault: report.fault && { ...report.fault, file },
});

const tell = (order: Order, report: Report, file: string | null, seconds: number, { print, paint }: Terminal): void => {
  const { games, decisions, longest, modules, fault } = report;
  if (fault === null) {
    print(`${paint.good('no fault')} in ${count(games)} games of ${order.game}, seed ${order.seed}`);
    print(`  ${count(decisions)} decisions, ${count(longest)} in the longest game, ${seconds.toFixed(1)} s`);
    print(...tookPart(modules));
    return;
  }
  print(
    `${paint.bad('FAULT')} in ${order.game} after ${count(games)} sound games`,
    `  check      ${fault.check}`,
    `  detail     ${fault.detail.replaceAll('\n', '\n             ')}`,
    `  seed       ${fault.seed}, decision ${fault.decision + 1}`,
    `  options    ${Object.entries(fault.options)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(' ')}`,
    '',
    ...(file === null
      ? [`The game cannot be played up to there; "${toType('fuzz', order.game, '--seed', order.seed)}" finds it again.`]
      : [
          `The game is in ${file}. Look at it with`,
          `  ${toType('replay', file, '--all')}`,
          `  ${toType('inspect', file)}`,
        ]),
  );
};
