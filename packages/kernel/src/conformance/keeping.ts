import { type Chance, keyFromSeed } from '../chance.ts';
import type { Taken } from '../deciding.ts';
import { deriveKey } from '../fairness.ts';
import type { Game, Options, Seat } from '../game.ts';
import { toGameFile, writeGameFile } from '../game-file.ts';
import { must } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { KeptTexts } from '../testing.ts';
import { matchOf } from './history.ts';

/** A game to be kept for later versions. */
export interface KeepPlan {
  readonly name: string;
  readonly options: Options;
  /** It is saved in its middle, where this is asked. */
  readonly at: string;
}

/** Who plays it. */
export interface Keeper {
  choose(g: Game, seat: Seat, dice: Chance): number;
}

const MOST_GAMES = 5000;

/** The first of many games in which the question comes up amid it. */
export const keepGame = (
  rules: Rules,
  { name, options, at }: KeepPlan,
  keeper: Keeper,
): KeptTexts & { readonly told: string } => {
  const content = must(rules.content(options));
  for (let n = 0; n < MOST_GAMES; n++) {
    const secret = n.toString(16).padStart(64, '0');
    const g = rules.setup(content, deriveKey(secret, []));
    const dice = { key: keyFromSeed(`${name} ${n}`), drawn: 0 };
    const taken: Taken[] = [];
    const asked: number[] = [];
    for (let [seat] = rules.waitingFor(g); seat !== undefined; [seat] = rules.waitingFor(g)) {
      if (rules.question(g, seat)?.name === at) asked.push(taken.length);
      const choice = keeper.choose(g, seat, dice);
      rules.choose(g, seat, choice);
      taken.push({ seat, choice });
    }
    const middle = asked.find(count => count > taken.length / 4 && count < (taken.length * 3) / 4);
    if (middle === undefined) continue;
    const running = matchOf(rules, content, secret, taken.slice(0, middle));
    return {
      whole: writeGameFile(toGameFile(matchOf(rules, content, secret, taken))),
      running: writeGameFile(toGameFile(running)),
      save: rules.save(running.g),
      told: `${name}: ${taken.length} decisions, saved after ${middle}`,
    };
  }
  throw new Error(`${name}: ${at} is not asked amid ${MOST_GAMES} games`);
};
