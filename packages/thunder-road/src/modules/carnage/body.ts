import type { Part } from '../../bodies.ts';
import { FORWARD } from '../../rows.ts';
import { enter, hop } from '../../rules/declared.ts';
import { NONE } from '../../state.ts';
import { ignite, sizeOf, stop } from '../../verbs/cars.ts';
import { hits, rollShooting, rollStunt } from '../../verbs/dice.ts';
import { neighbour } from '../../verbs/geometry.ts';
import { FORCED, GLIDING, isOwnMove, isTooLong } from '../../verbs/movement.ts';
import { eliminate } from '../../verbs/outcome.ts';
import { drawLasting } from '../../verbs/piles.ts';
import { quake } from './quake.ts';
import { worm } from './worm.ts';

type Carnage = Part<'quake' | 'worm' | 'pit', 'stop' | 'glide' | 'launch' | 'burn' | 'salt', 'lasting' | 'fire'>;

/** What befalls cars and wrecks in Carnage. */
export const PART: Carnage = {
  // Part 11.2.
  hazards: {
    // TR-CARN-8.
    quake: () => quake(),
    // TR-CARN-9.
    worm,
    // TR-CARN-11.
    pit(g, f) {
      const face = rollShooting(g);
      const hit = hits(g, face, sizeOf(g, f.car));
      g.events?.push({ type: 'pitRolled', car: f.car, face, hit });
      if (hit) eliminate(g, f.car, 'pit');
    },
  },
  // Part 11.1.
  terrains: {
    // TR-CARN-1.
    stop: (g, f) => stop(g, f.car),
    // TR-CARN-2.
    glide(g, f) {
      if (isTooLong(g)) return;
      return enter(f.car, neighbour(g.content, f.to, f.way), f.way, isOwnMove(f.mode) ? GLIDING : FORCED);
    },
    // TR-CARN-3, TR-RUL-49.
    launch(g, f) {
      if (f.way !== FORWARD || f.span !== 1) return eliminate(g, f.car, 'ramp');
      stop(g, f.car);
      const spaces = rollStunt(g);
      g.events?.push({ type: 'launched', car: f.car, spaces });
      return hop(f.car, FORWARD, spaces);
    },
    // TR-CARN-5.
    burn: (g, f) => ignite(g, f.car),
    // TR-CARN-6.
    salt(g, f) {
      if (f.car === g.active) g.salted = true;
    },
  },
  deadly: {
    stop: () => false,
    glide: () => false,
    // TR-CARN-3.
    launch: way => way !== FORWARD,
    burn: () => false,
    salt: () => false,
  },
  // TR-TOK-7.
  damage: {
    // TR-LAST-1.
    lasting(g, car, slot) {
      const card = drawLasting(g);
      g.cars[car].lasting[slot] = card;
      if (card !== NONE) g.events?.push({ type: 'afflicted', car, card });
    },
    // TR-FIRE-1.
    fire: (g, car) => ignite(g, car),
  },
};
