import { type Next, reveal, type Seat } from '@lastroad/kernel';
import { BOARD, type Car, type Race, START, task } from '../state.ts';
import { hasChopper } from '../verbs/board.ts';
import { bodyOf } from '../verbs/cars.ts';
import { frontEnd, isOnRearTile, rearStart } from '../verbs/geometry.ts';
import { eliminate, eliminateAll, foremostOwner, reachFinish } from '../verbs/outcome.ts';
import { discardHazard, layHazard } from '../verbs/piles.ts';

/** TR-SETUP-2, TR-EDGE-2: the top tile of the pile becomes the lead tile, with a token on every hazard space. */
export const layTile = (g: Race, side: number): void => {
  const { content } = g;
  const first = frontEnd(g);
  g.board[g.laid % BOARD] = side;
  g.laid++;
  reveal(g);
  g.events?.push({ type: 'tileLaid', side, laid: g.laid });
  const { hazards } = content.sides[side];
  for (let i = 0; i < content.area; i++) if (hazards[i] && !hasChopper(g, first + i)) layHazard(g, first + i);
  for (const says of content.hooks.tileComes) says(g);
};

/** TR-EDGE-4, TR-RUL-45: the pile cannot run dry, since a tile goes under it first. */
export const takeTile = (g: Race): number => {
  const side = g.pile.shift();
  if (side === undefined) throw new Error('the tile pile is empty');
  g.known = Math.min(g.known, g.pile.length);
  return side;
};

/** TR-EDGE-1: the board moves on by a tile. In a quake `doomed` cars leave by other edges in the same event. */
export const refresh = task(
  'refresh',
  (doomed: readonly Car[], foremost: Seat) => ({ doomed: [...doomed], foremost }),
  {
    // (1) Cars on the rear tile are eliminated; that may end the race before anybody drives on (TR-RUL-58).
    eliminateStragglers(g, f) {
      const left = f.doomed.length;
      for (let car = 0; car < g.cars.length; car++) {
        if (isOnRearTile(g, g.cars[car].at) && !f.doomed.includes(car))
          f.doomed.push(...bodyOf(g, car).stranded(g, car));
      }
      const edge = f.doomed.slice(0, left);
      eliminateAll(g, f.doomed, car => (edge.includes(car) ? 'edge' : 'tile'), f.foremost);
    },
    // (2), (3) Its hazards are discarded, choppers return.
    clear(g) {
      const first = rearStart(g);
      for (let i = 0; i < g.content.area; i++) discardHazard(g, first + i);
      for (const crew of g.crews) if (isOnRearTile(g, crew.chopper)) crew.chopper = START;
      for (const says of g.content.hooks.tileGoes) says(g);
    },
    // (4)-(7) The tile goes under the pile with its other side up; the next one is laid and gets hazards.
    layNext(g) {
      const side = g.board[(g.laid - BOARD) % BOARD];
      g.events?.push({ type: 'tileRemoved', side });
      g.pile.push(g.content.sides[side].back);
      g.known++;
      layTile(g, takeTile(g));
    },
    // TR-FINAL-1.
    placeFinish(g) {
      if (g.final || g.crews.length !== 2 || g.laid !== g.content.limits.finalTile) return;
      g.final = true;
      g.events?.push({ type: 'finishPlaced' });
    },
  },
);

/** TR-EDGE-5, TR-RUL-21: whether this car, going over the front edge, has the board refreshed. */
export const bringsRefresh = (g: Race, car: Car): boolean => bodyOf(g, car).bringsRefresh(g);

/** A car crosses the front edge: it finishes, or the board is refreshed before it drives on. */
export const crossFront = (g: Race, car: Car): Next => {
  if (g.final) return reachFinish(g, car);
  if (!bringsRefresh(g, car)) return eliminate(g, car, 'edge');
  return refresh([], foremostOwner(g));
};
