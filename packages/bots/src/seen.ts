import { type Chance, drawKey, type Game, type Insight, keyFromSeed, type Rules, type Seat } from '@lastroad/kernel';

/** A game that bots can play: its rules, and what it tells them beyond the rules. */
export interface Playable<G extends Game = Game> {
  readonly rules: Rules<G>;
  readonly insight: Insight<G>;
}

/** All that a bot gets to see of a table: games the seat cannot tell from the true one, as many as it likes. */
export interface Seen<G extends Game = Game> extends Playable<G> {
  readonly seat: Seat;
  /** What it may choose. */
  readonly options: readonly number[];
  /** The bot's own chance; the same seed, the same thoughts. */
  readonly dice: Chance;
  /** A game of its own to play on, different each time in all that the seat does not know. */
  imagine(): G;
}

/**
 * The one door between a table and the bots, and the only place in this package where a bot's thinking touches the true
 * game. It imagines at once, and whatever a bot looks at afterwards is imagined from that.
 */
export const seenBy = <G extends Game>(
  { rules, insight }: Playable<G>,
  trueGame: G,
  seat: Seat,
  seed: string | number,
): Seen<G> => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  const known = imagineFrom(rules, trueGame, seat, dice);
  return {
    rules,
    insight,
    seat,
    options: rules.options(known, seat),
    dice,
    imagine: () => imagineFrom(rules, known, seat, dice),
  };
};

/** Chance starts afresh in it: how much of it the true game has used is nobody's business. */
const imagineFrom = <G extends Game>(rules: Rules<G>, g: G, seat: Seat, dice: Chance): G => {
  const twin = rules.imagine(g, seat, drawKey(dice));
  twin.key = drawKey(dice);
  twin.drawn = 0;
  twin.script = null;
  twin.events = null;
  twin.draws = null;
  return twin;
};
