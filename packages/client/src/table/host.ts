import {
  accept,
  answer,
  canUndo,
  isOver,
  type Match,
  type Reason,
  type Result,
  type Rules,
  redo,
  refuse,
  type Seat,
  SPECTATOR,
  toGameFile,
  undo,
  writeGameFile,
} from '@lastroad/kernel';
import { ChangedElsewhere, type KeptGame } from '../store/kept-game.ts';
import { type Bot, HINT_LEVEL, seenBy } from './bots.ts';
import type { Update } from './messages.ts';
import { eventsFor, linesFor, outcomeOf, type Playing, questionFor, resume } from './playing.ts';
import { type Seating, seatNext } from './seating.ts';

/** What a host needs from the place it runs in. */
export interface Surroundings {
  keep(game: KeptGame, after: number): Promise<void>;
  publish(update: Update): void;
  botOf(level: string): Promise<Bot>;
  wait(ms: number): Promise<void>;
  now(): number;
}

/** Runs one game: takes answers, lets bots play, keeps every decision before anybody sees it. */
export interface Host {
  answer(seq: number, choice: number): Promise<Result<null>>;
  undo(): Promise<Result<null>>;
  redo(): Promise<Result<null>>;
  sitDown(): Promise<Result<null>>;
  hint(): Promise<Result<number>>;
  whyNot(thing: number): Reason | null;
  gameFile(): string;
  setPace(ms: number): void;
  close(): void;
}

/** Everything that changes with a decision, so that one which could not be kept can be taken out again. */
const copyOf = ({ g, decisions, past, undone }: Match) => ({
  g,
  decisions: decisions.slice(),
  past: past.slice(),
  undone: undone.slice(),
});
const putBack = (match: Match, copy: ReturnType<typeof copyOf>): void => {
  match.g = copy.g;
  match.decisions.splice(0, match.decisions.length, ...copy.decisions);
  match.past.splice(0, match.past.length, ...copy.past);
  match.undone.splice(0, match.undone.length, ...copy.undone);
};

export const openHost = (rules: Rules, kept: KeptGame, around: Surroundings, pace: number): Result<Host> => {
  const resumed = resume(rules, kept);
  return resumed.ok ? accept(hostOf(kept, resumed.value, around, pace)) : resumed;
};

const hostOf = (kept: KeptGame, playing: Playing, around: Surroundings, firstPace: number): Host => {
  const { match, told } = playing;
  const { rules } = match;
  const { seats, hidesSecrets } = kept;
  const names = seats.map(seat => seat.name);
  let pace = firstPace;
  let closed = false;
  let seating: Seating = seatNext(
    seats,
    rules.waitingFor(match.g),
    { atScreen: SPECTATOR, passTo: null },
    hidesSecrets,
  );
  let published = { eyes: SPECTATOR - 1, decisions: 0, lines: 0 };
  let tail: Promise<unknown> = Promise.resolve();
  let botIsComing = false;

  /** One thing after the other, also while something is being written. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const result = tail.then(job);
    tail = result.catch(() => null);
    return result;
  };

  const eyes = (): Seat => (seating.passTo === null ? seating.atScreen : SPECTATOR);
  /** Whoever passes the device on may still take back what they did. */
  const undoer = (): Seat => seating.atScreen;

  const publish = (isNews: boolean): void => {
    const seat = eyes();
    const goesOn = seat === published.eyes && told.length >= published.decisions;
    const lines = linesFor(playing, seat, goesOn ? published.decisions : 0);
    const logFrom = goesOn ? published.lines : 0;
    published = { eyes: seat, decisions: told.length, lines: logFrom + lines.length };
    const over = isOver(match);
    around.publish({
      now: {
        game: rules.id,
        options: match.g.content.options,
        pack: match.pack,
        seats,
        seat,
        passTo: seating.passTo,
        view: rules.view(match.g, seat),
        revealed: over ? seats.map((_, owner) => rules.view(match.g, owner)) : null,
        question: seating.passTo === null ? questionFor(match, seat) : null,
        waitingFor: rules.waitingFor(match.g),
        events: isNews ? eventsFor(playing, seat) : [],
        seq: match.decisions.length,
        canUndo: canUndo(match, undoer()),
        canRedo: seating.passTo === null && match.undone.at(-1)?.seat === undoer(),
        over,
        result: outcomeOf(match),
      },
      logFrom,
      lines,
    });
  };

  /** Changes the match, keeps it, and only then tells. What could not be kept did not happen. */
  const change = async <T>(act: () => Result<T>, after: (value: T) => void): Promise<Result<null>> => {
    const before = copyOf(match);
    const done = act();
    if (!done.ok) return done;
    const file = toGameFile(match, { names, notes: kept.file.notes });
    try {
      await around.keep({ ...kept, file, save: rules.save(match.g), changed: around.now() }, before.decisions.length);
    } catch (error) {
      putBack(match, before);
      if (error instanceof ChangedElsewhere) return refuse('old-question', 'changed-elsewhere');
      return refuse('damaged', `not-kept: ${(error as Error).message}`);
    }
    after(done.value);
    return accept(null);
  };

  const decide = (seq: number, seat: Seat, choice: number): Promise<Result<null>> =>
    change(
      () => answer(match, { seq, seat, choice }),
      ({ events }) => {
        told.push({ seat, events });
        goOn();
      },
    );

  /** What only bots have answered meanwhile does not make a person's answer an old one; the rules check it anyway. */
  const currentSeq = (seq: number, seat: Seat): number => {
    const since = match.decisions.slice(seq);
    const onlyBots = since.every(decision => decision.seat !== seat && typeof seats[decision.seat]?.level === 'string');
    return seq >= 0 && onlyBots ? match.decisions.length : seq;
  };

  const goOn = (): void => {
    seating = seatNext(seats, rules.waitingFor(match.g), seating, hidesSecrets);
    publish(true);
    letBotsPlay();
  };

  /** Bots answer before people who are asked at the same time, so that people keep their way back. */
  const letBotsPlay = (): void => {
    const seat = rules.waitingFor(match.g).find(asked => typeof seats[asked]?.level === 'string');
    if (seat === undefined || botIsComing || closed) return;
    botIsComing = true;
    void around.wait(pace).then(() =>
      inTurn(async () => {
        botIsComing = false;
        if (!closed) await botAnswers(seat);
      }),
    );
  };

  const botAnswers = async (seat: Seat): Promise<void> => {
    if (!rules.waitingFor(match.g).includes(seat)) return letBotsPlay();
    const bot = await around.botOf(seats[seat]?.level ?? '');
    const seq = match.decisions.length;
    const choice = await bot.think(seenBy(rules, match.g, seat, `${match.fairness.commitment}/${seat}/${seq}`));
    const kept = await decide(seq, seat, choice);
    if (!kept.ok) publish(false);
  };

  const takeBack = (): Promise<Result<null>> =>
    change(
      () => undo(match, undoer()),
      () => {
        told.pop();
        seating = { atScreen: seating.atScreen, passTo: null };
        publish(false);
      },
    );

  const takeAgain = (): Promise<Result<null>> =>
    change(
      () => redo(match, undoer()),
      ({ events }) => {
        told.push({ seat: undoer(), events });
        goOn();
      },
    );

  publish(false);
  letBotsPlay();
  return {
    answer: (seq, choice) => inTurn(() => decide(currentSeq(seq, eyes()), eyes(), choice)),
    undo: () => inTurn(takeBack),
    redo: () => inTurn(takeAgain),
    sitDown: () =>
      inTurn(async () => {
        if (seating.passTo !== null) seating = { atScreen: seating.passTo, passTo: null };
        publish(false);
        return accept(null);
      }),
    hint: () =>
      inTurn(async () => {
        if (HINT_LEVEL === null || !rules.waitingFor(match.g).includes(eyes())) return refuse('not-asked', 'no hint');
        const bot = await around.botOf(HINT_LEVEL);
        return accept(await bot.think(seenBy(rules, match.g, eyes(), `hint/${match.decisions.length}`)));
      }),
    whyNot: thing => rules.whyNot(match.g, eyes(), thing),
    gameFile: () => writeGameFile(toGameFile(match, { names, notes: kept.file.notes })),
    setPace: ms => {
      pace = ms;
    },
    close: () => {
      closed = true;
    },
  };
};
