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

export interface Task<S extends string = string> {
  readonly steps: readonly Step[];
  readonly stepNames: readonly S[];
}

/** Makes the frame that starts a task. `S`: the names of its steps. */
export interface TaskOf<A extends unknown[], N, S extends string = string> extends Task<S> {
  /** Its name, as its frames and saves have it. */
  readonly id: string;
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
export const tasksFor = <G extends Game>() => {
  /** A task whose steps are given elsewhere, for tasks that call one another across files. */
  const declare = <A extends unknown[], N extends object>(name: string, notes: (...args: A) => N): TaskOf<A, N> =>
    Object.assign(
      (...args: A): Frame & N => {
        made++;
        return { task: name, at: 0, ...notes(...args) };
      },
      { id: name, steps: [], stepNames: [] },
    );

  /** Gives a declared task its steps, in the order of the rulebook. */
  const steps = <A extends unknown[], N extends object, S extends string>(
    declared: TaskOf<A, N>,
    named: Readonly<Record<S, Step<G, Frame & NoInfer<N>>>>,
  ): TaskOf<A, N, S> => {
    const stepNames = Object.keys(named) as S[];
    if (declared.steps.length > 0) throw new Error(`${declared.id} has been given its steps already`);
    if ('end' in named) throw new Error(`${declared.id}: "end" is what saves call a task whose steps are done`);
    return Object.assign(declared, {
      steps: stepNames.map(step => inOneShape(named[step] as Step)),
      stepNames,
    });
  };

  const task = <A extends unknown[], N extends object, S extends string>(
    name: string,
    notes: (...args: A) => N,
    named: Readonly<Record<S, Step<G, Frame & NoInfer<N>>>>,
  ): TaskOf<A, N, S> => steps(declare(name, notes), named);

  return { task, declare, steps };
};

/** Tells of frames of a task whether this step is still to be done, or its question is open. */
export const yetTo = <S extends string>({ stepNames }: Task<S>, step: S): ((frame: Frame) => boolean) => {
  const at = stepNames.indexOf(step);
  return frame => frame.at <= at;
};

/** Whether a frame is one of a task's, and has its notes. */
export const isOf = <F extends Frame>(
  { id }: { readonly id: string } & ((...args: never[]) => F),
  frame: Frame | undefined,
): frame is F => frame?.task === id;

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
