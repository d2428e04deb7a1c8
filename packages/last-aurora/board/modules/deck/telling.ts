/** Where it is said what its slots do. */
export const DECK_SLOTS = { itemPerRound: 'FS-CELL-1', itemLimit: 'FS-CELL-2' } as const;
