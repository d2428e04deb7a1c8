import type { Who } from '../events.ts';
import type { Contender } from '../hooks.ts';
import type { Aurora } from '../state.ts';
import { isSeat } from './order.ts';

/** How the rules speak with somebody on the track: all seats alike, and with the rival that nobody plays. */
export const contender = ({ content: { hooks } }: Aurora, who: Who): Contender => hooks.contender[isSeat(who) ? 0 : 1];
