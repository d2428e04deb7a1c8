import type { Sound } from '@lastroad/ui';

/** Where it is said what its slots do. */
export const DECK_SLOTS = { itemPerRound: 'FS-CELL-1', itemLimit: 'FS-CELL-2' } as const;

export const DECK_ABILITIES = { spotter: 'FS-SURV-1', houndkeeper: 'FS-SURV-4', longshot: 'FS-SURV-5' } as const;
export const DECK_ENCOUNTERS = { deserter: ['FS-ENC-2', 'FS-ENC-4'] } as const;
export const DECK_EVENTS = { headwind: ['FS-EVT-1', 'FS-EVT-4'], mayday: ['FS-EVT-5', 'FS-EVT-6'] } as const;
export const DECK_ITEMS = {
  tins: 'FS-ITEM-1',
  shroud: 'FS-ITEM-3',
  rocket: 'FS-ITEM-6',
  smoke: 'FS-ITEM-9',
  brew: 'FS-ITEM-11',
  serum: 'FS-ITEM-13',
} as const;

export const DECK_SOUNDS: { readonly wounded: Sound; readonly tookAlong: Sound } = {
  wounded: 'metal',
  tookAlong: 'paper',
};
