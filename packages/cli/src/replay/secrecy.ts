import { carryOut, type Game, keyFromSeed, type Rules, type Seat, type Taken } from '@lastroad/kernel';

/** How often the unseen is dealt anew to find out whether words depend on it. */
const TWINS = 4;

/** All that an onlooker notices of a decision. */
const noticed = (rules: Rules, before: Game, taken: Taken, eye: Seat): string => {
  const { g, events } = carryOut(rules, before, taken);
  return JSON.stringify([rules.view(g, eye), events.map(event => rules.redact(event, eye))]);
};

/**
 * Whether an onlooker may be told in words what a seat chose. The contract does not say which choices are secret, but
 * it follows: a choice is open if it looks different from every other one that was possible, and if its words are the
 * same in every game the onlooker could take this one for.
 */
export const isOpen = (rules: Rules, g: Game, taken: Taken, eye: Seat): boolean => {
  const { seat, choice } = taken;
  if (seat === eye) return true;
  const words = JSON.stringify(rules.describe(g, seat, choice));
  for (let n = 0; n < TWINS; n++) {
    const twin = rules.imagine(g, eye, keyFromSeed(`${rules.hash(g)} ${n}`));
    if (!rules.options(twin, seat).includes(choice)) return false;
    if (JSON.stringify(rules.describe(twin, seat, choice)) !== words) return false;
  }
  const seen = noticed(rules, g, taken, eye);
  return rules
    .options(g, seat)
    .every(other => other === choice || noticed(rules, g, { seat, choice: other }, eye) !== seen);
};
