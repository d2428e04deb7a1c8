import { canUndo, isOver, type Match, outcomeOf, questionFor, type Seat, SPECTATOR } from '@lastroad/kernel';
import { eventsFor, linesFor } from './log.ts';
import type { Update } from './messages.ts';
import type { Seating } from './seating.ts';
import type { SeatPlan } from './table.ts';

/** Whose eyes the page has: nobody's while the device is passed on. */
export const eyesOf = ({ atScreen, passTo }: Seating): Seat => (passTo === null ? atScreen : SPECTATOR);

/** The table as one seat may see it; the last step is told as news, or is not. */
const snapshotOf = (match: Match, seats: readonly SeatPlan[], seating: Seating, isNews: boolean): Update['now'] => {
  const { rules, g, pack, decisions, undone } = match;
  const seat = eyesOf(seating);
  const isPassing = seating.passTo !== null;
  const over = isOver(match.g);
  return {
    game: rules.id,
    options: g.content.options,
    pack,
    seats,
    seat,
    passTo: seating.passTo,
    view: rules.view(g, seat),
    revealed: over ? seats.map((_, owner) => rules.view(g, owner)) : null,
    question: isPassing ? null : questionFor(rules, g, seat),
    waitingFor: rules.waitingFor(g),
    events: isNews ? eventsFor(match, seat) : [],
    seq: decisions.length,
    // Whoever passes the device on may still take back what they did.
    canUndo: canUndo(match, seating.atScreen),
    canRedo: !isPassing && undone.at(-1)?.seat === seating.atScreen,
    over,
    result: outcomeOf(rules, g),
  };
};

/** Tells the page how things stand, and of the log only what it does not have; other eyes get all of it anew. */
export const publisherOf = (match: Match, seats: readonly SeatPlan[], tell: (update: Update) => void) => {
  let last = { eyes: SPECTATOR - 1, decisions: 0, lines: 0 };
  return (seating: Seating, isNews: boolean): void => {
    const eyes = eyesOf(seating);
    const { length } = match.decisions;
    const goesOn = eyes === last.eyes && length >= last.decisions;
    const lines = linesFor(match, eyes, goesOn ? last.decisions : 0);
    const logFrom = goesOn ? last.lines : 0;
    last = { eyes, decisions: length, lines: logFrom + lines.length };
    tell({ now: snapshotOf(match, seats, seating, isNews), logFrom, lines });
  };
};
