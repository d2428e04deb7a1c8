import { questionFor, withheldFrom } from '../asking.ts';
import { keyFromSeed } from '../chance.ts';
import { type Carried, carryOut, type Taken } from '../deciding.ts';
import { type Game, type Happening, type Seat, SPECTATOR } from '../game.ts';
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

export const checkSecrets = (rules: Rules, g: Game, decision: Taken, seed: string, secrets: Secrets): void => {
  const { seat, choice } = decision;
  const real = carryOut(rules, g, decision);
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
    if (rules.options(twin, seat).includes(choice)) checkOutcome(rules, real, carryOut(rules, twin, decision), eye);
  }
};

type Played = Carried<Game, Happening>;

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
  const question = questionFor(rules, g, eye);
  const thereToo = questionFor(rules, twin, eye);
  expect(
    same(question, thereToo),
    'secrets',
    () => `the question to seat ${eye} tells what it cannot know: ${difference(question, thereToo)}`,
  );
  const withheld = reasonsFor(rules, g, eye);
  const withheldThere = reasonsFor(rules, twin, eye);
  expect(
    same(withheld, withheldThere),
    'secrets',
    () => `what is not offered tells seat ${eye} what it cannot know: ${difference(withheld, withheldThere)}`,
  );
};

/** All that is not offered to a seat, in words, and why not. */
const reasonsFor = (rules: Rules, g: Game, seat: Seat) =>
  withheldFrom(rules, g, seat).map(({ choice, words }) => ({ choice, words, why: rules.whyNot(g, seat, choice) }));

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
  if (!real.isBarrier && !other.isBarrier && !alike) {
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
