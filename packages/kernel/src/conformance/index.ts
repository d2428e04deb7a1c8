import { type Chance, keyFromSeed, uniform } from '../chance.ts';
import { carryOut, type Taken } from '../deciding.ts';
import { deriveKey } from '../fairness.ts';
import { type Content, type Game, type Options, type SettingValue, SPECTATOR } from '../game.ts';
import { type GameFile, toGameFile } from '../game-file.ts';
import type { Match } from '../match.ts';
import { contentDrawn, drawModule, type ModuleWish, modulesAt, modulesIn } from '../module-wish.ts';
import { fitting, type Rules, type Setting } from '../rules.ts';
import { Broken, type Check, expect } from './broken.ts';
import { checkHistory, matchOf } from './history.ts';
import {
  checkComponents,
  checkMessage,
  checkOptions,
  checkSave,
  checkSettings,
  checkTaking,
  checkTogether,
  checkWhyNot,
  checkWords,
} from './position.ts';
import { checkSecrets, type Secrets } from './secrets.ts';

export { CHECKS, type Check } from './broken.ts';
export { matchOf } from './history.ts';
export { type KeepPlan, keepGame } from './keeping.ts';

export interface Plan {
  readonly games: number;
  readonly seed: string | number;
  /** Options that are the same in every game; all others are drawn at random. */
  readonly options?: Readonly<Record<string, SettingValue>>;
  /** Modules that take part, where no option says so. Left out: each by chance, in every game anew. */
  readonly modules?: ModuleWish;
  /** One decision in so many is examined thoroughly, and one game in so many is replayed. Left out: every one. */
  readonly thorough?: number;
  /** More decisions than any game may take. */
  readonly bound?: number;
  /** Told now and then how many games are done; a game is the unit of work. */
  progress?(games: number, decisions: number): void;
  /** Sees every decision before it is taken. */
  watch?(g: Game, taken: Taken): void;
}

export interface Fault {
  readonly check: Check;
  readonly detail: string;
  readonly seed: string;
  readonly options: Options;
  /** Number of the decision at which it showed. */
  readonly decision: number;
  /** The game up to there, if the rules can still play it. */
  readonly file: GameFile | null;
}

export interface Report {
  readonly games: number;
  readonly decisions: number;
  /** Most decisions that a game took. */
  readonly longest: number;
  /** In how many games each module took part. */
  readonly modules: Readonly<Record<string, number>>;
  readonly fault: Fault | null;
}

/** Plays random games and examines them. Stops at the first fault. */
export const conform = (rules: Rules, plan: Plan): Report => {
  const contentFor = drawnFor(rules, plan);
  const secrets: Secrets = { redealt: false };
  const modules: Record<string, number> = Object.fromEntries(modulesIn(rules).map(name => [name, 0]));
  let decisions = 0;
  let longest = 0;
  for (let n = 0; n < plan.games; n++) {
    const seed = `${plan.seed}/${n}`;
    const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
    const content = contentFor(dice);
    for (const name of modulesAt(rules, content.options)) modules[name]++;
    const game: Examined = { rules, content, seed, dice, taken: [], hashes: new Map(), secrets, plan };
    try {
      playThrough(game);
    } catch (error) {
      const fault = faultOf(game, error as Error);
      return { games: n, decisions: decisions + game.taken.length, longest, modules, fault };
    }
    decisions += game.taken.length;
    longest = Math.max(longest, game.taken.length);
    plan.progress?.(n + 1, decisions);
  }
  const fault = secrets.redealt || thoroughly(plan) > 1 ? null : NEVER_REDEALT(plan);
  return { games: plan.games, decisions, longest, modules, fault };
};

const thoroughly = (plan: Plan): number => plan.thorough ?? 1;

const NEVER_REDEALT = (plan: Plan): Fault => ({
  check: 'imagine',
  detail: 'no imagined game ever differed from the real one: nothing is dealt anew',
  seed: String(plan.seed),
  options: {},
  decision: 0,
  file: null,
});

interface Examined {
  readonly rules: Rules;
  readonly content: Content;
  readonly seed: string;
  readonly dice: Chance;
  readonly taken: Taken[];
  /** Hashes of the positions examined, by the number of the decision. */
  readonly hashes: Map<number, string>;
  readonly secrets: Secrets;
  readonly plan: Plan;
}

const playThrough = (game: Examined): void => {
  const { rules, content, seed, dice, taken, plan } = game;
  const bound = plan.bound ?? 10_000;
  const g = rules.setup(content, deriveKey(seed, []));
  if (thoroughly(plan) === 1) checkSettings(rules);
  const contentBefore = thoroughly(plan) === 1 ? JSON.stringify(content) : null;
  const atStart = rules.components(g);
  for (let asked = rules.waitingFor(g); asked.length > 0; asked = rules.waitingFor(g)) {
    expect(taken.length < bound, 'end', () => `no end after ${bound} decisions`);
    checkOptions(rules, g);
    checkTogether(rules, g);
    const seat = asked[uniform(dice, asked.length)];
    const options = rules.options(g, seat);
    const decision = { seat, choice: options[uniform(dice, options.length)] };
    if (uniform(dice, thoroughly(plan)) === 0) examine(game, g, decision);
    plan.watch?.(g, decision);
    taken.push(decision);
    rules.choose(g, seat, decision.choice);
    checkComponents(rules, g, atStart);
  }
  checkEnd(rules, g);
  const changed = contentBefore !== null && JSON.stringify(content) !== contentBefore;
  expect(!changed, 'content', () => 'the content was changed while the game was played');
  if (uniform(dice, thoroughly(plan)) === 0) checkHistory(rules, content, seed, taken, game.hashes);
};

const examine = ({ rules, seed, taken, hashes, secrets }: Examined, g: Game, decision: Taken): void => {
  const before = rules.hash(g);
  hashes.set(taken.length, before);
  checkWords(rules, g);
  checkWhyNot(rules, g);
  checkTaking(rules, g, before);
  checkSave(rules, g, before, decision.seat, decision.choice);
  checkSecrets(rules, g, decision, `${seed} ${taken.length}`, secrets);
  checkTold(rules, g, decision);
  expect(rules.hash(g) === before, 'clone', () => 'looking at the position changed it');
};

/** Every event can be worded, whoever reads it. */
const checkTold = (rules: Rules, g: Game, decision: Taken): void => {
  const { events } = carryOut(rules, g, decision);
  for (let eye = SPECTATOR; eye < Number(g.content.options['seats']); eye++) {
    for (const event of events) {
      const seen = rules.redact(event, eye);
      if (seen !== null) checkMessage(rules, rules.tell(g.content, seen));
    }
  }
};

const checkEnd = (rules: Rules, g: Game): void => {
  const seats = Number(g.content.options['seats']);
  const scores = rules.scores(g);
  const places = rules.places(g);
  expect(scores.length === seats && places.length === seats, 'end', () => 'scores or places are missing for a seat');
  expect(
    places.every(place => Number.isInteger(place) && place >= 1),
    'end',
    () => `places are ${places.join(' ')}`,
  );
};

/** Random content, drawn before a game begins. */
const drawnFor = (rules: Rules, { options = {}, modules = 'random' }: Plan): ((dice: Chance) => Content) => {
  const draw = (setting: Setting, dice: Chance): SettingValue =>
    setting.module ? drawModule(setting, modules, dice) : setting.values[uniform(dice, setting.values.length)];
  // What does not go together is put right, so that no kind of table is left out for being hard to draw.
  const drawn = contentDrawn(rules, dice => ({
    ...fitting(rules.settings, {
      ...Object.fromEntries(rules.settings.map(setting => [setting.name, draw(setting, dice)])),
      ...options,
    }),
    ...options,
  }));
  return dice => {
    const content = drawn(dice);
    if (!content.ok) throw new Error(`no options are accepted: ${content.detail}`);
    return content.value;
  };
};

const faultOf = ({ rules, content, seed, taken }: Examined, error: Error): Fault => {
  const check = error instanceof Broken ? error.check : 'crash';
  const detail = error instanceof Broken ? error.message : (error.stack ?? error.message);
  return {
    check,
    detail,
    seed,
    options: content.options,
    decision: taken.length,
    file: fileOf(rules, content, seed, taken, detail),
  };
};

/** As much of the game as the rules can still play. */
const fileOf = (
  rules: Rules,
  content: Content,
  seed: string,
  taken: readonly Taken[],
  detail: string,
): GameFile | null => {
  for (let length = taken.length; length >= 0; length = length > taken.length - 2 ? length - 1 : -1) {
    try {
      const match: Match = matchOf(rules, content, seed, taken.slice(0, length));
      return toGameFile(match, { notes: [{ at: length, text: detail }] });
    } catch {
      // The last decision is the one that fails; the game before it is what somebody wants to look at.
    }
  }
  return null;
};
