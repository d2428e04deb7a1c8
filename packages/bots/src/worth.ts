import { type Game, isOver, type Seat } from '@lastroad/kernel';
import type { Playable } from './seen.ts';

/** What winning counts for; the rest rewards every seat left behind, so that a lost game is still played well. */
const WINNING = 0.9;

/** Each seat's part of first place: seats that tie share it. Alone against the rules, a seat wins or does not. */
export const winShares = (places: readonly number[]): number[] => {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
};

/** What a finished game is worth to a seat, from 0 to 1. */
export const worthAtEnd = (places: readonly number[], seat: Seat): number => {
  const mine = places[seat];
  if (places.length === 1) return mine === 1 ? 1 : 0;
  let winners = 0;
  let beaten = 0;
  for (let other = 0; other < places.length; other++) {
    if (places[other] === 1) winners++;
    if (other !== seat) beaten += places[other] > mine ? 1 : places[other] === mine ? 0.5 : 0;
  }
  return (mine === 1 ? WINNING / winners : 0) + ((1 - WINNING) * beaten) / (places.length - 1);
};

/** What a position is worth to a seat, from 0 to 1; kept in these bounds whatever a game's evaluation says. */
export const worthTo = <G extends Game>({ rules, insight }: Playable<G>, g: G, seat: Seat): number =>
  isOver(g) ? worthAtEnd(rules.places(g), seat) : Math.min(1, Math.max(0, insight.evaluate(g, seat)));

/** The same for every seat, written into `into`. */
export const worthToAll = <G extends Game>(playable: Playable<G>, g: G, into: Float64Array): void => {
  if (isOver(g)) {
    const places = playable.rules.places(g);
    for (let seat = 0; seat < into.length; seat++) into[seat] = worthAtEnd(places, seat);
  } else {
    for (let seat = 0; seat < into.length; seat++) into[seat] = worthTo(playable, g, seat);
  }
};
