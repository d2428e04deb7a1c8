import { location, type Table, type TableLaid } from '../../table.ts';
import { aggressionAt, evadeAt, type TracksLaid } from '../pvp/tracks.ts';

/** What comes of it when cards of several modules meet, with all of them on the table. */
export interface Row {
  readonly clause: string;
  readonly says: string;
  readonly laid: TableLaid & { readonly tracks?: TracksLaid };
  /** What is chosen, by its words, or who chooses what. */
  readonly play?: readonly string[] | ((t: Table) => void);
  readonly look: (t: Table) => unknown;
  readonly shows: unknown;
}

const SHED = location(['fuel', 'fuel'], ['food']);

export const FIRING = { start: 'fireTurn', args: [0], phase: 'fire' } as const;
export const EXPLORING = {
  start: 'explore',
  args: [0],
  phase: 'explore',
  row: [SHED, SHED, SHED, SHED, SHED],
  deck: [],
} as const;

/** Tokens of two seats that would show at once if something moved them, or were evaded. */
export const NEW_TRACKS = { evade: [4, 4], aggression: [1, 1] };
export const tracks = (t: Table): TracksLaid => ({
  evade: [0, 1].map(seat => evadeAt(t, seat)),
  aggression: [0, 1].map(seat => aggressionAt(t, seat)),
});
