import {
  accept,
  answer,
  type Match,
  must,
  type Result,
  type Rules,
  refuse,
  replay,
  toGameFile,
  withheldFrom,
  writeGameFile,
} from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import type { Update } from '../table/messages.ts';
import { withNews } from '../table/news.ts';
import { publisherOf } from '../table/publishing.ts';
import type { SeatPlan, Table, TableState } from '../table/table.ts';
import { type Lesson, lessonAt } from './lesson.ts';

/** A table at which a recorded game is played again, step by step, by somebody who learns it. */
export interface GuidedTable extends Table {
  getLesson(): Lesson;
  /** On to the next step, where there is nothing to be chosen. */
  next(): void;
  /** Back to the step before. */
  back(): void;
  /** Back to the first step. */
  again(): void;
}

/** Where a learner left off, and where that is kept. */
export interface Bookmark {
  readonly step: number;
  keep(step: number): void;
}

const NOT_HERE = refuse('nothing-to-undo', 'a guided game goes its own way');

export const openGuidedTable = (
  rules: Rules,
  guide: Guide,
  seats: readonly SeatPlan[],
  firstPace: number,
  bookmark: Bookmark,
): GuidedTable => {
  const { file, learner } = guide;
  const seating = { atScreen: learner, passTo: null };
  const listeners = new Set<() => void>();
  let state: TableState = { stage: 'opening' };
  let lesson: Lesson = lessonAt(guide, 0, 0);
  let match: Match;
  let publish: ReturnType<typeof publisherOf>;
  let heard = 0;
  let pace = firstPace;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = ({ now, ...log }: Update): void => {
    lesson = lessonAt(guide, heard, match.decisions.length);
    // The way back is the lesson's own.
    state = withNews(state, [{ ...log, now: { ...now, canUndo: false, canRedo: false } }]);
    for (const listener of listeners) listener();
  };

  /** Makes the next recorded decision; the tests have played the file, so it cannot be refused. */
  const decide = (): void => {
    const seq = match.decisions.length;
    const [seat, choice] = file.decisions[seq] ?? [learner, 0];
    must(answer(match, { seq, seat, choice }));
  };

  /** Plays on by itself until something is said. */
  const playOn = (): void => {
    clearTimeout(timer);
    if (lesson.step !== null || heard >= guide.steps.length) return;
    timer = setTimeout(() => {
      decide();
      publish(seating, true);
      playOn();
    }, pace);
  };

  const goOn = (): void => {
    heard++;
    bookmark.keep(heard);
    if (guide.steps[heard]?.at !== match.decisions.length) decide();
    publish(seating, true);
    playOn();
  };

  /** Sets the table as it is when a step is said. */
  const startAt = (step: number): void => {
    clearTimeout(timer);
    heard = step;
    bookmark.keep(heard);
    match = must(replay(rules, file, 0));
    publish = publisherOf(match, seats, tell);
    while (match.decisions.length < (guide.steps[step]?.at ?? 0)) decide();
    publish(seating, false);
  };

  const choose = (choice: number): Result<null> => {
    if (lesson.choice !== choice) return refuse('not-an-option', 'not-yet');
    goOn();
    return accept(null);
  };

  startAt(bookmark.step);
  return {
    getState: () => state,
    getLesson: () => lesson,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(choice) {
      const done = choose(choice);
      if (!done.ok && state.stage === 'open') {
        state = { ...state, trouble: done };
        for (const listener of listeners) listener();
      }
      return done;
    },
    next: () => lesson.choice === null && !lesson.isLast && lesson.step !== null && goOn(),
    back: () => startAt(Math.max(0, heard - 1)),
    again: () => startAt(0),
    undo: async () => NOT_HERE,
    redo: async () => NOT_HERE,
    sitDown: async () => NOT_HERE,
    withheld: async () => withheldFrom(rules, match.g, learner),
    whyNot: async thing => rules.whyNot(match.g, learner, thing),
    gameFile: async () => writeGameFile(toGameFile(match, { names: seats.map(({ name }) => name) })),
    setPace: ms => {
      pace = ms;
    },
    close: () => clearTimeout(timer),
  };
};
