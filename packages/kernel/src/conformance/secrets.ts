import { keyFromSeed } from '../chance.ts';
import { barrier, type Game, type Happening, type Seat, SPECTATOR } from '../game.ts';
import type { Rules } from '../rules.ts';
import { Broken, difference, expect, same } from './broken.ts';

/**
 * The proof that a seat learns nothing it may not know: deal everything it has not seen anew, and demand that it
 * cannot tell the difference, neither now nor, as far as nothing is shown to it, after the decision that follows.
 */
export interface Secrets {
  /** Whether dealing anew ever changed anything; a game whose `imagine` is a mere copy proves nothing. */
  redealt: boolean;
}

export const checkSecrets = (
  rules: Rules,
  g: Game,
  decision: { readonly seat: Seat; readonly choice: number },
  seed: string,
  secrets: Secrets,
): void => {
  const { seat, choice } = decision;
  const real = played(rules, g, seat, choice);
  for (let eye = SPECTATOR; eye < Number(g.content.options['seats']); eye++) {
    const key = keyFromSeed(`${seed} ${eye}`);
    const twin = rules.imagine(g, eye, key);
    checkLooks(rules, g, twin, eye);
    checkSpectator(rules, g, twin, eye);
    checkImagined(rules, g, twin, eye, seed);
    // From here on chance is the same in both, so that only what was dealt anew can make a difference.
    twin.key = g.key;
    twin.drawn = g.drawn;
    if (rules.hash(twin) !== rules.hash(g)) secrets.redealt = true;
    if (rules.options(twin, seat).includes(choice)) checkOutcome(rules, real, played(rules, twin, seat, choice), eye);
  }
};

interface Played {
  readonly g: Game;
  readonly events: readonly Happening[];
  /** Whether chance was used or something shown. */
  readonly told: boolean;
}

const played = (rules: Rules, g: Game, seat: Seat, choice: number): Played => {
  const after = rules.clone(g);
  const events: Happening[] = [];
  after.events = events;
  rules.choose(after, seat, choice);
  return { g: after, events, told: barrier(after) !== barrier(g) };
};

const checkLooks = (rules: Rules, g: Game, twin: Game, eye: Seat): void => {
  const here = rules.view(g, eye);
  const there = rules.view(twin, eye);
  expect(
    same(here, there),
    'secrets',
    () => `the view of seat ${eye} shows what it cannot know: ${difference(here, there)}`,
  );
  expect(
    same(rules.waitingFor(g), rules.waitingFor(twin)),
    'imagine',
    () => `imagined for ${eye}, another seat is asked`,
  );
  expect(
    same(rules.components(g), rules.components(twin)),
    'imagine',
    () => `imagined for ${eye}, components are lost`,
  );
  if (!rules.waitingFor(g).includes(eye)) return;
  const options = rules.options(g, eye);
  expect(
    same(options, rules.options(twin, eye)),
    'secrets',
    () => `the options of seat ${eye} tell what it cannot know`,
  );
  for (const choice of options) {
    const words = rules.describe(g, eye, choice);
    expect(
      same(words, rules.describe(twin, eye, choice)),
      'secrets',
      () => `the words of ${choice} tell seat ${eye} too much`,
    );
  }
};

/** A spectator knows nothing that is hidden from a seat, so whatever any seat could imagine looks the same to it. */
const checkSpectator = (rules: Rules, g: Game, twin: Game, eye: Seat): void => {
  const here = rules.view(g, SPECTATOR);
  const there = rules.view(twin, SPECTATOR);
  expect(
    same(here, there),
    'secrets',
    () => `a spectator is shown what seat ${eye} cannot know: ${difference(here, there)}`,
  );
};

/** What is imagined depends on what the seat knows, not on how hidden things truly lie: otherwise a bot could tell. */
const checkImagined = (rules: Rules, g: Game, twin: Game, eye: Seat, seed: string): void => {
  const key = keyFromSeed(`${seed} ${eye} again`);
  const here = rules.imagine(g, eye, key);
  const there = rules.imagine(twin, eye, key);
  expect(
    rules.hash(here) === rules.hash(there),
    'imagine',
    () => `what seat ${eye} imagines depends on what it cannot know`,
  );
};

const checkOutcome = (rules: Rules, real: Played, other: Played, eye: Seat): void => {
  const here = rules.view(real.g, eye);
  const there = rules.view(other.g, eye);
  const alike = same(here, there);
  if (!real.told && !other.told && !alike) {
    throw new Broken('barrier', `seat ${eye} is shown something and may still undo: ${difference(here, there)}`);
  }
  if (!alike) return;
  const heard = redacted(rules, real, eye);
  const heardThere = redacted(rules, other, eye);
  expect(
    same(heard, heardThere),
    'events',
    () => `an event tells seat ${eye} too much: ${difference(heard, heardThere)}`,
  );
};

const redacted = (rules: Rules, { events }: Played, eye: Seat): readonly Happening[] =>
  events.map(event => rules.redact(event, eye)).filter(event => event !== null);
