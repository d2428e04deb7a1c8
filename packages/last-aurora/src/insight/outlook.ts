import type { Aurora } from '../state.ts';
import { likely } from './odds.ts';

/** How the game may end. */
export interface Outlook {
  /** How likely somebody reaches the Aurora. */
  reached: number;
  /** Rounds after this one. */
  rounds: number;
}

export const outlook: Outlook = { reached: 0, rounds: 0 };

export const clearOutlook = (g: Aurora): void => {
  outlook.reached = 0;
  outlook.rounds = lastDock(g) - g.dock;
};

const lastDock = (g: Aurora): number => g.content.map.docks[0].length - 1;

/** Takes one convoy into account: where it will be in the last round, and whether the Aurora is there or before. */
export const considerConvoy = (g: Aurora, rank: number, now: number, all: number): void => {
  const docks = g.content.map.docks[g.red ? 1 : 0];
  const { nodes } = g.content.map;
  const most = lastDock(g) - g.dock;
  const dock = nodes[docks[g.dock]].rank;
  const end = nodes[docks[lastDock(g)]].rank;
  const margin = rank + all - end;
  const spread = 0.35 + 0.7 * Math.sqrt(most + (now > 0 ? 1 : 0));
  outlook.reached = 1 - (1 - outlook.reached) * (1 - likely(margin / spread));
  // How many rounds it takes: what it lacks after this round is made up at its pace, while the Aurora moves on.
  const lacks = dock - rank - now;
  if (lacks <= 0) outlook.rounds = 0;
  else if (most > 0) {
    const gains = Math.max(0.1, (all - now) / most - (end - dock) / most);
    outlook.rounds = Math.min(outlook.rounds, lacks / gains);
  }
};
