import type { House } from '../settings.ts';
import { PACKS } from './tables.ts';

/** LA-OPT-39: cards of Frozen Steel as games begun before version 4 have them. */
const FIRST = {
  survivors: [
    { id: 'bannerbearer', skill: 3, source: 'designed' },
    { id: 'spearsister', skill: 2, source: 'designed' },
    { id: 'unitzero', skill: 1, source: 'designed' },
  ],
  trailers: [
    { id: 'rollingstore', slots: ['any', 'any', 'foodOrFuel', 'foodOrFuel', 'itemLimit'], source: 'designed' },
  ],
  devices: [
    { id: 'junkgun', slots: ['junk2', 'any'], source: 'designed' },
    { id: 'ramshield', slots: ['armour', 'armour', 'any'], source: 'designed' },
    { id: 'twinmount', slots: ['weapon3', 'junk1'], source: 'designed' },
  ],
  locations: [{ id: 'dump', right: ['ammo', 'ammo', 'item'], source: 'designed' }],
  enemies: [{ id: 'asgard-6', shield: 3, boxes: [2, 3, 4], source: 'designed' }],
} as const;

/** Our own rows as they were printed. Rows that change get a printing: those of a released one are never edited. */
export const PRINTINGS = {
  second: PACKS,
  first: PACKS.dated(FIRST),
} as const satisfies Readonly<Record<House['printing'], typeof PACKS>>;
