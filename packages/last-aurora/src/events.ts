import type { Seat } from '@lastroad/kernel';
import type { Area, Letter, Phase, PvpSymbol } from './cards.ts';
import type { PLACES, Tale, TriggerName } from './stories.ts';

/** A seat, or `AUTOMA`. */
export type Who = number;

/** What a person at the table would see move or hear said. Cards, slots, waypoints and roads by number. */
export type AuroraEvent =
  | { readonly type: 'crewJoined'; readonly seat: Seat; readonly crew: number }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'revealed'; readonly card: number; readonly space: number }
  | { readonly type: 'eventStruck'; readonly card: number }
  | { readonly type: 'explored'; readonly seat: Seat; readonly card: number; readonly party: readonly number[] }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'passed'; readonly who: Who; readonly survivor: number }
  | { readonly type: 'fed'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'woke'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'activated'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'gained'; readonly who: Who; readonly token: number }
  | { readonly type: 'gaveUp'; readonly who: Who; readonly token: number }
  | { readonly type: 'arranged'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'damaged'; readonly who: Who; readonly card: number; readonly slot: number }
  | { readonly type: 'repaired'; readonly who: Who; readonly card: number; readonly slot: number }
  | { readonly type: 'contaminated'; readonly who: Who; readonly survivor: number }
  | { readonly type: 'cured'; readonly who: Who; readonly survivor: number }
  | { readonly type: 'shookOff'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'died'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'recruited'; readonly who: Who; readonly card: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'itemDrawn'; readonly who: Who; readonly item: number }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly item: number }
  | { readonly type: 'itemDiscarded'; readonly seat: Seat; readonly item: number }
  | { readonly type: 'fameChanged'; readonly who: Who; readonly fame: number }
  | { readonly type: 'moved'; readonly who: Who; readonly road: number; readonly node: number }
  | { readonly type: 'tileTaken'; readonly who: Who; readonly node: number; readonly tile: number }
  | { readonly type: 'roadClosed'; readonly road: number }
  | { readonly type: 'mineLaid'; readonly seat: Seat; readonly road: number }
  | { readonly type: 'mineSprung'; readonly who: Who; readonly road: number }
  | { readonly type: 'reordered'; readonly track: readonly Who[] }
  | { readonly type: 'renegadeNamed'; readonly seat: Seat; readonly enemy: number }
  | { readonly type: 'ambushed'; readonly enemy: number; readonly region: number }
  | {
      readonly type: 'attacked';
      readonly who: Who;
      readonly enemy: number;
      readonly damage: number;
      readonly jam: boolean;
      readonly outcome: number;
    }
  | { readonly type: 'wounded'; readonly who: Who; readonly enemy: number; readonly damage: number }
  | { readonly type: 'untargeted'; readonly who: Who; readonly enemy: number }
  | { readonly type: 'tookAlong'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'raided';
      readonly who: Seat;
      readonly victim: Seat;
      readonly weapon: number;
      readonly hits: number;
      readonly evaded: number;
      readonly jam: boolean;
      readonly outcome: number;
      readonly area: Area;
    }
  | { readonly type: 'raidCounted'; readonly who: Seat; readonly victim: Seat; readonly placed: number }
  | { readonly type: 'pvpBonus'; readonly who: Seat; readonly symbol: PvpSymbol }
  | { readonly type: 'targeted'; readonly who: Who; readonly enemy: number }
  | { readonly type: 'defeated'; readonly enemy: number; readonly winner: Who; readonly outcome: number }
  | { readonly type: 'lootTaken'; readonly who: Who; readonly card: number; readonly kept: boolean }
  | { readonly type: 'enemiesFired'; readonly region: number; readonly outcome: number; readonly area: Area }
  | { readonly type: 'enemyLeft'; readonly enemy: number }
  | { readonly type: 'armourRegrew'; readonly who: Who; readonly card: number; readonly slot: number }
  | { readonly type: 'shieldRegrew'; readonly enemy: number }
  | { readonly type: 'broadcast'; readonly seat: Seat }
  | { readonly type: 'auroraMoved'; readonly dock: number; readonly red: boolean }
  | { readonly type: 'discarded'; readonly card: number }
  | { readonly type: 'automaActed'; readonly action: number; readonly space: number }
  | { readonly type: 'automaDrew'; readonly cards: number }
  | { readonly type: 'storyDeckChanged'; readonly period: number }
  | { readonly type: 'storyUnread'; readonly trigger: TriggerName }
  | { readonly type: 'storyLeft'; readonly trigger: TriggerName }
  | { readonly type: 'storyRead'; readonly seat: Seat; readonly reader: Seat; readonly story: number }
  | { readonly type: 'storyChosen'; readonly seat: Seat; readonly story: number; readonly option: number }
  | {
      readonly type: 'storyTested';
      readonly seat: Seat;
      readonly outcome: number;
      readonly letter: Letter;
      readonly passed: boolean;
    }
  /** How it went, with its text; of a quest also much later. */
  | {
      readonly type: 'storyTold';
      readonly seat: Seat;
      readonly story: number;
      readonly option: number;
      readonly tale: Tale;
    }
  | { readonly type: 'storyPot'; readonly story: number; readonly option: number; readonly isMet: boolean }
  | { readonly type: 'questTaken'; readonly seat: Seat; readonly story: number; readonly option: number }
  | { readonly type: 'questCounted'; readonly seat: Seat; readonly story: number; readonly count: number }
  | { readonly type: 'questDropped'; readonly seat: Seat; readonly story: number }
  /** `card` is what it lies under, or `NONE`. */
  | {
      readonly type: 'storyArchived';
      readonly seat: Seat;
      readonly story: number;
      readonly place: (typeof PLACES)[number];
      readonly card: number;
    }
  | { readonly type: 'storyTucked'; readonly seat: Seat; readonly story: number; readonly card: number }
  | { readonly type: 'storyDropped'; readonly story: number }
  | { readonly type: 'spacesSwapped'; readonly from: number; readonly to: number }
  /** Cards that only the seat has seen, uppermost first; `NONE` for everybody else. */
  | {
      readonly type: 'peeked';
      readonly seat: Seat;
      readonly deck: 'exploration' | 'items' | 'outcomes';
      readonly cards: readonly number[];
    }
  | { readonly type: 'automaSilenced'; readonly action: number }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly reached: boolean };
