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
  const stack = stackOf(g, seat);
  const frame = stack[stack.length - 1];
  const question = tasks[frame.task].steps[frame.at] as Question;
  const before = framesMade();
  frame.at++;
  follow(tasks, stack, frame, question.take(g, frame, choice), before);
  stepsLeft = STEP_BUDGET;
  if (stack !== g.stack) run(tasks, g, stack);
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
      spendStep(tasks, frame);
      frame.at++;
      follow(tasks, stack, frame, step(g, frame), before);
    } else {
      const options = step.options(g, frame);
      if (options.length > 1 || (options.length === 1 && step.always)) return options;
      spendStep(tasks, frame);
      frame.at++;
      if (options.length === 1) follow(tasks, stack, frame, step.take(g, frame, options[0]), before);
    }
  }
  return null;
};

/** Runs every branch until it asks or ends; whether any of them asks. What one does may settle another, so: until nothing moves. */
const runBranches = (tasks: Tasks, g: Game, frame: Together): boolean => {
  for (;;) {
    const before = stepsLeft;
    let asks = false;
    for (const { stack } of frame.branches) {
      if (run(tasks, g, stack) !== null) asks = true;
      else if (stack.length > 0) throw new Error('a task asks several seats inside a branch: only the main stack may');
    }
    if (stepsLeft === before) return asks;
  }
};

const spendStep = (tasks: Tasks, frame: Frame): void => {
  if (stepsLeft-- === 0) throw new Error(`${stepName(tasks, frame)}: no decision within ${STEP_BUDGET} steps`);
};

/** Puts what a step returned on the stack, first things on top. */
const follow = (tasks: Tasks, stack: Frame[], frame: Frame, next: Next, before: number): void => {
  let pushed = 0;
  if (next === undefined) {
    // On to the next step.
  } else if (next === AGAIN) frame.at--;
  else if ('task' in next) pushed = push(stack, next);
  else {
    for (let i = next.length - 1; i >= 0; i--) {
      const item = next[i];
      if (item === AGAIN) frame.at--;
      else pushed += push(stack, item);
    }
  }
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

const stackOf = (g: Game, seat: Seat): Frame[] => {
  const frame = g.stack[g.stack.length - 1];
  if (frame.task !== TOGETHER) return g.stack;
  const branch = (frame as Together).branches.find(b => b.seat === seat);
  if (branch === undefined) throw new Error(`seat ${seat} has no part in this question`);
  return branch.stack;
};

/** Drops everything that is pending above a task, or, without one, everything: the game is over. */
export const unwind = (g: Game, task?: string): void => {
  while (g.stack.length > 0 && g.stack[g.stack.length - 1].task !== task) g.stack.pop();
};

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);
const asksIt = (branch: Branch): boolean => branch.stack.length > 0;

/** Whose answers the game is waiting for; nobody's once it is over. */
export const waitingFor = (tasks: Tasks, g: Game): readonly Seat[] => {
  if (g.stack.length === 0) return NOBODY;
  const frame = g.stack[g.stack.length - 1];
  if (frame.task === TOGETHER) return (frame as Together).branches.filter(asksIt).map(branch => branch.seat);
  const question = tasks[frame.task].steps[frame.at] as Question;
  return ALONE[question.who ? question.who(g, frame) : (frame as Frame & { readonly seat: Seat }).seat];
};

/** The question open for a seat, and the frame that asks it. */
export interface Asked {
  readonly question: Question;
  readonly frame: Frame;
  readonly name: string;
}

export const askedOf = (tasks: Tasks, g: Game, seat: Seat): Asked | null => {
  if (!waitingFor(tasks, g).includes(seat)) return null;
  const stack = stackOf(g, seat);
  const frame = stack[stack.length - 1];
  return { question: tasks[frame.task].steps[frame.at] as Question, frame, name: stepName(tasks, frame) };
};

/** What a seat may choose, ascending; nothing when it is not asked. Not to be changed by the reader. */
export const options = (tasks: Tasks, g: Game, seat: Seat): readonly number[] => {
  if (g.open !== null) return waitingFor(tasks, g)[0] === seat ? g.open : [];
  const asked = askedOf(tasks, g, seat);
  return asked === null ? [] : asked.question.options(g, asked.frame);
};
