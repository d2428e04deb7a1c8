import type { Insight } from '@lastroad/kernel';
import type { AuroraEvent } from '../events.ts';
import type { Aurora } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { reasons } from './reasons.ts';
import { tagsOf } from './tags.ts';
import { weigh } from './weigh.ts';

/** What Last Aurora tells bots beyond its rules. */
export const lastAuroraInsight: Insight<Aurora, AuroraEvent> = { evaluate, weigh, reasons, tagsOf };
