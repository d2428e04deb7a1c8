import type { Message } from '@lastroad/kernel';
import type { Sound } from '@lastroad/ui';
import type { AuroraView } from '../../../src/index.ts';

/** Where it is said what the Mine does. */
export const MINE_CLAUSES = { mine: 'LA-MIN-2' } as const;

export const MINE_SOUNDS: { readonly mineSprung: Sound } = { mineSprung: 'metal' };

/** What is said of a road because of a mine on it. */
export const mineOn = (
  { mines }: AuroraView,
  road: number,
): { text: readonly Message[]; clauses: readonly string[] } =>
  mines?.roads.includes(road)
    ? { text: [{ key: 'face.text.mined' }], clauses: ['LA-MIN-5'] }
    : { text: [], clauses: [] };
