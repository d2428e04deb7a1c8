import type { Frame } from '@lastroad/kernel';
import type { Token } from './state.ts';

/** What the frames of one task hold, in nobody's convoy and in no pile. */
export interface Hand {
  readonly task: string;
  tokens(f: Frame): readonly Token[];
  holdsCard(f: Frame): boolean;
}

/** The places where modules speak, and the base box like one of them. Each is read in one place, named with it. */
export interface Places {
  /** Tasks that hold something while they are under way: `verbs/hands.ts`. */
  hand: Hand;
}

export const PLACES = ['hand'] as const satisfies readonly (keyof Places)[];
