import { type Match, type Result, refuse, toGameFile } from '@lastroad/kernel';
import { ChangedElsewhere, type KeptGame } from '../store/kept-game.ts';

/** Everything that changes with a decision, so that one which could not be kept can be taken out again. */
const copyOf = ({ g, decisions, happened, past, undone }: Match) => ({
  g,
  decisions: decisions.slice(),
  happened: happened.slice(),
  past: past.slice(),
  undone: undone.slice(),
});

const putBack = (match: Match, copy: ReturnType<typeof copyOf>): void => {
  match.g = copy.g;
  match.decisions.splice(0, match.decisions.length, ...copy.decisions);
  match.happened.splice(0, match.happened.length, ...copy.happened);
  match.past.splice(0, match.past.length, ...copy.past);
  match.undone.splice(0, match.undone.length, ...copy.undone);
};

export interface Keeper {
  keep(game: KeptGame, after: number): Promise<void>;
  now(): number;
}

/** Changes a match and keeps it. What could not be kept did not happen. */
export const keeperOf =
  (match: Match, kept: KeptGame, keeper: Keeper) =>
  async <T>(act: () => Result<T>): Promise<Result<T>> => {
    const before = copyOf(match);
    const done = act();
    if (!done.ok) return done;
    const file = toGameFile(match, { names: kept.seats.map(seat => seat.name), notes: kept.file.notes });
    const game = { ...kept, file, save: match.rules.save(match.g), changed: keeper.now() };
    try {
      await keeper.keep(game, before.decisions.length);
      return done;
    } catch (error) {
      putBack(match, before);
      if (error instanceof ChangedElsewhere) return refuse('old-question', 'changed-elsewhere');
      return refuse('damaged', `not-kept: ${(error as Error).message}`);
    }
  };
