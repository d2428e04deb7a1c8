import type { Migration, SavedFrame } from '@lastroad/kernel';

/** The question where to lay a mine, which was a step of `drive`, has a task of its own. */
const askAboutMines = (stack: SavedFrame[]): void => {
  for (const [i, frame] of stack.entries()) {
    if (frame.task !== 'drive' || frame.at !== 'chooseMineRoad') continue;
    const { seat, path } = frame as SavedFrame & { seat: number; path: readonly number[] };
    const isAsked = i === stack.length - 1;
    frame.at = isAsked ? 'end' : 'arrive';
    if (isAsked) stack.push({ task: 'layMine', at: 'chooseRoad', seat, path: [...path] } as SavedFrame);
  }
};

/** Steps that are called otherwise. */
const renameSteps = (stack: SavedFrame[]): void => {
  for (const frame of stack) if (frame.task === 'endOfRound' && frame.at === 'moveAutoma') frame.at = 'prepare';
};

/** States of version 1 knew mines at every table. */
export const MIGRATIONS: readonly Migration[] = [
  {
    to: 2,
    name: 'minesAndAutomaAreModules',
    up(state, { options }) {
      const { mines: roads, mineOwners: owners } = state;
      state['mines'] = options['mineVariant'] === 'on' ? { roads, owners } : null;
      delete state['mineOwners'];
      askAboutMines(state['stack'] as SavedFrame[]);
      renameSteps(state['stack'] as SavedFrame[]);
    },
  },
];
