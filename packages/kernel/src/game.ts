import type { Chance, Key, Script } from './chance.ts';
import type { Branch, Frame, Together } from './task.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks on without a seat. */
export const SPECTATOR: Seat = -1;

export type SettingValue = string | number | boolean;
export type Options = Readonly<Record<string, SettingValue>>;

/** All that is fixed when a game is set up: options, cards, maps, dice. Shared by every clone, saved as id and hash. */
export interface Content {
  readonly id: string;
  readonly hash: string;
  readonly options: Options;
}

/** Something that happened, in the past tense, for the log and the animations. Rules never read it. */
export interface Happening {
  readonly type: string;
}

/** One use of chance, for whoever wants to check it. */
export interface Draw {
  readonly purpose: string;
  readonly of: number;
  readonly result: number | readonly number[];
}

/** The part of a game's state that the kernel keeps. Games add their own fields; everything is plain data. */
export interface Game<C extends Content = Content, E extends Happening = Happening> extends Chance {
  readonly content: C;
  readonly stack: Frame[];
  /** How often something hidden was shown to somebody. */
  revealed: number;
  /** Prepared results of chance, for tests. */
  script: Script | null;
  /** `null` while nobody listens; never saved. */
  events: E[] | null;
  draws: Draw[] | null;
  /** Options of the single open question, kept from when it was reached; never saved. */
  open: readonly number[] | null;
}

/** Nothing is left to be resolved. */
export const isOver = ({ stack }: Game): boolean => stack.length === 0;

export const newGame = <C extends Content>(content: C, key: Key, first: Frame): Game<C, never> => ({
  content,
  stack: [first],
  key,
  drawn: 0,
  revealed: 0,
  script: null,
  events: null,
  draws: null,
  open: null,
});

/** The kernel's part of a clone; nobody listens to it yet. A game's own `clone` adds its fields. */
export const cloneGame = <C extends Content>(g: Game<C>): Game<C, never> => ({
  content: g.content,
  stack: cloneStack(g.stack),
  key: g.key,
  drawn: g.drawn,
  revealed: g.revealed,
  script: g.script,
  events: null,
  draws: null,
  open: g.open,
});

const cloneStack = (stack: readonly Frame[]): Frame[] => {
  const copy: Frame[] = [];
  for (let i = 0; i < stack.length; i++) copy.push(cloneFrame(stack[i]));
  return copy;
};

/** Notes in frames are numbers, strings, booleans, `null` and flat arrays of them. */
const cloneFrame = (frame: Frame): Frame => {
  const copy = { ...frame } as Frame & Record<string, unknown>;
  for (const name in copy) {
    const note = copy[name];
    if (typeof note === 'object' && note !== null) {
      copy[name] = name === 'branches' ? cloneBranches(frame as Together) : (note as unknown[]).slice();
    }
  }
  return copy;
};

const cloneBranches = (frame: Together): Branch[] => {
  const copy: Branch[] = [];
  for (const branch of frame.branches) {
    copy.push({ seat: branch.seat, stack: cloneStack(branch.stack), open: branch.open });
  }
  return copy;
};

/** Says that somebody has been shown what was hidden: nothing before this can be undone. */
export const reveal = (g: Game): void => {
  g.revealed++;
};

/** As long as this number stays the same, no secret has come out and no chance was used. */
export const barrier = (g: Game): number => g.drawn + g.revealed;
