import { type Hint, positionOf } from '@lastroad/bots';
import {
  accept,
  answer,
  type Decision,
  type Match,
  type Reason,
  type Result,
  type Rules,
  redo,
  refuse,
  resume,
  type Seat,
  SPECTATOR,
  toGameFile,
  undo,
  type Worded,
  withheldFrom,
  writeGameFile,
} from '@lastroad/kernel';
import type { KeptGame } from '../store/kept-game.ts';
import type { Pondering, Thinker } from '../thinking/thinker.ts';
import { type Keeper, keeperOf } from './keeping.ts';
import type { Update } from './messages.ts';
import { eyesOf, publisherOf } from './publishing.ts';
import { type Seating, seatNext } from './seating.ts';
import type { SeatPlan } from './table.ts';

/** What a host needs from the place it runs in. */
export interface Surroundings extends Keeper {
  publish(update: Update): void;
  readonly thinker: Thinker;
  wait(ms: number): Promise<void>;
  /** Something went wrong where nobody waits for an answer. */
  report(error: unknown): void;
}

/** Runs one game: takes answers, lets bots play, keeps every decision before anybody sees it. */
export interface Host {
  answer(seq: number, choice: number): Promise<Result<null>>;
  undo(): Promise<Result<null>>;
  redo(): Promise<Result<null>>;
  sitDown(): Promise<Result<null>>;
  hint(): Promise<Result<readonly Hint[]>>;
  withheld(): readonly Worded[];
  whyNot(thing: number): Reason | null;
  gameFile(): string;
  setPace(ms: number): void;
  /** Bots that think answer at once, and those to come do not wait. */
  hurry(): void;
  close(): void;
}

const isBot = (seats: readonly SeatPlan[], seat: Seat): boolean => typeof seats[seat]?.level === 'string';

/** What only bots have answered meanwhile does not make a person's answer an old one; the rules check it anyway. */
const currentSeq = (decisions: readonly Decision[], seats: readonly SeatPlan[], seq: number, seat: Seat): number => {
  const onlyBots = decisions.slice(seq).every(decision => decision.seat !== seat && isBot(seats, decision.seat));
  return seq >= 0 && onlyBots ? decisions.length : seq;
};

/** One thing after the other, also while something is being written. */
const queue = () => {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const result = tail.then(job);
    tail = result.catch(() => null);
    return result;
  };
};

export const openHost = (rules: Rules, kept: KeptGame, around: Surroundings, pace: number): Result<Host> => {
  const resumed = resume(rules, kept.file, kept.save);
  return resumed.ok ? accept(hostOf(kept, resumed.value, around, pace)) : resumed;
};

const hostOf = (kept: KeptGame, match: Match, around: Surroundings, firstPace: number): Host => {
  const { rules } = match;
  const { seats, hidesSecrets } = kept;
  const inTurn = queue();
  const change = keeperOf(match, kept, around);
  const publish = publisherOf(match, seats, around.publish);
  const nobody: Seating = { atScreen: SPECTATOR, passTo: null };
  let seating = seatNext(seats, rules.waitingFor(match.g), nobody, hidesSecrets);
  let pace = firstPace;
  let closed = false;
  let botIsComing = false;

  /** A decision stands: whoever is asked next takes the screen, and bots go on. */
  const goOn = (): void => {
    seating = seatNext(seats, rules.waitingFor(match.g), seating, hidesSecrets);
    publish(seating, true);
    letBotsPlay();
  };

  const decide = async (seq: number, seat: Seat, choice: number): Promise<Result<null>> => {
    const done = await change(() => answer(match, { seq, seat, choice }));
    if (!done.ok) return done;
    goOn();
    return accept(null);
  };

  const ponder = (seat: Seat, purpose: string): Pondering => ({
    position: positionOf(rules, match.g, match.pack),
    seat,
    seed: `${purpose}/${match.fairness.commitment}/${seat}/${match.decisions.length}`,
  });

  /** Bots answer before people who are asked at the same time, so that people keep their way back. */
  const letBotsPlay = (): void => {
    const seat = rules.waitingFor(match.g).find(asked => isBot(seats, asked));
    if (botIsComing || closed || seat === undefined) return;
    botIsComing = true;
    botAnswers(seat).catch(around.report);
  };

  /** Thinks while people look on, or answer too; a thought about a position that has passed is not acted on. */
  const botAnswers = async (seat: Seat): Promise<void> => {
    const { g } = match;
    const thinking = around.thinker.think(ponder(seat, 'bot'), seats[seat]?.level ?? '');
    const [choice] = await Promise.all([thinking, around.wait(pace)]);
    await inTurn(async () => {
      botIsComing = false;
      if (match.g !== g) return letBotsPlay();
      if (closed) return;
      const done = await decide(match.decisions.length, seat, choice);
      if (!done.ok) publish(seating, false);
    });
  };

  const takeBack = async (): Promise<Result<null>> => {
    const done = await change(() => undo(match, seating.atScreen));
    if (!done.ok) return done;
    seating = { atScreen: seating.atScreen, passTo: null };
    publish(seating, false);
    return done;
  };

  const takeAgain = async (): Promise<Result<null>> => {
    const done = await change(() => redo(match, seating.atScreen));
    if (!done.ok) return done;
    goOn();
    return accept(null);
  };

  const sitDown = async (): Promise<Result<null>> => {
    seating = { atScreen: seating.passTo ?? seating.atScreen, passTo: null };
    publish(seating, false);
    return accept(null);
  };

  const hint = async (): Promise<Result<readonly Hint[]>> => {
    const seat = eyesOf(seating);
    if (!rules.waitingFor(match.g).includes(seat)) return refuse('not-asked', 'no hint');
    return accept(await around.thinker.hint(ponder(seat, 'hint')));
  };

  publish(seating, false);
  letBotsPlay();
  return {
    answer: (seq, choice) =>
      inTurn(() => decide(currentSeq(match.decisions, seats, seq, eyesOf(seating)), eyesOf(seating), choice)),
    undo: () => inTurn(takeBack),
    redo: () => inTurn(takeAgain),
    sitDown: () => inTurn(sitDown),
    hint,
    withheld: () => withheldFrom(rules, match.g, eyesOf(seating)),
    whyNot: thing => rules.whyNot(match.g, eyesOf(seating), thing),
    gameFile: () => writeGameFile(toGameFile(match, { names: seats.map(seat => seat.name), notes: kept.file.notes })),
    setPace: ms => {
      pace = ms;
    },
    hurry: () => {
      pace = 0;
      around.thinker.hurry();
    },
    close: () => {
      closed = true;
    },
  };
};
