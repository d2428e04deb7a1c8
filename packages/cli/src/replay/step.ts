import { type Game, type GameFile, type Retraced, type Rules, type Seat, SPECTATOR } from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import type { Paint } from '../terminal.ts';
import { hang } from '../text.ts';
import { isOpen } from './secrecy.ts';

/** Whose view is shown: a seat's, a spectator's, or that of whoever is asked. */
export type Eye = Seat | 'asked';

export interface Album {
  readonly rules: Rules;
  readonly say: Say;
  readonly file: GameFile;
  readonly retraced: Retraced;
  readonly eye: Eye;
}

const eyeAt = ({ rules, file, retraced, eye }: Album, at: number): Seat => {
  if (eye !== 'asked') return eye;
  return file.decisions[at]?.[0] ?? rules.waitingFor(retraced.positions[at] as Game)[0] ?? SPECTATOR;
};

const nameOf = (eye: Seat): string => (eye === SPECTATOR ? 'a spectator' : `seat ${eye + 1}`);

/** The position after `at` decisions as a page: what is seen, what was decided there, and what came of it. */
export const page = (album: Album, at: number, paint: Paint, width: number): string[] => {
  const { rules, say, file, retraced } = album;
  const g = retraced.positions[at] as Game;
  const eye = eyeAt(album, at);
  const head = `── after ${at} of ${file.decisions.length} decisions, seen by ${nameOf(eye)} `;
  const notes = file.notes.filter(note => note.at === at).map(({ text }) => paint.accent(`  Note: ${text}`));
  return [
    paint.faint(head.padEnd(width, '─')),
    rules.screen(g.content, rules.view(g, eye), say),
    ...notes,
    ...decisionLines(album, at, eye, paint, width),
  ];
};

const decisionLines = (album: Album, at: number, eye: Seat, paint: Paint, width: number): string[] => {
  const { rules, say, file, retraced } = album;
  const g = retraced.positions[at] as Game;
  const decision = file.decisions[at];
  if (decision === undefined) return ['', endLine(rules, g)];
  const [seat, choice] = decision;
  const open = isOpen(rules, g, { seat, choice }, eye);
  const asked = seat === eye ? ` (${say(rules.ask(g, seat))})` : '';
  const words = open ? say(rules.describe(g, seat, choice)) : 'decides in secret';
  const events = (retraced.match.happened[at] ?? [])
    .map(event => rules.redact(event, eye))
    .filter(event => event !== null)
    .map(event => hang('  · ', say(rules.tell(g.content, event)), width));
  return ['', `${paint.bold(`Seat ${seat + 1}: ${words}`)}${paint.faint(asked)}`, ...events];
};

const endLine = (rules: Rules, g: Game): string => {
  if (rules.waitingFor(g).length > 0)
    return `Here the file ends; waiting for seat ${rules
      .waitingFor(g)
      .map(seat => seat + 1)
      .join(', ')}.`;
  return `The game is over. Scores: ${rules.scores(g).join(', ')}; places: ${rules.places(g).join(', ')}.`;
};
