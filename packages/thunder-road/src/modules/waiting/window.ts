import { type Frame, type Next, reveal, type Seat } from '@lastroad/kernel';
import { OCCASIONS, type Occasion, SIZES, type WaitingRow } from '../../rows.ts';
import { NO, NOTHING, YES } from '../../rules/answers.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NOBODY, NONE, type Race, task } from '../../state.ts';
import { isOnRoad, sizeOf } from '../../verbs/cars.ts';
import { halfSteps } from '../../verbs/geometry.ts';
import { type DeckName, deckOf, rowsOf } from './decks.ts';
import { FAVOURS } from './favours.ts';
import { codeOf, type Happened, readAll, write } from './occasion.ts';

/** How far along the foremost running car of a seat is. */
const foremostOf = (g: Race, seat: Seat): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.cars)
    if (c.seat === seat && c.operable) most = Math.max(most, isOnRoad(c) ? halfSteps(g.content, c.at) : -1);
  return most;
};

/** TR-RUL-103: every other crew in the race has a car further ahead. */
const isBehind = (g: Race, seat: Seat): boolean => {
  const own = foremostOf(g, seat);
  return g.crews.every((crew, other) => other === seat || crew.out || foremostOf(g, other) > own);
};

const isWhose = (g: Race, seat: Seat, { whose }: WaitingRow, { by, other }: Happened): boolean => {
  if (whose === 'other') return by !== seat && by !== NOBODY;
  const others = other === NONE ? NOBODY : g.cars[other].seat;
  return by === seat && (other === NONE || (others !== seat && others !== NOBODY));
};

/** The car whose size counts: the target of a shot, the car below in a slam, or the one that it happened to. */
const seenCar = ({ car, other }: Happened): Car => (other === NONE ? car : other);

/** Whether a card waits for this, and is of use now. */
export const fits = (g: Race, deck: DeckName, seat: Seat, card: number, happened: Happened): boolean => {
  if (card === NONE || g.crews[seat].out) return false;
  const row = rowsOf(g, deck)[card];
  if (codeOf(row.on) !== happened.what || !isWhose(g, seat, row, happened)) return false;
  if (row.mine && g.seat !== seat) return false;
  if (row.size !== undefined && SIZES[sizeOf(g, seenCar(happened))] !== row.size) return false;
  if (row.slams !== undefined && deckOf(g, deck).slams < row.slams) return false;
  if (row.behind && !isBehind(g, seat)) return false;
  return FAVOURS[row.does].possible(g, seat);
};

/** TR-RUL-102: who has a card is asked even if it does not fit, where the table wants that kept secret. */
const asksAll = (g: Race, deck: DeckName): boolean =>
  deck === 'bounties' ? g.content.house.bountiesAskAll : g.content.house.oneShotsAskAll;

interface Window extends Happened {
  readonly seat: Seat;
  readonly deck: DeckName;
}

/** TR-AMMO-4, TR-AMMO-5, TR-AMMO-7: the card may be played now, and kept if not. */
export const window = task(
  'window',
  (seat: Seat, deck: DeckName, happened: Happened): Window => ({ seat, deck, ...happened }),
  {
    play: {
      about: 'answer',
      always: true,
      options(g, f) {
        const { held } = deckOf(g, f.deck);
        if (held[f.seat] === NONE || g.crews[f.seat].out) return NOTHING;
        return fits(g, f.deck, f.seat, held[f.seat], f) ? BOTH : asksAll(g, f.deck) ? NEVER : NOTHING;
      },
      take(g, f, answer) {
        reveal(g);
        if (answer === YES) return play(g, f);
      },
      whyNot: () => because('doesNotFit', 'TR-AMMO-7'),
    },
  },
);

const BOTH: readonly number[] = [NO, YES];
const NEVER: readonly number[] = [NO];

const play = (g: Race, { seat, deck }: Window): Next => {
  const { held, played } = deckOf(g, deck);
  const card = held[seat];
  held[seat] = NONE;
  played.push(card);
  g.events?.push(
    deck === 'bounties' ? { type: 'bountyMet', seat, bounty: card } : { type: 'oneShotPlayed', seat, oneShot: card },
  );
  return FAVOURS[rowsOf(g, deck)[card].does].take(g, seat, deck);
};

/** Notes what any card of the deck waits for. */
export const listen =
  (deck: DeckName) =>
  (g: Race, what: Occasion, by: Seat, car: Car, other: Car): void => {
    const state = deckOf(g, deck);
    if (what === 'turnBegins') state.slams = 0;
    if (what === 'slammed') state.slams++;
    if (rowsOf(g, deck).some(({ on }) => on === what))
      write(state.noted, { what: OCCASIONS.indexOf(what), by, car, other });
  };

/** TR-RUL-102: clockwise from the seat on turn, and each of them once. */
export const open =
  (deck: DeckName) =>
  (g: Race): readonly Frame[] => {
    const { noted, held } = deckOf(g, deck);
    const happened = readAll(noted);
    if (happened.length === 0 || held.every(card => card === NONE)) return [];
    // Who is asked, and who is not, tells something of what they hold.
    reveal(g);
    const seats = g.crews.map((_, i) => (Math.max(0, g.seat) + i) % g.crews.length);
    return seats.flatMap(seat => {
      if (held[seat] === NONE || g.crews[seat].out) return [];
      const fitting = happened.find(one => fits(g, deck, seat, held[seat], one));
      const asked = fitting ?? (asksAll(g, deck) ? happened[0] : undefined);
      return asked === undefined ? [] : [window(seat, deck, asked)];
    });
  };

/** TR-RUL-103: what the next move has on top. */
export const surge =
  (deck: DeckName) =>
  (g: Race, f: { readonly car: Car; extra: number }): void => {
    const { surge: points } = deckOf(g, deck);
    const { seat } = g.cars[f.car];
    f.extra += points[seat];
    points[seat] = 0;
  };
