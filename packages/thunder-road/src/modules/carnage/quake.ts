import { AGAIN, type Next } from '@lastroad/kernel';
import { FORWARD, type Way } from '../../rows.ts';
import { endured } from '../../rules/damage.ts';
import { enter, slam } from '../../rules/declared.ts';
import { bringsRefresh, refresh } from '../../rules/refresh.ts';
import { type Car, NONE, OUT, task } from '../../state.ts';
import { carAt } from '../../verbs/board.ts';
import { bodyOf, frontToRear, isWreck, moveTo } from '../../verbs/cars.ts';
import { rollDirection } from '../../verbs/dice.ts';
import { frontEnd, isOnBoard, neighbour } from '../../verbs/geometry.ts';
import { FORCED } from '../../verbs/movement.ts';
import { eliminateAll, foremostOwner, win } from '../../verbs/outcome.ts';

interface Quake {
  way: Way;
  /** Cars that were shifted, and by which displacement. */
  readonly cars: Car[];
  readonly entries: number[];
  next: number;
}

/** TR-CARN-8, TR-CARN-13: all cars move one space that way at once. */
export const quake = task('quake', (): Quake => ({ way: FORWARD, cars: [], entries: [], next: 0 }), {
  roll(g, f) {
    f.way = rollDirection(g);
    g.events?.push({ type: 'quaked', way: f.way });
  },
  // (1)-(5) Exits and at most one refresh are one event; who crosses the finish first in order wins.
  shift(g, f): Next {
    const foremost = foremostOwner(g);
    const doomed: Car[] = [];
    let refreshes = false;
    for (const car of frontToRear(g)) {
      if (bodyOf(g, car).endures !== null) continue;
      const to = neighbour(g.content, g.cars[car].at, f.way);
      const isAhead = to >= frontEnd(g);
      if (isAhead && g.final && !isWreck(g.cars[car]) && !g.crews[g.cars[car].seat].out) {
        return win(g, g.cars[car].seat, 'finish');
      }
      if (isAhead && !g.final && bringsRefresh(g, car)) refreshes = true;
      else if (!isOnBoard(g, to)) {
        doomed.push(car);
        continue;
      }
      moveTo(g, car, to, f.way, true);
      f.cars.push(car);
      f.entries.push(g.cars[car].entry);
    }
    g.chain++;
    if (refreshes) return refresh(doomed, foremost);
    eliminateAll(g, doomed, () => 'edge', foremost);
  },
  // (6) Entered spaces are resolved in order; a car that was moved on meanwhile has left its own.
  resolve(g, f): Next {
    if (f.next === f.cars.length) return;
    const car = f.cars[f.next];
    const entry = f.entries[f.next++];
    const { at } = g.cars[car];
    if (at === OUT || g.cars[car].entry !== entry) return AGAIN;
    return [enter(car, at, f.way, FORCED, 1, entry), AGAIN];
  },
  // TR-SLAM-6. What was not moved may still share its space with one of two that came into it.
  untangle(g): Next {
    for (const car of frontToRear(g)) {
      const other = bodyOf(g, car).endures === null ? NONE : carAt(g, g.cars[car].at, car);
      if (other !== NONE) return [slam(other, car), AGAIN];
    }
  },
  // TR-RIG-22. What is not moved has something else to suffer, once however many sections it has.
  endure: (g): Next =>
    endured(
      g,
      frontToRear(g).filter(car => !bodyOf(g, car).trails),
    ),
});
