import type { Box } from '../hooks.ts';
import type { House } from '../settings.ts';

/** A box that may lie on the table or not. */
export interface AuroraModule extends Box {
  isAtTable(house: House): boolean;
}
