import { type ThunderContent, WAYS, type Way } from '../rows.ts';
import { BOARD, type Race, type Space } from '../state.ts';
import { sideAt } from '../verbs/board.ts';
import { frontEnd, neighbour, OFF, rearStart } from '../verbs/geometry.ts';
import { isDeadly } from './ruin.ts';

// Which spaces are dangerous to be pushed from follows from the three sides on the table, so it is found out once for
// them. Tokens do not count: there are few that are as bad as a rock.

interface Table {
  content: ThunderContent | null;
  laid: number;
  readonly sides: number[];
  perils: Int8Array;
}

const table: Table = { content: null, laid: 0, sides: [], perils: new Int8Array(0) };

const isSame = (g: Race): boolean => {
  if (table.content !== g.content || table.laid !== g.laid) return false;
  for (let i = 0; i < BOARD; i++) if (table.sides[i] !== g.board[i]) return false;
  return true;
};

const isPeril = (g: Race, space: Space, way: Way): boolean => {
  if (space === OFF || space < rearStart(g)) return true;
  if (space >= frontEnd(g)) return false;
  const { content } = g;
  return isDeadly(content.terrains[content.sides[sideAt(g, space)].terrain[space % content.area]], way);
};

const findOut = (g: Race): void => {
  const { content } = g;
  const spaces = BOARD * content.area;
  if (table.perils.length !== spaces) table.perils = new Int8Array(spaces);
  table.content = content;
  table.laid = g.laid;
  for (let i = 0; i < BOARD; i++) table.sides[i] = g.board[i];
  for (let space = rearStart(g); space < frontEnd(g); space++) {
    let found = 0;
    for (let way = 0; way < WAYS.length; way++) if (isPeril(g, neighbour(content, space, way), way)) found++;
    table.perils[space % spaces] = found;
  }
};

/** In how many of the six ways a push out of a space on the table is the end. */
export const perilsOf = (g: Race, space: Space): number => {
  if (!isSame(g)) findOut(g);
  return table.perils[space % table.perils.length];
};
