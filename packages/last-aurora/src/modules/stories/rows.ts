import type { StoryRow } from '../../story.ts';
import { DECK_1 } from './deck-1/rows.ts';
import { DECK_2 } from './deck-2/rows.ts';
import { DECK_3 } from './deck-3/rows.ts';

/** FS-STORY-1, FS-DATA-8: all of our own design. */
export const STORIES: readonly StoryRow[] = [...DECK_1, ...DECK_2, ...DECK_3];
