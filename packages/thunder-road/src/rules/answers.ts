/** Answers to a question of yes or no. */
export const NO = 0;
export const YES = 1;
/** None, or no more. */
export const DONE = -1;

export const ASK: readonly number[] = [NO, YES];
/** Nothing to be asked. */
export const NOTHING: readonly number[] = [];
