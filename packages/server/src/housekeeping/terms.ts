import type { Config } from '../operations/config.ts';
import type { Place } from './walk.ts';

/** Days, of which 0 means that nothing is ever done. */
export type Terms = Pick<Config, 'expireOpen' | 'expireAbandoned' | 'expireFinished' | 'expireTalk' | 'pruneFinished'>;

const DAY = 86_400_000;

/** Nothing that happened before has to be kept; `null`: everything has to be. */
export const limitOf = (days: number, now: number): number | null => (days === 0 ? null : now - days * DAY);

const isBefore = (instant: number, days: number, now: number): boolean => {
  const limit = limitOf(days, now);
  return limit !== null && instant < limit;
};

export type Why = 'open' | 'abandoned' | 'finished';

/** Why a table goes; `null`: it stays. Whoever is there has been seen in time. */
export const whyRemoved = (terms: Terms, { state, lastSeen }: Place, now: number): Why | null => {
  switch (state) {
    case 'open':
      return isBefore(lastSeen, terms.expireOpen, now) ? 'open' : null;
    case 'playing':
      return isBefore(lastSeen, terms.expireAbandoned, now) ? 'abandoned' : null;
    case 'over':
      return isBefore(lastSeen, terms.expireFinished, now) ? 'finished' : null;
  }
};

export const isToBePruned = (terms: Terms, { state, lastSeen, isPruned }: Place, now: number): boolean =>
  state === 'over' && !isPruned && isBefore(lastSeen, terms.pruneFinished, now);

export const hasOldTalk = (terms: Terms, { oldestLine }: Place, now: number): boolean =>
  oldestLine !== null && isBefore(oldestLine, terms.expireTalk, now);
