import type { Registry as Playables } from '@lastroad/bots';
import type { Insight, Rules } from '@lastroad/kernel';
import { speaker } from '@lastroad/words';
import { UsageError } from './problems.ts';

/** A game as the command line offers it. */
export interface Entry {
  readonly rules: Rules;
  /** What the game tells bots. */
  readonly insight: Insight;
  readonly title: string;
  /** One line for somebody who does not know it. */
  readonly about: string;
}

export interface Registry {
  readonly games: readonly Entry[];
  /** The module the games come from: workers load it again, for rules cannot be sent to them. */
  readonly module: string;
}

/** The same games as bots in workers look for them: a module with `GAMES` exports it as `registry`. */
export const playables = (games: readonly Entry[]): Playables =>
  Object.fromEntries(games.map(({ rules, insight }) => [rules.id, { rules, insight }]));

export const loadRegistry = async (module: string): Promise<Registry> => {
  const { GAMES } = (await import(module)) as { readonly GAMES: readonly Entry[] };
  return { games: GAMES, module };
};

export const findGame = ({ games }: Registry, id: string): Entry | undefined =>
  games.find(({ rules }) => rules.id === id.toLowerCase());

export const gameNamed = (registry: Registry, id: string | undefined): Entry => {
  const found = findGame(registry, id ?? '');
  if (found !== undefined) return found;
  const problem = id === undefined ? 'a GAME is missing' : `there is no game "${id}"`;
  throw new UsageError(`${problem}; choose one of: ${registry.games.map(g => g.rules.id).join(', ')}`);
};

export const sayFor = (rules: Rules) => speaker(rules.words);
