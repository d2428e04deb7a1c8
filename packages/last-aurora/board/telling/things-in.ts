import type { Sound, Thing } from '@lastroad/ui';
import type { AuroraEvent } from '../../src/events.ts';
import { AUTOMA, NONE } from '../../src/state.ts';
import { DECK_SOUNDS } from '../modules/deck/telling.ts';
import { MINE_SOUNDS } from '../modules/mines/telling.ts';
import { STORY_SOUNDS } from '../modules/stories/telling.ts';
import { SLOTS } from './inspect-place.ts';

const card = (at: number): Thing[] => (at === NONE ? [] : [{ about: 'card', at }]);

const slot = (who: number, at: number): Thing[] => (who === AUTOMA ? [] : [{ about: 'ownSlot', at: who * SLOTS + at }]);

/** What an event speaks of, the most telling thing first. */
export const thingsIn = (event: AuroraEvent): readonly Thing[] => {
  if (event.type === 'raided') return [{ about: 'seat', at: event.victim }, ...slot(event.who, event.weapon)];
  if ('story' in event) return [{ about: 'story', at: event.story }];
  if ('slot' in event) return [...slot(event.who, event.slot), ...card(event.card)];
  if (event.type === 'arranged') return slot(event.seat, event.to);
  if ('enemy' in event) return event.enemy === NONE ? [] : [{ about: 'enemy', at: event.enemy }];
  if ('card' in event) return card(event.card);
  if ('survivor' in event) return card(event.survivor);
  if ('item' in event) return event.item === NONE ? [] : [{ about: 'item', at: event.item }];
  if ('road' in event)
    return 'node' in event ? [{ about: 'waypoint', at: event.node }] : [{ about: 'road', at: event.road }];
  if ('node' in event) return [{ about: 'waypoint', at: event.node }];
  return 'outcome' in event ? [{ about: 'outcome', at: event.outcome }] : [];
};

const SOUNDS: Readonly<Partial<Record<AuroraEvent['type'], Sound>>> = {
  roundBegan: 'wind',
  revealed: 'paper',
  eventStruck: 'wind',
  gained: 'coin',
  arranged: 'metal',
  damaged: 'metal',
  repaired: 'metal',
  contaminated: 'geiger',
  recruited: 'paper',
  built: 'metal',
  itemDrawn: 'paper',
  fameChanged: 'coin',
  moved: 'engine',
  roadClosed: 'wind',
  ...MINE_SOUNDS,
  ...DECK_SOUNDS,
  ...STORY_SOUNDS,
  armourRegrew: 'metal',
  shieldRegrew: 'metal',
  ambushed: 'wind',
  attacked: 'dice',
  raided: 'dice',
  pvpBonus: 'coin',
  enemiesFired: 'dice',
  auroraMoved: 'engine',
};

export const soundOf = (event: AuroraEvent): Sound | null => SOUNDS[event.type] ?? null;
