import type { Command } from '../command.ts';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { botCheck } from './bot-check.ts';
import { fuzz } from './fuzz.ts';
import { inspect } from './inspect.ts';
import { lab } from './lab.ts';
import { pack } from './pack.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** In the order in which the help lists them: first for players, then for those who look under the bonnet. */
export const COMMANDS: readonly Command[] = [
  play,
  serve,
  replay,
  verify,
  pack,
  arena,
  lab,
  botCheck,
  simulate,
  fuzz,
  perft,
  inspect,
  bench,
  backup,
  restore,
  admin,
];
