import type { ArenaPlan } from './plan.ts';
import type { Effort, GameRecord, Played } from './play.ts';

/** How far an arena has come. Plain data: written down after each batch, it can be taken up again. */
export interface ArenaState {
  readonly plan: ArenaPlan;
  /** In the order of their numbers. */
  readonly records: readonly GameRecord[];
  /** For each bot. */
  readonly efforts: readonly Effort[];
}

export interface ArenaRun {
  /** Plays one game of the plan. */
  play(game: number): Promise<Played>;
  /** How many games are played at the same time. */
  readonly abreast: number;
  /** What was played before. */
  readonly resume?: ArenaState | null;
  /** Keeps the state after each batch. */
  save?(state: ArenaState): void | Promise<void>;
  progress?(done: number, games: number): void;
  /** Asked before each game: whether to leave the rest for another time. Games under way are still played to their end. */
  pause?(): boolean;
}

export const newArena = (plan: ArenaPlan): ArenaState => ({
  plan,
  records: [],
  efforts: plan.bots.map(() => ({ decisions: 0, iterations: 0, millis: 0 })),
});

/** Whether two plans have the same games, as far as both go. */
export const samePlan = (a: ArenaPlan, b: ArenaPlan): boolean =>
  JSON.stringify({ ...a, games: 0, batch: 0 }) === JSON.stringify({ ...b, games: 0, batch: 0 });

/** Plays the games of a plan that have not been played yet, batch by batch. A plan may have grown since. */
export const runArena = async (plan: ArenaPlan, run: ArenaRun): Promise<ArenaState> => {
  const before = run.resume ?? newArena(plan);
  if (!samePlan(before.plan, plan)) throw new Error('the games kept were played by another plan');
  let state = { ...before, plan };
  while (state.records.length < plan.games && !run.pause?.()) {
    state = await playBatch(state, run);
    await run.save?.(state);
  }
  return state;
};

const playBatch = async (state: ArenaState, run: ArenaRun): Promise<ArenaState> => {
  const { plan } = state;
  const from = state.records.length;
  const size = Math.min(plan.batch, plan.games - from);
  const played: Played[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < size && !run.pause?.()) {
      const mine = next++;
      played[mine] = await run.play(from + mine);
      run.progress?.(from + ++done, plan.games);
    }
  };
  await Promise.all(Array.from({ length: Math.min(run.abreast, size) }, work));
  return {
    plan,
    records: [...state.records, ...played.map(({ record }) => record)],
    efforts: state.efforts.map((before, bot) => played.reduce((sum, one) => add(sum, one.efforts[bot]), before)),
  };
};

const add = (a: Effort, b: Effort): Effort => ({
  decisions: a.decisions + b.decisions,
  iterations: a.iterations + b.iterations,
  millis: a.millis + b.millis,
});
