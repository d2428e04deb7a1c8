import type { Insight } from '@lastroad/kernel';
import type { ThunderEvent } from '../events.ts';
import type { Race } from '../state.ts';
import { isQuiet } from './asking.ts';
import { reasons } from './reasons.ts';
import { scene } from './scene.ts';
import { evaluate } from './standing.ts';
import { tagsOf } from './tags.ts';
import { weigh } from './weigh.ts';

/** What Thunder Road tells bots beyond its rules. */
export const thunderRoadInsight: Insight<Race, ThunderEvent> = { evaluate, weigh, isQuiet, scene, reasons, tagsOf };
