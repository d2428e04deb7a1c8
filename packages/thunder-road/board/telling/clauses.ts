import { BIKE_CLAUSES } from '../modules/bikes/clauses.ts';
import { CARNAGE_CLAUSES } from '../modules/carnage/clauses.ts';
import { RIG_CLAUSES } from '../modules/rig/clauses.ts';
import { SHOP_CLAUSES } from '../modules/shop/clauses.ts';

/** The clauses of the rules that speak of things on the table. */
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  car: ['TR-STATE-1', 'TR-STATE-2', 'TR-SLAM-4', 'TR-COMP-2'],
  wreck: ['TR-WRECK-1', 'TR-WRECK-2'],
  'terrain.off-road': ['TR-TERR-1'],
  'terrain.road': ['TR-TERR-2', 'TR-ROAD-1'],
  'terrain.mud': ['TR-TERR-3'],
  'terrain.impassable': ['TR-TERR-4', 'TR-MOVE-3'],
  'hazard.wreck': ['TR-HAZ-2'],
  'hazard.mine': ['TR-HAZ-3'],
  'hazard.road': ['TR-HAZ-4'],
  'hazard.mud': ['TR-HAZ-5'],
  'hazard.oil': ['TR-HAZ-6'],
  'damage.nothing': ['TR-TOK-1', 'TR-TOK-6'],
  'damage.ricochet': ['TR-TOK-2'],
  'damage.skid': ['TR-TOK-3'],
  'damage.daze': ['TR-TOK-4'],
  'damage.jump': ['TR-TOK-5'],
  'command.airstrike': ['TR-CMD-2'],
  'command.nitro': ['TR-CMD-3'],
  'command.drift': ['TR-CMD-4'],
  'command.repair': ['TR-CMD-5'],
  ...BIKE_CLAUSES,
  ...CARNAGE_CLAUSES,
  ...RIG_CLAUSES,
  ...SHOP_CLAUSES,
};
