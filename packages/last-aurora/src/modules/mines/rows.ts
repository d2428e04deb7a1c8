import type { ItemCard } from '../../cards.ts';

/** LA-MIN-1, LA-DAT-13. */
export const MINE_ITEMS: readonly ItemCard[] = [
  { id: 'mine', power: 'mine', phase: 'movement', copies: 1, source: 'printed', module: 'mines' },
];
