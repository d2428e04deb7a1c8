import type { Seat } from '@lastroad/kernel';
import type { Race } from '../../state.ts';
import { crewOf } from '../../verbs/cars.ts';

/** TR-LEAD-1: leaders and upgrades are for car crews only, whether they roll or have a deck. */
export const carSeats = (g: Race): Seat[] => {
  const { models } = g.content;
  const isOfCars = (seat: Seat): boolean =>
    crewOf(g, seat).models.every(name => models.find(model => model.name === name)?.body === 'car');
  return g.crews.flatMap((_, seat) => (isOfCars(seat) ? [seat] : []));
};
