import type { Game, Seat } from './game.ts';

/** One task under way: which one, how far along, and its own notes. Plain data, saved as it is. */
export interface Frame {
  readonly task: string;
  at: number;
}

/** One seat's own small stack inside a `together` frame. */
export interface Branch {
  readonly seat: Seat;
  readonly stack: Frame[];
  /** Options of its open question, kept from when it was reached; never saved. */
  open: readonly number[] | null;
}

/** Several seats are asked at once; the frame is done when every branch is. */
export interface Together extends Frame {
  readonly branches: Branch[];
}

export const TOGETHER = 'together';

/** Come back to this step when the frames before it in the list have been resolved. */
export const AGAIN = 'again';

/** What a step wants resolved next; nothing means "on to the next step". */
export type Next = void | typeof AGAIN | Frame | readonly (Frame | typeof AGAIN)[];

/** A text to be worded by the reader's catalogue; values may be texts themselves. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** Why something is not offered, with the clause of the rules that says so. */
export interface Reason extends Message {
  readonly clause: string;
}

/** A choice is a number. `about` says what the number names: a slot, a survivor, a space… */
export interface Question<G = Game, F = Frame> {
  readonly about: string;
  /** Asked even when there is only one option, because silence would tell the others something. */
  readonly always?: true;
  /** Who answers; left out, it is the task's own `seat`. */
  who?(g: G, f: F): Seat;
  /** The legal choices, ascending. None: the question is passed over. One: it is taken, unless `always`. */
  options(g: G, f: F): readonly number[];
  /** Legal too, but only tidying up: offered to people, left out by bots and fuzzers. */
  asides?(g: G, f: F): readonly number[];
  take(g: G, f: F, choice: number): Next;
  /** Asked only about a choice that is not among the options. */
  whyNot?(g: G, f: F, choice: number): Reason | null;
}

/** A step that acts. Written as a method so that a game's own state type may stand in for `Game`. */
type Act<G, F> = { act(g: G, f: F): Next }['act'];

export type Step<G = Game, F = Frame> = Act<G, F> | Question<G, F>;

export interface Task {
  readonly steps: readonly Step[];
  readonly stepNames: readonly string[];
}

/** Makes the frame that starts a task. */
export interface TaskOf<A extends unknown[], N> extends Task {
  (...args: A): Frame & N;
}

/** A task's name is its key here. */
export type Tasks = Readonly<Record<string, Task>>;

let made = 0;

/** Frames made since the program started; `follow` compares it with the frames that steps returned. */
export const framesMade = (): number => made;

/** Gives all questions the same fields in the same order, so that reading them is equally fast for every one. */
const inOneShape = (step: Step): Step => {
  if (typeof step === 'function') return step;
  const { about, always, who, options, asides, take, whyNot } = step;
  return { about, always, who, options, asides, take, whyNot } as Question;
};

/** Binds a game's state type once, so that rule files can simply say `task('explore', …)`. */
export const tasksFor =
  <G extends Game>() =>
  <A extends unknown[], N extends object>(
    name: string,
    notes: (...args: A) => N,
    steps: Readonly<Record<string, Step<G, Frame & N>>>,
  ): TaskOf<A, N> => {
    if ('end' in steps) throw new Error(`${name}: "end" is what saves call a task whose steps are done`);
    return Object.assign(
      (...args: A): Frame & N => {
        made++;
        return { task: name, at: 0, ...notes(...args) };
      },
      { steps: Object.values(steps).map(inOneShape), stepNames: Object.keys(steps) },
    );
  };

/**
 * Asks several seats at once. Answers may come in any order; each seat follows its own small stack. What one does must
 * not change what another may choose: they answer without knowing of each other.
 */
export const together = (seats: readonly Seat[], frameFor: (seat: Seat) => Frame): Together => ({
  task: TOGETHER,
  at: 0,
  branches: seats.map(seat => ({ seat, stack: [frameFor(seat)], open: null })),
});

/** `next`, and after it the same step once more. */
export const andAgain = (next: Next): Next => {
  if (next === undefined || next === AGAIN) return AGAIN;
  return 'task' in next ? [next, AGAIN] : [...next, AGAIN];
};
