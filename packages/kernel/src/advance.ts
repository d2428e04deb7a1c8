import type { Game, Seat } from './game.ts';
import {
  AGAIN,
  type Branch,
  type Frame,
  framesMade,
  type Next,
  type Question,
  type Step,
  type Tasks,
  TOGETHER,
  type Together,
} from './task.ts';

/** More steps than any rule needs between two decisions: beyond it a task is going round in circles. */
const STEP_BUDGET = 100_000;

let stepsLeft = 0;

/** Runs the rules until somebody must decide or the game is over (an empty stack). */
export const advance = (tasks: Tasks, g: Game): void => {
  stepsLeft = STEP_BUDGET;
  g.open = run(tasks, g, g.stack);
};

/** Answers the question that is open for a seat. Trusts the choice: who takes answers from outside checks them first. */
export const choose = (tasks: Tasks, g: Game, seat: Seat, choice: number): void => {
  const branch = branchOf(g, seat);
  const stack = branch === null ? g.stack : branch.stack;
  const frame = stack[stack.length - 1];
  const question = tasks[frame.task].steps[frame.at] as Question;
  const before = framesMade();
  frame.at++;
  follow(tasks, stack, frame, question.take(g, frame, choice), before);
  stepsLeft = STEP_BUDGET;
  if (branch !== null) runBranch(tasks, g, branch);
  g.open = run(tasks, g, g.stack);
};

/** Runs one stack. Returns the options of the question it stops at; `null` if it is empty or asks several seats. */
const run = (tasks: Tasks, g: Game, stack: Frame[]): readonly number[] | null => {
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    if (frame.task === TOGETHER) {
      if (runBranches(tasks, g, frame as Together)) return null;
      stack.pop();
      continue;
    }
    const step: Step | undefined = tasks[frame.task].steps[frame.at];
    if (step === undefined) {
      stack.pop();
      continue;
    }
    const before = framesMade();
    if (typeof step === 'function') {
      if (stepsLeft-- === 0) throw goesInCircles(tasks, frame);
      frame.at++;
      const next = step(g, frame);
      if (next !== undefined || framesMade() !== before) follow(tasks, stack, frame, next, before);
    } else {
      const options = step.options(g, frame);
      if (options.length > 1 || (options.length === 1 && step.always)) return options;
      if (stepsLeft-- === 0) throw goesInCircles(tasks, frame);
      frame.at++;
      if (options.length === 1) follow(tasks, stack, frame, step.take(g, frame, options[0]), before);
    }
  }
  return null;
};

const runBranch = (tasks: Tasks, g: Game, branch: Branch): void => {
  branch.open = run(tasks, g, branch.stack);
  if (branch.open === null && branch.stack.length > 0) {
    throw new Error('a task asks several seats inside a branch: only the main stack may');
  }
};

/** Runs the branches that have not come to their question yet; whether any asks. None can change what another is asked. */
const runBranches = (tasks: Tasks, g: Game, { branches }: Together): boolean => {
  let asks = false;
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i];
    if (branch.stack.length === 0) continue;
    if (branch.open === null) runBranch(tasks, g, branch);
    asks ||= branch.open !== null;
  }
  return asks;
};

const goesInCircles = (tasks: Tasks, frame: Frame): Error =>
  new Error(`${stepName(tasks, frame)}: no decision within ${STEP_BUDGET} steps`);

/** Puts what a step returned on the stack, first things on top. */
const follow = (tasks: Tasks, stack: Frame[], frame: Frame, next: Next, before: number): void => {
  let pushed = 0;
  if (next === AGAIN) frame.at--;
  else if (Array.isArray(next)) {
    for (let i = next.length - 1; i >= 0; i--) {
      const item = (next as readonly (Frame | typeof AGAIN)[])[i];
      if (item === AGAIN) frame.at--;
      else pushed += push(stack, item);
    }
  } else if (next !== undefined) pushed = push(stack, next as Frame);
  const made = framesMade() - before;
  if (made !== pushed) {
    frame.at--;
    throw new Error(
      `${stepName(tasks, frame)} made ${made} frames and returned ${pushed}: a step returns each frame it makes`,
    );
  }
};

const push = (stack: Frame[], frame: Frame): number => {
  stack.push(frame);
  return frame.task === TOGETHER ? (frame as Together).branches.length : 1;
};

/** Task and step, as saves and prompts name them: `explore.chooseSlot`. */
export const stepName = (tasks: Tasks, frame: Frame): string =>
  frame.task === TOGETHER ? TOGETHER : `${frame.task}.${tasks[frame.task].stepNames[frame.at] ?? 'end'}`;

/** A seat's part of the question that is open for several; `null` when a single one is open. */
const branchOf = (g: Game, seat: Seat): Branch | null => {
  const frame = g.stack[g.stack.length - 1];
  if (frame.task !== TOGETHER) return null;
  const { branches } = frame as Together;
  for (let i = 0; i < branches.length; i++) if (branches[i].seat === seat) return branches[i];
  throw new Error(`seat ${seat} has no part in this question`);
};

/** Drops everything that is pending above a task, or, without one, everything: the game is over. */
export const unwind = (g: Game, task?: string): void => {
  while (g.stack.length > 0 && g.stack[g.stack.length - 1].task !== task) g.stack.pop();
};

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** Whose answers the game is waiting for; nobody's once it is over. */
export const waitingFor = (tasks: Tasks, g: Game): readonly Seat[] => {
  if (g.stack.length === 0) return NOBODY;
  const frame = g.stack[g.stack.length - 1];
  if (frame.task === TOGETHER) {
    const { branches } = frame as Together;
    const seats: Seat[] = [];
    for (let i = 0; i < branches.length; i++) if (branches[i].stack.length > 0) seats.push(branches[i].seat);
    return seats;
  }
  return ALONE[askedAlone(tasks, g, frame)];
};

const askedAlone = (tasks: Tasks, g: Game, frame: Frame): Seat => {
  const question = tasks[frame.task].steps[frame.at] as Question;
  return question.who ? question.who(g, frame) : (frame as Frame & { readonly seat: Seat }).seat;
};

/** The question open for a seat, and the frame that asks it. */
export interface Asked {
  readonly question: Question;
  readonly frame: Frame;
  readonly name: string;
}

export const askedOf = (tasks: Tasks, g: Game, seat: Seat): Asked | null => {
  if (!waitingFor(tasks, g).includes(seat)) return null;
  const stack = branchOf(g, seat)?.stack ?? g.stack;
  const frame = stack[stack.length - 1];
  return { question: tasks[frame.task].steps[frame.at] as Question, frame, name: stepName(tasks, frame) };
};

/** What a seat may choose, ascending; nothing when it is not asked. Not to be changed by the reader. */
export const options = (tasks: Tasks, g: Game, seat: Seat): readonly number[] => {
  if (g.open !== null) return askedAlone(tasks, g, g.stack[g.stack.length - 1]) === seat ? g.open : [];
  if (g.stack.length > 0 && g.stack[g.stack.length - 1].task === TOGETHER) {
    const open = branchOf(g, seat)?.open;
    if (open) return open;
  }
  const asked = askedOf(tasks, g, seat);
  return asked === null ? [] : asked.question.options(g, asked.frame);
};

/** Forgets what was computed for the open questions, after the state was changed from outside. */
export const forgetOptions = (g: Game): void => {
  g.open = null;
  const asked = g.stack[g.stack.length - 1];
  if (asked?.task === TOGETHER) for (const branch of (asked as Together).branches) branch.open = null;
};
