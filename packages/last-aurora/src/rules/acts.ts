import { andAgain, type Next, type Reason, type Seat } from '@lastroad/kernel';
import type { Act } from '../hooks.ts';
import type { Aurora } from '../state.ts';

const actsOf = ({ phase, content: { hooks } }: Aurora): readonly Act[] => hooks.act.filter(act => act.phase === phase);

/** Acts of abilities and modules that can be done on a turn of this phase, ascending. */
export const actsNow = (g: Aurora, seat: Seat): number[] =>
  actsOf(g)
    .filter(act => act.possible(g, seat))
    .map(({ number }) => number)
    .sort((a, b) => a - b);

/** Afterwards the same question is asked again. */
export const takeAct = (g: Aurora, seat: Seat, choice: number): Next =>
  andAgain(
    actsOf(g)
      .find(({ number }) => number === choice)
      ?.take(g, seat),
  );

export const whyNoAct = (g: Aurora, choice: number): Reason | null =>
  actsOf(g).find(({ number }) => number === choice)?.whyNot ?? null;
