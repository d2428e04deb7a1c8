import { type Flags, type Given, parse, type Spec } from './args.ts';
import type { Registry } from './registry.ts';
import type { Terminal } from './terminal.ts';

export interface Context {
  readonly registry: Registry;
  readonly terminal: Terminal;
}

export interface Command {
  readonly spec: Spec;
  /** Returns the exit code. */
  run(argv: readonly string[], context: Context): Promise<number>;
}

export const command = <F extends Flags>(
  spec: Spec<F>,
  run: (given: Given<F>, context: Context) => number | Promise<number>,
): Command => ({ spec, run: async (argv, context) => run(parse(spec, argv), context) });
