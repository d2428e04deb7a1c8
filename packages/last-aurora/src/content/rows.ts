import type {
  AmbushPart,
  ConvoyCard,
  EncounterCard,
  EnemyCard,
  EventCard,
  LocationCard,
  Period,
  Source,
  SurvivorCard,
} from '../cards.ts';

/** What a row of a card table may leave out: it is then `false`, 0 or `null`. */
type Short<T> = Omit<T, 'kind' | 'period' | 'extra' | 'colour'> & {
  readonly period: Period | 'loot';
  readonly extra?: true;
  readonly colour?: number;
};

export type SurvivorRow = Short<SurvivorCard>;
export type TruckRow = Short<Omit<ConvoyCard, 'tracks'>> & { readonly tracks?: true };
export type ConvoyRow = Short<Omit<ConvoyCard, 'speed' | 'towing' | 'tracks'>> & { readonly tracks?: true };
export type LocationRow = Short<LocationCard>;
export type EncounterRow = Short<EncounterCard>;
export type EventRow = Short<EventCard>;
export type EnemyRow = Short<EnemyCard>;
export type { AmbushPart, Source };
