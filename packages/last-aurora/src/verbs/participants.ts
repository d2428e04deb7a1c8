import type { Who } from '../events.ts';
import type { Participant } from '../hooks.ts';
import type { Aurora } from '../state.ts';
import { isSeat } from './order.ts';

/** How the rules speak with somebody on the track: all seats alike, and with the rival that nobody plays. */
export const participant = ({ content: { hooks } }: Aurora, who: Who): Participant =>
  hooks.participant[isSeat(who) ? 0 : 1];
