import type { Game, Rules, Seat } from '@lastroad/kernel';
import type { ArenaPlan } from './arena/plan.ts';
import type { Played } from './arena/play.ts';
import type { Answer } from './bot.ts';
import type { Hint, HintOptions } from './hint.ts';
import type { BotSpec, LevelSpec } from './levels.ts';
import type { Playable } from './seen.ts';

/** The games a host offers, by their ids. */
export type Registry = Readonly<Record<string, Playable>>;

/** A position, as it travels: the save, and what its content is gathered from. */
export interface Position {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack: unknown;
  readonly save: string;
}

/** A position of a game that is being played, ready to be sent. */
export const positionOf = (rules: Rules, g: Game, pack: unknown = null): Position => ({
  game: rules.id,
  options: g.content.options,
  pack,
  save: rules.save(g),
});

/** What a worker is asked to do. Answers carry the same id. */
export type ToWorker =
  | {
      readonly type: 'think';
      readonly id: number;
      readonly position: Position;
      readonly seat: Seat;
      readonly seed: string;
      readonly bot: LevelSpec;
    }
  | {
      readonly type: 'hint';
      readonly id: number;
      readonly position: Position;
      readonly seat: Seat;
      readonly options: HintOptions;
    }
  | { readonly type: 'play'; readonly id: number; readonly plan: ArenaPlan; readonly game: number }
  /** Answer now with what has been found so far. */
  | { readonly type: 'stop'; readonly id: number };

export type FromWorker =
  /** How far a search has come; sent now and then. */
  | { readonly type: 'thinking'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'thought'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'hinted'; readonly id: number; readonly hints: readonly Hint[] }
  | { readonly type: 'played'; readonly id: number; readonly played: Played }
  | { readonly type: 'failed'; readonly id: number; readonly error: string };

export type { BotSpec };
