import {
  type Chance,
  type Content,
  deriveKey,
  drawKey,
  type Game,
  keyFromSeed,
  must,
  type Rules,
} from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { seconds } from '../args.ts';
import { command } from '../command.ts';
import { MODULES_FLAG } from '../modules.ts';
import { gameNamed } from '../registry.ts';
import { JSON_FLAG, settle, TABLE_FLAGS } from '../settle.ts';
import { median } from '../statistics.ts';
import { count, table } from '../text.ts';

const WINDOWS = 5;

export const bench = command(
  {
    name: 'bench',
    summary: 'Measure how fast the rules are on one core',
    operand: { name: 'GAME' },
    flags: {
      seconds: { type: 'string', value: 'S', about: 'time for each measurement (2)' },
      ...TABLE_FLAGS,
      ...MODULES_FLAG,
      ...JSON_FLAG,
    },
    notes: [
      `Every figure is the median of ${WINDOWS} windows. Decisions are random play with the options listed each time, setup included; the others are taken over positions spread evenly over random games.`,
    ],
  },
  ({ operand, values }, { registry, terminal }) => {
    const { rules } = gameNamed(registry, operand);
    const window = seconds(values.seconds ?? '2', '--seconds') / WINDOWS;
    const { content } = settle(rules, values);
    const sample = samplePositions(rules, content);
    const progress = terminal.progress();
    const rates: Record<string, number> = {};
    for (const [name, work] of Object.entries(measurements(rules, content, sample))) {
      progress.show(() => `measuring ${name}`);
      rates[name] = perSecond(work, window);
    }
    progress.end();
    const saveBytes = median(sample.map(text => Buffer.byteLength(text)));
    if (values.json) terminal.print(JSON.stringify({ game: rules.id, options: content.options, rates, saveBytes }));
    else {
      const rows = Object.entries(rates).map(([name, rate]) => [`  ${name}`, count(rate).padStart(12), 'a second']);
      terminal.print(`${rules.id} on one core, ${process.version}`);
      terminal.print(...table([...rows, ['  save size', count(saveBytes).padStart(12), 'bytes']]));
    }
    return 0;
  },
);

/**
 * Positions of all stages of the game, as saves. Games that are kept while others are made teach the engine to put copies
 * where only long-lived things belong, which would make every copy slow from then on.
 */
const samplePositions = (rules: Rules, content: Content): string[] => {
  const sample: string[] = [];
  for (let game = 0; game < 8; game++) {
    const start = (): Game => rules.setup(content, deriveKey(`bench ${game}`, []));
    const length = playAtRandom(rules, start(), `bench ${game}`);
    for (let stage = 0; stage < 8; stage++) {
      const g = start();
      playAtRandom(rules, g, `bench ${game}`, Math.floor((length * stage) / 8));
      sample.push(rules.save(g));
    }
  }
  return sample;
};

/** Does one portion of work and says how many things it did. */
type Work = () => number;

/** So often is the same thing done with a position before the next one is loaded. */
const OFTEN = 200;

const measurements = (rules: Rules, content: Content, saves: readonly string[]): Readonly<Record<string, Work>> => {
  const dice: Chance = { key: keyFromSeed('bench'), drawn: 0 };
  let at = 0;
  const nextPosition = (): Game => must(rules.load(saves[at++ % saves.length] ?? '', content));
  const often = (act: (g: Game) => unknown) => (): number => {
    const g = nextPosition();
    for (let n = 0; n < OFTEN; n++) act(g);
    return OFTEN;
  };
  return {
    decisions: () => playAtRandom(rules, rules.setup(content, drawKey(dice)), dice),
    clones: often(g => rules.clone(g)),
    saves: often(g => rules.save(g)),
    loads() {
      nextPosition();
      return 1;
    },
    hashes: often(g => rules.hash(g)),
  };
};

/** The first window only warms up. */
const perSecond = (work: Work, window: number): number => {
  const rates: number[] = [];
  for (let n = 0; n <= WINDOWS; n++) {
    const start = performance.now();
    let done = 0;
    let elapsed = 0;
    while (elapsed < window) {
      done += work();
      elapsed = (performance.now() - start) / 1000;
    }
    if (n > 0) rates.push(done / elapsed);
  }
  return median(rates);
};
