import { canUndo, must, type Refusal, type Seat, SPECTATOR } from '@lastroad/kernel';
import { isForeign } from '../files.ts';
import { Failure } from '../problems.ts';
import type { Terminal } from '../terminal.ts';
import { hang } from '../text.ts';
import { decide, type HotSeat, keepAs, nextSeat, people, takeAgain, takeBack } from './hot-seat.ts';
import { type Menu, menuFor, showNews, showTable, showThings } from './screen.ts';
import { botThinks, giveHint, type Thinkers } from './thinking.ts';
import { find, isQuit, understand, type Word } from './understand.ts';

export type Ending = 'over' | 'quit' | 'input-ended';

interface Session extends Thinkers {
  readonly hotSeat: HotSeat;
}

/** What a line led to: the table has changed, the same question stands, or somebody leaves. */
type Outcome = 'moved' | 'stay' | 'quit';

/** Plays until the game is over or nobody wants to go on. */
export const playOn = async (session: Session): Promise<Ending> => {
  const { hotSeat, terminal } = session;
  let last: Seat = SPECTATOR;
  for (let seat = nextSeat(hotSeat, last); seat !== null; seat = nextSeat(hotSeat, last)) {
    if (hotSeat.bots.has(seat)) {
      const choice = await botThinks(session, hotSeat, seat);
      if (choice === null) return 'quit';
      must(decide(hotSeat, seat, choice));
      continue;
    }
    const sitting = await seatedAt(session, seat, last);
    if (sitting === null) return 'input-ended';
    last = sitting;
    if (sitting !== seat) continue;
    const outcome = await turn(session, seat);
    if (outcome !== 'moved') return outcome;
  }
  showNews(hotSeat, last === SPECTATOR ? (people(hotSeat)[0] ?? SPECTATOR) : last, terminal);
  return 'over';
};

/** Shows one seat its question and listens until it is answered. */
const turn = async (session: Session, seat: Seat): Promise<'moved' | 'quit' | 'input-ended'> => {
  const { hotSeat, lines, terminal } = session;
  const menu = menuFor(hotSeat, seat);
  showTable(hotSeat, seat, terminal);
  for (;;) {
    const line = await lines.next('> ');
    if (line === null) return 'input-ended';
    const outcome = await respond(session, seat, menu, line);
    if (outcome !== 'stay') return outcome;
  }
};

/** Passes the keyboard on if it must be. Who sits at it then: the seat, or who was there and took a decision back. */
const seatedAt = async ({ hotSeat, lines, terminal }: Session, seat: Seat, last: Seat): Promise<Seat | null> => {
  if (seat === last || people(hotSeat).length === 1) return seat;
  const { print, paint } = terminal;
  const before = hotSeat.match.decisions.at(-1)?.seat ?? SPECTATOR;
  const mayUndo = before === last && canUndo(hotSeat.match, before);
  // Secrets stay secret: what the last person saw is wiped before the next one looks.
  if (last !== SPECTATOR) terminal.clear();
  print('', paint.bold(`Pass the keyboard to player ${seat + 1}.`));
  if (mayUndo) print(paint.faint(`Player ${before + 1} may still type "undo" to take the last decision back.`));
  const line = await lines.next(`Player ${seat + 1}, press Enter when nobody else looks. `);
  if (line === null || isQuit(line)) return null;
  return mayUndo && line.trim().toLowerCase() === 'undo' && takeBack(hotSeat, before).ok ? before : seat;
};

const respond = async (session: Session, seat: Seat, menu: Menu, line: string): Promise<Outcome> => {
  const { hotSeat, terminal } = session;
  const intent = understand(line, menu.words);
  switch (intent.type) {
    case 'nothing':
      return 'stay';
    case 'unclear':
      terminal.print(intent.complaint);
      return 'stay';
    case 'say':
      return WORD_ACTS[intent.word](session, seat, menu, intent.rest);
    case 'choose':
      return orRefuse(decide(hotSeat, seat, menu.choices[intent.index] ?? Number.NaN), terminal);
  }
};

const orRefuse = (result: { readonly ok: true } | Refusal, { print }: Terminal): Outcome => {
  if (result.ok) return 'moved';
  print(`That cannot be done: ${result.detail}.`);
  return 'stay';
};

type Act = (session: Session, seat: Seat, menu: Menu, rest: string) => Outcome | Promise<Outcome>;

const WORD_ACTS: Readonly<Record<Word, Act>> = {
  undo({ hotSeat, terminal }, seat) {
    if (takeBack(hotSeat, seat).ok) return 'moved';
    terminal.print(
      'There is nothing to take back: since your last decision something was drawn or shown, or others answered.',
    );
    return 'stay';
  },
  redo({ hotSeat, terminal }, seat) {
    if (takeAgain(hotSeat, seat).ok) return 'moved';
    terminal.print('There is nothing that was taken back.');
    return 'stay';
  },
  async hint(session, seat, menu) {
    return (await giveHint(session, session.hotSeat, seat, menu)) ? 'stay' : 'quit';
  },
  why(session, seat, menu, rest) {
    session.terminal.print(hang('', whyNot(session.hotSeat, seat, menu, rest), session.terminal.width));
    return 'stay';
  },
  things({ terminal }, _seat, menu) {
    showThings(menu, terminal);
    return 'stay';
  },
  table({ hotSeat, terminal }, seat) {
    showTable(hotSeat, seat, terminal);
    return 'stay';
  },
  save({ hotSeat, terminal }, _seat, _menu, path) {
    terminal.print(saveTo(hotSeat, path));
    return 'stay';
  },
  help({ terminal }) {
    terminal.print(...HELP);
    return 'stay';
  },
  quit: () => 'quit',
};

/** Why a thing is not offered, by its number or words, with the clause of the rules. */
const whyNot = ({ rules, say, match }: HotSeat, seat: Seat, { words, withheld }: Menu, text: string): string => {
  if (text === '') return 'Type "why" and what you miss, in words or by its number; "things" lists what there is.';
  const found = find(text, [...words, ...withheld.map(thing => thing.words)]);
  if (typeof found === 'string') return `${found}; "things" lists what there is.`;
  if (found < words.length) return `"${words[found]}" is offered: type ${found + 1} to choose it.`;
  const thing = withheld[found - words.length];
  const reason = thing === undefined ? null : rules.whyNot(match.g, seat, thing.choice);
  return reason === null ? 'The rules do not say why.' : `${say(reason)} (${reason.clause})`;
};

const saveTo = (hotSeat: HotSeat, path: string): string => {
  if (path === '') return 'Type "save" and a file name.';
  try {
    if (isForeign(path, hotSeat.match.fairness.commitment))
      return `${path} is there already and holds something else; choose another name.`;
    keepAs(hotSeat, path);
    hotSeat.file ??= path;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  return hotSeat.file === path
    ? `Saved; from now on ${path} is written after every decision.`
    : `Saved a copy in ${path}.`;
};

const HELP: readonly string[] = [
  'Answer with the number of a choice, or with its words; the beginning is enough.',
  '  undo, redo   take your last decision back, or again, until a secret comes out',
  '  hint         what a bot would do in your place, and why',
  '  things       what is not offered now',
  '  why X        why X is not offered, and where the rules say so',
  '  table        show the table again',
  '  save FILE    write the game to a file (it holds everything, hidden cards too)',
  '  quit         stop here',
];
