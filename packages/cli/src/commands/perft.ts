import { deriveKey, type Game } from '@lastroad/kernel';
import { perft as leavesBelow, playAtRandom } from '@lastroad/kernel/testing';
import { whole } from '../args.ts';
import { command } from '../command.ts';
import { MODULES_FLAG } from '../modules.ts';
import { UsageError } from '../problems.ts';
import { gameNamed } from '../registry.ts';
import { JSON_FLAG, settle, TABLE_FLAGS } from '../settle.ts';
import { count } from '../text.ts';

export const perft = command(
  {
    name: 'perft',
    summary: 'Count the leaves of the tree of decisions: any change of the rules shows in it',
    operand: { name: 'GAME' },
    flags: {
      depth: { type: 'string', value: 'D', about: 'how many decisions deep, at most (3)' },
      decisions: { type: 'string', value: 'K', about: 'play so many random decisions first (0)' },
      seed: { type: 'string', value: 'S', about: 'which game (1)' },
      ...TABLE_FLAGS,
      ...MODULES_FLAG,
      ...JSON_FLAG,
    },
  },
  ({ operand, values }, { registry, terminal }) => {
    const { rules } = gameNamed(registry, operand);
    const deepest = whole(values.depth ?? '3', '--depth', 1, 30);
    const decisions = whole(values.decisions ?? '0', '--decisions', 0);
    const seed = values.seed ?? '1';
    const { content } = settle(rules, values, {}, seed);
    const g: Game = rules.setup(content, deriveKey(seed, []));
    const taken = playAtRandom(rules, g, seed, decisions);
    if (taken < decisions) throw new UsageError(`the game is over after ${taken} decisions; --decisions must be less`);

    const counted: { depth: number; leaves: number; seconds: number }[] = [];
    if (!values.json) terminal.print(`${rules.id}, seed ${seed}, after ${taken} decisions`);
    for (let depth = 1; depth <= deepest; depth++) {
      const start = performance.now();
      const leaves = leavesBelow(rules, g, depth);
      const seconds = (performance.now() - start) / 1000;
      counted.push({ depth, leaves, seconds });
      if (!values.json)
        terminal.print(`  depth ${depth}   ${count(leaves).padStart(15)} leaves   ${seconds.toFixed(3)} s`);
    }
    if (values.json) {
      const { options } = content;
      terminal.print(JSON.stringify({ game: rules.id, options, seed, decisions: taken, hash: rules.hash(g), counted }));
    }
    return 0;
  },
);
