import { AGAIN, type Next, reveal, type Seat, shuffle, together } from '@lastroad/kernel';
import { NOTHING } from '../../rules/answers.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, type Race, task } from '../../state.ts';
import { carsOf } from '../../verbs/cars.ts';
import { carSeats } from '../shop/seats.ts';
import { upgradesOf } from './record.ts';

const inOrder = (a: number, b: number): number => a - b;

/** TR-UPG-1: everyone keeps one card of the hand, without knowing what the others keep. */
export const pick = task('pick', (seat: Seat) => ({ seat }), {
  choose: {
    about: 'upgrade',
    options: (g, f) => upgradesOf(g).hands[f.seat],
    take(g, f, card) {
      const { hands, kept } = upgradesOf(g);
      hands[f.seat].splice(hands[f.seat].indexOf(card), 1);
      kept[f.seat].push(card);
      kept[f.seat].sort(inOrder);
      g.events?.push({ type: 'picked', seat: f.seat });
    },
  },
});

/** The cards of a seat that lie on none of its cars yet. */
const spare = (g: Race, seat: Seat): number[] => {
  const { kept, fitted } = upgradesOf(g);
  return kept[seat].filter(card => !fitted.includes(card));
};

/** TR-UPG-2: a card face down on each car, one car after the other. */
export const fit = task('fit', (seat: Seat, car: Car) => ({ seat, car }), {
  choose: {
    about: 'upgrade',
    options: (g, f) => (f.car === NONE ? NOTHING : spare(g, f.seat)),
    take(g, f, card) {
      upgradesOf(g).fitted[f.car] = card;
      f.car = nextBare(g, f.seat);
      return AGAIN;
    },
    whyNot: () => because('notKept', 'TR-UPG-2'),
  },
});

/** The next car of a seat without a card, or `NONE`. */
const nextBare = (g: Race, seat: Seat): Car => carsOf(g, seat).find(car => upgradesOf(g).fitted[car] === NONE) ?? NONE;

/** TR-UPG-1: hands go to the left, past seats that have none. */
export const passOn = task('passOn', () => ({}), {
  pass(g) {
    const { hands } = upgradesOf(g);
    const seats = carSeats(g);
    const given = seats.map(seat => hands[seat]);
    reveal(g);
    for (const [place, seat] of seats.entries()) hands[seat] = given[(place + seats.length - 1) % seats.length];
  },
});

/** Part 12.3: the draft, then the cards go to the cars and are shown. */
export const draft = task('draft', () => ({}), {
  deal(g) {
    const { hands } = upgradesOf(g);
    const cards = g.content.upgrades.map((_, card) => card);
    shuffle(g, cards, 'upgrades');
    for (const seat of carSeats(g)) hands[seat].push(...cards.splice(0, g.content.limits.upgradesDealt).sort(inOrder));
  },
  pick(g): Next {
    const seats = carSeats(g);
    if (seats.length === 0 || upgradesOf(g).kept[seats[0]].length === g.content.limits.upgradesKept) return;
    return [together(seats, seat => pick(seat)), passOn(), AGAIN];
  },
  // TR-UPG-1. What is left goes to the box.
  fit(g): Next {
    for (const hand of upgradesOf(g).hands) hand.length = 0;
    const seats = carSeats(g);
    if (seats.length > 0) return together(seats, seat => fit(seat, nextBare(g, seat)));
  },
  show(g) {
    const upgrades = upgradesOf(g);
    upgrades.open = true;
    reveal(g);
    for (const [car, upgrade] of upgrades.fitted.entries()) {
      if (upgrade === NONE) continue;
      const { act } = g.content.fittings[upgrade];
      if (act === 'mines' || act === 'oil') upgrades.charges[car] = g.content.limits.charges;
      g.events?.push({ type: 'fitted', car, upgrade });
    }
  },
});
