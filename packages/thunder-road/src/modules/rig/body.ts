import { type Befall, type Body, STANDS } from '../../bodies.ts';
import { because } from '../../rules/reasons.ts';
import { NONE } from '../../state.ts';
import { flatten } from './ground.ts';
import { batterAt, mend, openSpots, suffering } from './hurt.ts';
import { ram } from './plow.ts';
import { pull, reach, strand } from './train.ts';

/** TR-RIG-16, TR-RIG-17, TR-RIG-19, TR-RIG-22: it goes on over what would stop it; the space is off-road from now on. */
const withstand: Befall = (g, f) => {
  flatten(g, f.to);
  return suffering(g);
};

const endure: Befall = g => suffering(g);

const never = (): boolean => false;

/** What befalls the sections of the rig, as far as it is not what befalls cars. */
export const rigBody = (car: Body): Body => ({
  ...car,
  blocked: withstand,
  hazards: {
    ...car.hazards,
    // TR-RIG-21, TR-RUL-28. The token is discarded, so nothing is to be laid in its place.
    mine: endure,
    oil: withstand,
    pit: withstand,
  },
  terrains: { ...car.terrains, stop: withstand, glide: withstand, launch: withstand, burn: withstand, salt: () => {} },
  deadly: { ...car.deadly, block: never, launch: never },
  // TR-RIG-20, TR-RIG-22, TR-RUL-51.
  endures: g => suffering(g),
  leaves: pull,
  rams: ram,
  barred: because('noLaneChange', 'TR-RIG-12'),
  reaches: reach,
  spots: openSpots,
  struck: (g, _car, spot) => batterAt(g, spot),
  // TR-DB-25.
  mends: (_g, seat) => mend(seat, NONE),
  stranded: strand,
  // TR-RIG-26.
  inSlams: STANDS,
});

/** TR-RIG-15: where the rig is, its front section says. */
export const trailerBody = (rig: Body): Body => ({ ...rig, trails: true, leaves: () => {} });
