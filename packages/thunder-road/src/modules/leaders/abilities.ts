import { draw, type Seat } from '@lastroad/kernel';
import type { Frames } from '../../deeds.ts';
import type { Assigned } from '../../hooks.ts';
import { ASK, YES } from '../../rules/answers.ts';
import { type Car, NONE, type Race, task } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';
import { isCard } from '../../verbs/dice.ts';
import { turnIn } from '../../verbs/turns.ts';
import { abilityOf, gainToken, leadersOf } from './record.ts';

/** TR-LEAD-4: what the leader of a crew, and commands of this turn, make of a column of its cars. */
export const leading = (g: Race, car: Car, trait: Trait, before: number): number => {
  const ability = abilityOf(g, g.cars[car].seat);
  if (ability === null) return before;
  let value = ability.ofChopper ? before : joined(trait, before, ability.traits[trait]);
  const { boosted, boosts } = leadersOf(g);
  if (car !== boosted) return value;
  for (const command of boosts) value = joined(trait, value, g.content.boosts[command]?.[trait] ?? 0);
  return value;
};

/** TR-LEAD-4: the same of its chopper. */
export const leadingChopper = (g: Race, seat: Seat, trait: Trait, before: number): number => {
  const ability = abilityOf(g, seat);
  return ability?.ofChopper ? joined(trait, before, ability.traits[trait]) : before;
};

/** TR-RUL-89: once a round a die that a car has been given for its move may be rolled again; that stands. */
export const reroll = task('reroll', (seat: Seat, car: Car, die: number) => ({ seat, car, die }), {
  ask: {
    about: 'answer',
    options: () => ASK,
    take(g, f, answer) {
      if (answer !== YES) return;
      const faces = g.content.throws[g.crews[f.seat].kind];
      const die = faces[draw(g, faces.length, 'movement')];
      leadersOf(g).rerolled[f.seat] = true;
      g.cars[f.car].die = die;
      (turnIn(g) as unknown as Assigned).die = die;
      g.events?.push({ type: 'rerolled', car: f.car, die });
    },
  },
});

export const offerReroll = (g: Race, { seat, car, die, coast }: Assigned): Frames => {
  if (coast || isCard(die) || abilityOf(g, seat)?.act !== 'reroll' || leadersOf(g).rerolled[seat]) return;
  return reroll(seat, car, die);
};

/** Part 21.4, slot 7: every token that its cars turn up brings a command token. */
export const pickUp = (g: Race, car: Car): void => {
  const { seat } = g.cars[car];
  if (abilityOf(g, seat)?.act === 'scrap') gainToken(g, seat, car);
};

/** Part 21.4, slot 10: every shot that hits a car of somebody else brings one. */
export const plunder = (g: Race, seat: Seat, target: Car): void => {
  const owner = g.cars[target].seat;
  if (owner !== seat && owner !== NONE && abilityOf(g, seat)?.act === 'plunder') gainToken(g, seat, target);
};
