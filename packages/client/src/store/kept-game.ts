import type { GameFile } from '@lastroad/kernel';
import type { SeatPlan } from '../table/table.ts';

/** A game as it is kept in this browser. */
export interface KeptGame {
  readonly id: string;
  /** How it came to be where it is. */
  readonly file: GameFile;
  /** Where it is: stays loadable when the rules change and the file can no longer be played again. */
  readonly save: string;
  readonly seats: readonly SeatPlan[];
  /** Whether the screen hides secrets while it is passed from one person to another. */
  readonly hidesSecrets: boolean;
  readonly created: number;
  readonly changed: number;
}

/** Keeps games. A game changed by somebody else since it was read is not written over. */
export interface GameStore {
  get(id: string): Promise<KeptGame | undefined>;
  /** Newest first. */
  all(): Promise<KeptGame[]>;
  /** Done only when it is safe. `after`: how many decisions the kept game has had; `null`: there is none yet. */
  keep(game: KeptGame, after: number | null): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The game was changed meanwhile: at another tab, or it was deleted. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}
