import type { ItemCard, TileRow } from '../cards.ts';

/** LA-DAT-13: eight kinds, fourteen cards. */
export const ITEMS: readonly ItemCard[] = [
  { id: 'antifreeze', power: 'antifreeze', phase: 'any', copies: 2, source: 'inferred' },
  { id: 'decontamination', power: 'decontamination', phase: 'any', copies: 2, source: 'inferred' },
  { id: 'hazmat', power: 'hazmat', phase: 'any', copies: 2, source: 'inferred' },
  { id: 'incendiary', power: 'incendiary', phase: 'fire', copies: 1, source: 'inferred' },
  { id: 'mre', power: 'mre', phase: 'any', copies: 2, source: 'inferred' },
  { id: 'nitromethane', power: 'nitromethane', phase: 'movement', copies: 1, source: 'inferred' },
  { id: 'nitrous', power: 'nitrous', phase: 'movement', copies: 2, source: 'inferred' },
  { id: 'torch', power: 'torch', phase: 'any', copies: 2, source: 'inferred' },
];

/** LA-DAT-15. */
export const TILES: readonly TileRow[] = [
  { id: 'ammo', copies: 1, source: 'designed' },
  { id: 'food', copies: 2, source: 'designed' },
  { id: 'fuel', copies: 3, source: 'designed' },
  { id: 'item', copies: 2, source: 'designed' },
  { id: 'contamination', copies: 2, source: 'designed' },
];

/** LA-DAT-4: stars of the fame track from the bottom. */
export const FAME: readonly number[] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
