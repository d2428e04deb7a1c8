import type { Registry } from '@lastroad/bots';
import { toy, toyInsight } from '@lastroad/kernel/toy';

/** The games that threads of these tests know. */
export const registry: Registry = { toy: { rules: toy, insight: toyInsight } };
