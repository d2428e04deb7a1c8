import { more } from '@lastroad/kernel/pack';
import type { ItemCard } from '../../cards.ts';
import type { ConvoyRow, EncounterRow, EventRow, LocationRow, SurvivorRow, TruckRow } from '../../content/rows.ts';

/** What all cards of the new deck have: they come in place of the extra ones of the base box (FS-DECK-2). */
const OWN = { extra: true, module: 'deck', source: 'designed' } as const;

// FS-DATA-1, FS-DB-21: 9, 9 and 4 by period, as many as are taken out, in the order of the printed numbers. The books do
// not tell the split; owners who read another one off their cards say so in a pack.

/** 207 to 209: FS-DB-27. */
const SURVIVORS: readonly SurvivorRow[] = [
  { ...OWN, id: 'spotter', name: 'spotter', power: 'spotter', skill: 2, period: 'I' },
  { ...OWN, id: 'houndkeeper', name: 'houndkeeper', power: 'houndkeeper', skill: 1, period: 'I' },
  { ...OWN, id: 'longshot', name: 'longshot', power: 'longshot', skill: 1, period: 'I' },
];

/** 201, 212 and 213, in place of the Tracked Ambulance and the Storm Chaser. */
const TRUCKS: readonly TruckRow[] = [
  {
    ...OWN,
    id: 'scrapper',
    name: 'scrapper',
    speed: 2,
    towing: 2,
    slots: ['survivor', 'any', 'any', 'armour', 'junk1'],
    period: 'I',
  },
  {
    ...OWN,
    id: 'halftrack',
    name: 'halftrack',
    speed: 3,
    towing: 2,
    tracks: true,
    slots: ['survivor', 'any', 'any', 'armour', 'weapon2'],
    period: 'II',
  },
  {
    ...OWN,
    id: 'roadtrain',
    name: 'roadtrain',
    speed: 2,
    towing: 3,
    slots: ['survivor', 'any', 'any', 'any', 'weapon2'],
    period: 'II',
  },
];

/** 202, 214 and 215, in place of the Tanker. */
const TRAILERS: readonly ConvoyRow[] = [
  {
    ...OWN,
    id: 'toolwagon',
    name: 'toolwagon',
    slots: ['any', 'any', 'foodOrFuel', 'itemLimit'],
    period: 'I',
  },
  {
    ...OWN,
    id: 'workshop',
    name: 'workshop',
    slots: ['itemPerRound', 'any', 'any', 'any', 'armour'],
    period: 'II',
  },
  {
    ...OWN,
    id: 'rollingstore',
    name: 'rollingstore',
    slots: ['any', 'foodOrFuel', 'foodOrFuel', 'itemPerRound', 'itemLimit'],
    period: 'II',
  },
];

/** 203, 204, 216 to 218 and 221, in place of the Steel Plating and the Compressor. */
const DEVICES: readonly ConvoyRow[] = [
  { ...OWN, id: 'junkgun', name: 'junkgun', slots: ['junk2', 'any', 'itemPerRound'], period: 'I' },
  { ...OWN, id: 'ramshield', name: 'ramshield', slots: ['armour', 'armour', 'itemPerRound'], period: 'I' },
  { ...OWN, id: 'scrapcannon', name: 'scrapcannon', slots: ['junk3', 'armour'], period: 'II' },
  { ...OWN, id: 'tinkerbench', name: 'tinkerbench', slots: ['itemPerRound', 'armour', 'armour'], period: 'II' },
  { ...OWN, id: 'twinmount', name: 'twinmount', slots: ['weapon3', 'junk1', 'itemPerRound'], period: 'II' },
  { ...OWN, id: 'railsling', name: 'railsling', slots: ['junk4', 'armour', 'any'], period: 'III' },
];

/** 205, 206, 219 and 220: FS-DB-26. */
const LOCATIONS: readonly LocationRow[] = [
  {
    ...OWN,
    id: 'garage',
    name: 'garage',
    effect: 'none',
    left: ['fuel', 'fuel', 'food'],
    right: ['item', 'item'],
    period: 'I',
  },
  {
    ...OWN,
    id: 'dump',
    name: 'dump',
    effect: 'contamination',
    left: ['fuel', 'fuel', 'food'],
    right: ['item', 'item', 'ammo'],
    period: 'I',
  },
  {
    ...OWN,
    id: 'scrapyard',
    name: 'scrapyard',
    effect: 'damage',
    left: ['item', 'item', 'fuel'],
    right: ['ammo', 'ammo', 'item', 'food'],
    period: 'III',
  },
  {
    ...OWN,
    id: 'refinery',
    name: 'refinery',
    effect: 'loseFame',
    left: ['fuel', 'fuel', 'fuel', 'item'],
    right: ['food', 'food', 'fuel'],
    period: 'III',
  },
];

/** 210. */
const ENCOUNTERS: readonly EncounterRow[] = [
  { ...OWN, id: 'deserter', name: 'deserter', power: 'deserter', goods: [], period: 'II' },
];

/** 211 and 222. */
const EVENTS: readonly EventRow[] = [
  { ...OWN, id: 'headwind', name: 'headwind', power: 'headwind', period: 'II' },
  { ...OWN, id: 'mayday', name: 'mayday', power: 'mayday', period: 'III' },
];

/** FS-DECK-5, FS-DATA-3, 4: six kinds, two cards of each. */
const ITEMS: readonly ItemCard[] = [
  { id: 'tins', power: 'tins', phase: 'exploreOrRest', copies: 2, source: 'inferred', module: 'deck' },
  { id: 'shroud', power: 'shroud', phase: 'fire', copies: 2, source: 'inferred', module: 'deck' },
  { id: 'rocket', power: 'rocket', phase: 'fire', copies: 2, source: 'inferred', module: 'deck' },
  { id: 'smoke', power: 'smoke', phase: 'fire', copies: 2, source: 'inferred', module: 'deck' },
  { id: 'brew', power: 'brew', phase: 'movement', copies: 2, source: 'inferred', module: 'deck' },
  { id: 'serum', power: 'serum', phase: 'beforeFire', copies: 2, source: 'inferred', module: 'deck' },
];

export const DECK_TABLES = {
  survivors: more(SURVIVORS),
  trucks: more(TRUCKS),
  trailers: more(TRAILERS),
  devices: more(DEVICES),
  locations: more(LOCATIONS),
  encounters: more(ENCOUNTERS),
  events: more(EVENTS),
  items: more(ITEMS),
};
