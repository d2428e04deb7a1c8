import type { Migration, SavedFrame } from '@lastroad/kernel';

/** A frame of any task with its notes. */
type Noted = SavedFrame & Record<string, unknown>;

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

/** Steps that are called otherwise, or that come before the one that was next. */
const renameSteps = (frame: SavedFrame): void => {
  if (frame.task === 'endOfRound' && frame.at === 'moveAutoma') frame.at = 'prepare';
  if (frame.task === 'endOfRound' && frame.at === 'foodSlots') frame.at = 'furtherEffects';
  if (frame.task === 'movementTurn' && frame.at === 'close') frame.at = 'afterwards';
};

/** Notes that tasks of version 1 did not take; `path`: the roads that led to what is being resolved. */
const addNotes = (frame: Noted, path: readonly unknown[]): void => {
  switch (frame.task) {
    case 'visitTile':
      delete frame['taken'];
      frame['path'] = [...path];
      break;
    case 'drawItems':
      frame['path'] = [...path];
      break;
    case 'useItem':
      frame['moved'] = false;
      break;
    case 'settleIn':
      frame['recruit'] = -1;
      break;
  }
};

const bringUp = (stack: SavedFrame[]): void => {
  askAboutMines(stack);
  let path: readonly unknown[] = [];
  for (const frame of stack as Noted[]) {
    renameSteps(frame);
    if (frame.task === 'drive' || frame.task === 'layMine') path = frame['path'] as readonly unknown[];
    addNotes(frame, path);
    for (const branch of frame.branches ?? []) bringUp(branch.stack);
  }
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
      bringUp(state['stack'] as SavedFrame[]);
    },
  },
  {
    to: 3,
    name: 'slotsYieldFirst',
    up({ stack }) {
      for (const frame of stack as SavedFrame[])
        if (frame.task === 'endOfRound' && frame.at === 'foodSlots') frame.at = 'furtherEffects';
    },
  },
  // Only rows and rulings have changed, and options say which.
  { to: 4, name: 'secondPrinting', up() {} },
  { to: 5, name: 'storiesHearEverything', up() {} },
];
