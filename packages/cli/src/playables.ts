import type { Registry } from '@lastroad/bots';
import { toy, toyInsight } from '@lastroad/kernel/toy';

/** The games that bots have been taught; threads import this module by its address. */
export const registry: Registry = { toy: { rules: toy, insight: toyInsight } };
