import {
  type Content,
  contentDrawn,
  type Game,
  keyFromSeed,
  must,
  type Rules,
  type Seat,
  type Tag,
  withModules,
} from '@lastroad/kernel';
import { type BotSpec, botOf } from '../levels.ts';
import { botPlayer, type Player, playGame, type Watch } from '../player.ts';
import type { Playable } from '../seen.ts';
import { type ArenaPlan, pairingOf } from './plan.ts';

/** What is kept of a game. With the same plan always the same, save for faults of programs outside. */
export interface GameRecord {
  readonly game: number;
  readonly table: number;
  /** The bot in each seat. */
  readonly bots: readonly number[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly decisions: number;
  /** For each seat, each piece of content once: `taken card 3`, `met a 6`. Empty unless the plan wants tags. */
  readonly tags: readonly (readonly string[])[];
  /** What went wrong with programs outside, in words. */
  readonly faults: readonly string[];
}

/** What the answers of one bot have cost. */
export interface Effort {
  readonly decisions: number;
  readonly iterations: number;
  /** Of the processor, where the host can tell; for programs outside, time that passed. */
  readonly millis: number;
}

export interface Played {
  readonly record: GameRecord;
  /** For each bot of the plan. */
  readonly efforts: readonly Effort[];
}

/** How the game is played that a host cannot play by itself. */
export interface ArenaHost {
  readonly now: () => number;
  /**
   * Milliseconds the processor has worked for this thread; hosts that cannot tell leave it out. It may go on in leaps of
   * some milliseconds: over many answers they fall to each bot by the time it takes.
   */
  readonly worked?: () => number;
  /** A program outside in a seat; hosts that cannot start programs leave it out. */
  external?(
    spec: BotSpec & { readonly level: 'external' },
    playable: Playable,
    seed: string,
    fault: (text: string) => void,
  ): Player;
}

/** Plays one game of a plan. */
export const playArenaGame = async (
  plan: ArenaPlan,
  game: number,
  playable: Playable,
  host: ArenaHost,
): Promise<Played> => {
  const { rules, insight } = playable;
  const { table, bots, seed } = pairingOf(plan, game);
  const faults: string[] = [];
  const g: Game = rules.setup(contentOf(plan, rules, seed), keyFromSeed(seed));
  const players = bots.map(bot => seated(plan.bots[bot], playable, `${seed} ${bot}`, host, faults));
  const efforts = plan.bots.map(() => ({ decisions: 0, iterations: 0, millis: 0 }));
  const tags = bots.map(() => new Set<string>());
  const watch: Watch = {
    ...(plan.tags && { events: events => events.forEach(event => note(tags, insight.tagsOf?.(event, g) ?? [])) }),
    spent: (seat, millis, iterations) => addTo(efforts[bots[seat]], millis, iterations),
  };
  const { now, worked = now } = host;
  const clock = (seat: Seat): number => (plan.bots[bots[seat]].level === 'external' ? now() : worked());
  const decisions = await playGame(rules, g, players, watch, clock);
  const [scores, places] = [[...rules.scores(g)], [...rules.places(g)]];
  const noted = tags.map(seat => [...seat].sort());
  return { record: { game, table, bots, scores, places, decisions, tags: noted, faults }, efforts };
};

const contentOf = ({ options, modules, pack }: ArenaPlan, rules: Rules, seed: string): Content => {
  if (modules === undefined) return must(rules.content(options, pack));
  const drawn = contentDrawn(rules, dice => withModules(rules, options, modules, dice), pack);
  return must(drawn({ key: keyFromSeed(`${seed} modules`), drawn: 0 }));
};

const addTo = (
  effort: { decisions: number; iterations: number; millis: number },
  millis: number,
  iterations: number,
) => {
  effort.decisions++;
  effort.iterations += iterations;
  effort.millis += millis;
};

const note = (tags: readonly Set<string>[], found: readonly Tag[]): void => {
  for (const { seat, how, what } of found) tags[seat]?.add(`${how} ${what}`);
};

const seated = (spec: BotSpec, playable: Playable, seed: string, host: ArenaHost, faults: string[]): Player => {
  if (spec.level !== 'external') return botPlayer(botOf(spec), playable, seed);
  if (host.external === undefined) throw new Error(`"${spec.name}": programs outside cannot be started here`);
  return host.external(spec, playable, seed, text => faults.push(`${spec.name}: ${text}`));
};
