import type { ArenaPlan, ArenaState } from '@lastroad/bots/arena';
import { runArenaOnCores } from '@lastroad/bots/node';
import type { Context } from '../command.ts';
import { count, duration } from '../text.ts';

/** What a shell reports of a program that was interrupted. */
export const INTERRUPTED = 130;

/** Launchers pass Ctrl-C on, so that it arrives twice; within this time it is one. */
const SAME_PRESS = 500;

/** Plays the games of a plan on all cores, until they are played or somebody presses Ctrl-C. */
export const runPlan = async (
  plan: ArenaPlan,
  file: string | undefined,
  { registry, terminal }: Context,
): Promise<ArenaState> => {
  const progress = terminal.progress();
  const interruption = hearInterruption(() => {
    progress.end();
    process.stderr.write('Waiting for the games under way; press Ctrl-C again to leave without them.\n');
  });
  const start = performance.now();
  let before: number | null = null;
  try {
    return await runArenaOnCores(plan, {
      registry: registry.module,
      ...(file !== undefined && { file }),
      progress(done, games) {
        before ??= done - 1;
        const rate = ((done - before) * 1000) / (performance.now() - start);
        progress.show(() => underWay(done, games, rate));
      },
      pause: interruption.isHeard,
    });
  } finally {
    interruption.end();
    progress.end();
  }
};

const underWay = (done: number, games: number, rate: number): string =>
  `${count(done)} of ${count(games)} games, ${rate.toFixed(1)} games/s, ${duration((games - done) / rate)} left`;

interface Interruption {
  isHeard(): boolean;
  end(): void;
}

const hearInterruption = (heard: () => void): Interruption => {
  let at = Number.POSITIVE_INFINITY;
  const hear = (): void => {
    if (performance.now() - at > SAME_PRESS) process.exit(INTERRUPTED);
    if (at < Number.POSITIVE_INFINITY) return;
    at = performance.now();
    heard();
  };
  process.on('SIGINT', hear);
  return {
    isHeard: () => at < Number.POSITIVE_INFINITY,
    end: () => void process.off('SIGINT', hear),
  };
};
