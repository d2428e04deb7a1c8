import type { Seat } from '@lastroad/kernel';
import { FACE_DOWN, NONE, type Race } from '../../state.ts';

/** Part 12.1, as a seat sees it: before all have chosen, its own boards only. */
export interface LeadersView {
  readonly open: boolean;
  /** Rows of boards dealt to the one who looks, until all have chosen. */
  readonly dealt: readonly number[];
  /** By seat: its leader, `NONE`, or `FACE_DOWN` where it has chosen and does not show it yet. */
  readonly kept: readonly number[];
  readonly tokens: readonly number[];
  /** By seat: rows of commands that have a token this round. */
  readonly placed: readonly (readonly number[])[];
  readonly supply: number;
  /** Rows of commands that work on `boosted` in this turn. */
  readonly boosts: readonly number[];
  readonly boosted: number;
  /** By seat: its die has been rolled again this round. */
  readonly rerolled: readonly boolean[];
}

/** `null` at a table without leaders. */
export const leadersView = ({ leaders }: Race, seat: Seat): LeadersView | null => {
  if (leaders === undefined) return null;
  const { open, dealt, kept, tokens, placed, supply, boosts, boosted, rerolled } = leaders;
  return {
    open,
    dealt: seat < 0 ? [] : dealt[seat].slice(),
    kept: kept.map((leader, owner) => (open || owner === seat || leader === NONE ? leader : FACE_DOWN)),
    tokens: tokens.slice(),
    placed: placed.map(rows => rows.slice()),
    supply,
    boosts: boosts.slice(),
    boosted,
    rerolled: rerolled.slice(),
  };
};
