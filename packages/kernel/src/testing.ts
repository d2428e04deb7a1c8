import type { Chance } from './chance.ts';
import { keyFromSeed, uniform } from './chance.ts';
import { offered } from './deciding.ts';
import type { Game, Happening, Seat } from './game.ts';
import { readGameFile, toGameFile, writeGameFile } from './game-file.ts';
import { contentOf, replay, verify } from './replay.ts';
import { must } from './result.ts';
import type { Rules } from './rules.ts';
import { hex, sha256 } from './sha256.ts';
import type { Message, Reason } from './task.ts';

/** One position played by words, for tests that read like the rulebook. */
export interface Hand {
  /** What the asked seat may do, in words. */
  may(seat?: Seat): string[];
  /** Takes choices by their words, one after the other; a wrong word answers with the right ones. */
  play(...labels: readonly string[]): void;
  /** Answers for a certain seat, where several are asked at once. */
  playAs(seat: Seat, ...labels: readonly string[]): void;
  /** The name of the open question, and who is asked. */
  asked(): { readonly name: string | null; readonly seats: readonly Seat[] };
  whyNot(label: string, seat?: Seat): Reason | null;
  /** Everything that happened since the table was laid. */
  readonly events: readonly Happening[];
}

export const handOf = (rules: Rules, g: Game, say: (message: Message) => string): Hand => {
  const events: Happening[] = [];
  g.events = events;
  const first = (): Seat => rules.waitingFor(g)[0] ?? 0;
  const words = (seat: Seat, choice: number): string => say(rules.describe(g, seat, choice));
  const playAs = (seat: Seat, ...labels: readonly string[]): void => {
    for (const label of labels) {
      const choice = rules.parse(g, seat, label, say);
      if (choice === null)
        throw new Error(
          `"${label}" is not one of: ${offered(rules, g, seat)
            .map(c => words(seat, c))
            .join(', ')}`,
        );
      rules.choose(g, seat, choice);
    }
  };
  return {
    events,
    may: (seat = first()) => rules.options(g, seat).map(choice => words(seat, choice)),
    playAs,
    play(...labels) {
      for (const label of labels) playAs(first(), label);
    },
    asked: () => ({ name: rules.question(g, first())?.name ?? null, seats: rules.waitingFor(g) }),
    whyNot(label, seat = first()) {
      const about = rules.question(g, seat)?.about ?? '';
      const thing = rules.things(g, seat, about).find(choice => words(seat, choice) === label);
      if (thing === undefined) throw new Error(`"${label}" names no ${about}`);
      return rules.whyNot(g, seat, thing);
    },
  };
};

/** Plays at random until the game is over or `decisions` are taken; the same seed, the same game. */
export const playAtRandom = (
  rules: Rules,
  g: Game,
  seed: string | number | Chance,
  decisions = Number.POSITIVE_INFINITY,
): number => {
  const dice: Chance = typeof seed === 'object' ? seed : { key: keyFromSeed(seed), drawn: 0 };
  let taken = 0;
  for (let asked = rules.waitingFor(g); asked.length > 0 && taken < decisions; asked = rules.waitingFor(g)) {
    const seat = asked[uniform(dice, asked.length)];
    const options = rules.options(g, seat);
    rules.choose(g, seat, options[uniform(dice, options.length)]);
    taken++;
  }
  return taken;
};

/** Number of leaves of the tree of decisions below a position: any change of the rules shows in it. */
export const perft = (rules: Rules, g: Game, depth: number): number => {
  const asked = rules.waitingFor(g);
  if (depth === 0 || asked.length === 0) return 1;
  let leaves = 0;
  for (const seat of asked) {
    for (const choice of rules.options(g, seat)) {
      const next = rules.clone(g);
      rules.choose(next, seat, choice);
      leaves += perft(rules, next, depth - 1);
    }
  }
  return leaves;
};

/** What was kept of a game by an earlier program. */
export interface KeptTexts {
  /** The file of the whole game, and the one written in its middle. */
  readonly whole: string;
  readonly running: string;
  /** The save from that middle. */
  readonly save: string;
}

/** Changes with any byte of a text: what is kept for ever is sealed by it. */
export const sealOf = (text: string): string => hex(sha256(text).subarray(0, 2));

/** What is wrong with how this program reads what an earlier one kept: it must load, replay, verify and go on for ever. */
export const keptFault = (rules: Rules, { whole, running, save }: KeptTexts): string | null => {
  const file = must(readGameFile(whole));
  const finished = must(verify(rules, file));
  const middle = must(readGameFile(running));
  const replayed = must(replay(rules, middle));
  const loaded = must(rules.load(save, must(contentOf(rules, middle))));
  if (rules.hash(loaded) !== rules.hash(replayed.g)) return 'the save and the file lead to different positions';
  if (finished.decisions[replayed.decisions.length - 1]?.hash !== rules.hash(loaded))
    return 'the position is not one of the whole game';
  // Written anew, the game is one of this version and verifies by all its hashes.
  must(verify(rules, must(readGameFile(writeGameFile(toGameFile(finished))))));
  playAtRandom(rules, loaded, save);
  return null;
};
