import { GIVES_WAY } from '../../bodies.ts';
import { type BaseBody, CAR } from '../../rules/car.ts';

/** TR-BIKE-13: what befalls bikes is what befalls cars, but for three things. */
export const BIKE: BaseBody = {
  ...CAR,
  // TR-BIKE-10, TR-BIKE-11. Every damage is minor, so none burns, skids or lasts.
  token: g => g.content.minor,
  // TR-BIKE-9.
  inSlams: GIVES_WAY,
  // TR-BIKE-7, TR-BIKE-14, TR-INT-5.
  drivesThrough: true,
};
