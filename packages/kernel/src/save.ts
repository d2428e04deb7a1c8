import type { Content, Game } from './game.ts';
import { atName, hashOf, hashOfSaved, isSaved } from './hash.ts';
import { accept, type Refusal, type Result, refuse } from './result.ts';
import { type Frame, type Tasks, TOGETHER, type Together } from './task.ts';

/** A state as plain JSON: frames name their steps, so that a step may be added above without breaking old games. */
export type SavedState = Record<string, unknown>;

export interface SavedFrame {
  readonly task: string;
  at: string;
  branches?: { readonly seat: number; readonly stack: SavedFrame[]; open?: null }[];
}

/** Carries a state from one version to the next. Named, listed by the game, never edited once released. */
export interface Migration {
  readonly to: number;
  readonly name: string;
  up(state: SavedState, content: Content): void;
}

/** What loading and saving need to know of a game. */
export interface SaveRules {
  readonly id: string;
  readonly version: number;
  readonly tasks: Tasks;
  readonly migrations: readonly Migration[];
}

interface Save {
  readonly lastroad: 'save';
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly hash: string;
  readonly state: SavedState;
}

const savedStack = (tasks: Tasks, stack: readonly Frame[]): unknown[] =>
  stack.map(frame => ({
    ...frame,
    at: atName(tasks, frame),
    ...(frame.task === TOGETHER && {
      branches: (frame as Together).branches.map(b => ({ seat: b.seat, stack: savedStack(tasks, b.stack) })),
    }),
  }));

export const save = (rules: SaveRules, g: Game, hash = hashOf(rules.tasks, g)): string => {
  const state: SavedState = {};
  for (const [field, value] of Object.entries(g)) if (isSaved(field)) state[field] = value;
  state['stack'] = savedStack(rules.tasks, g.stack);
  state['content'] = g.content.hash;
  const whole: Save = { lastroad: 'save', game: rules.id, version: rules.version, content: g.content.id, hash, state };
  return JSON.stringify(whole);
};

/** Reads a save back. Content is a value of its own, kept beside the save; it must be the one the game was set up with. */
export const load = (rules: SaveRules, text: string, content: Content): Result<Game> => {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const { game, version, hash, state } = parsed.value;
  if (game !== rules.id) return refuse('wrong-game', `the save is of "${game}", not of "${rules.id}"`);
  if (!Number.isInteger(version) || version < 1 || version > rules.version) {
    return refuse('unknown-version', `the save has version ${version}; this program reads 1 to ${rules.version}`);
  }
  // Content of an earlier version had another name; whoever gathered it now said for which version.
  if (version === rules.version && state['content'] !== content.hash) {
    return refuse(
      'wrong-content',
      `the save was made with ${parsed.value.content} (${String(state['content'])}), not with ${content.id} (${content.hash})`,
    );
  }
  const found = hashOfSaved(state, state['key'] as number[]);
  if (found !== hash) return refuse('wrong-hash', `the save says ${hash}, its state gives ${found}`);

  for (const migration of rules.migrations) if (migration.to > version) migration.up(state, content);
  const lost = nameToNumber(rules.tasks, state['stack'] as SavedFrame[]);
  if (lost !== null) return lost;
  return accept({ ...state, content, events: null, draws: null, open: null } as unknown as Game);
};

const parseSave = (text: string): Result<Save> => {
  let save: Partial<Save> | null;
  try {
    save = JSON.parse(text) as Partial<Save> | null;
  } catch (error) {
    return refuse('damaged', `the save is not whole: ${(error as Error).message}`);
  }
  if (typeof save !== 'object' || save === null || save.lastroad !== 'save')
    return refuse('damaged', 'this is not a save of Lastroad');
  const { state } = save;
  const sound =
    typeof state === 'object' &&
    state !== null &&
    Array.isArray(state['stack']) &&
    Array.isArray(state['key']) &&
    state['key'].length === 8;
  return sound ? accept(save as Save) : refuse('damaged', 'the save has no complete state');
};

/** Turns step names back into numbers, in place. */
const nameToNumber = (tasks: Tasks, stack: readonly SavedFrame[]): Refusal | null => {
  for (const frame of stack) {
    let at = 0;
    if (frame.task === TOGETHER) {
      for (const branch of frame.branches ?? []) {
        branch.open = null;
        const lost = nameToNumber(tasks, branch.stack);
        if (lost !== null) return lost;
      }
    } else {
      const names = tasks[frame.task]?.stepNames;
      if (names === undefined)
        return refuse('unknown-step', `the save is in the middle of an unknown task "${frame.task}"`);
      at = frame.at === 'end' ? names.length : names.indexOf(frame.at);
      if (at < 0) return refuse('unknown-step', `the save is at an unknown step "${frame.task}.${frame.at}"`);
    }
    (frame as unknown as Frame).at = at;
  }
  return null;
};
