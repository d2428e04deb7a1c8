import type { Message, Seat } from '@lastroad/kernel';
import { SIZES, type ThunderContent, WAYS, type Way } from '../rows.ts';
import type { Car, Space } from '../state.ts';
import { laneOf, rowOf } from '../verbs/geometry.ts';

/** The colours of the crews, by seat. */
const COLOURS = ['orange', 'blue', 'white', 'green'] as const;

export const seatName = (seat: Seat): Message => ({ key: `crew.${COLOURS[seat]}` });

export const wayName = (way: Way): Message => ({ key: `way.${WAYS[way]}` });

/** The row of a car in the state follows from the crews, so events can name cars without it. */
export const carName = (content: ThunderContent, car: Car): Message => {
  let before = 0;
  for (const [seat, crew] of content.seating.entries()) {
    const { models } = content.crews[crew];
    if (car < before + models.length) {
      const size = content.models.find(model => model.name === models[car - before])?.size ?? SIZES[0];
      return { key: 'car', values: { crew: seatName(seat), size: { key: `size.${size}` } } };
    }
    before += models.length;
  }
  return { key: 'wreckNumber', values: { number: car - before + 1 } };
};

/** Tiles are numbered from the start of the race, lanes and rows from 1 as one drives. */
export const spaceName = (content: ThunderContent, space: Space): Message => ({
  key: 'space',
  values: {
    tile: Math.floor(space / content.area) + 1,
    lane: laneOf(content, space) + 1,
    row: (rowOf(content, space) % content.limits.rows) + 1,
  },
});
