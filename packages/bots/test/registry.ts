import { toy, toyInsight } from '@lastroad/kernel/toy';
import type { Registry } from '../src/index.ts';

/** The games that threads of these tests know. */
export const registry: Registry = { toy: { rules: toy, insight: toyInsight } };
