import type { ConvoyRow, TruckRow } from './rows.ts';

/** LA-DAT-5, LA-DATC-1, 2. Start trucks are alike in all colours. */
export const TRUCKS: readonly TruckRow[] = [
  { id: 'truck-1', name: 'truck', speed: 2, towing: 2, slots: ['survivor', 'any', 'weapon1', 'armour'], period: 'S', colour: 0, source: 'inferred' },
  { id: 'truck-2', name: 'truck', speed: 2, towing: 2, slots: ['survivor', 'any', 'weapon1', 'armour'], period: 'S', colour: 1, source: 'inferred' },
  { id: 'truck-3', name: 'truck', speed: 2, towing: 2, slots: ['survivor', 'any', 'weapon1', 'armour'], period: 'S', colour: 2, source: 'inferred' },
  { id: 'truck-4', name: 'truck', speed: 2, towing: 2, slots: ['survivor', 'any', 'weapon1', 'armour'], period: 'S', colour: 3, source: 'inferred' },
  { id: 'hauler', name: 'hauler', speed: 2, towing: 3, slots: ['survivor', 'any', 'any', 'armour', 'weapon2'], period: 'I', source: 'designed' },
  { id: 'snowcat', name: 'snowcat', speed: 3, towing: 2, slots: ['survivor', 'any', 'speed', 'weapon2'], period: 'II', source: 'inferred' },
  { id: 'ambulance', name: 'ambulance', speed: 3, towing: 2, tracks: true, slots: ['survivor', 'survivor', 'foodOrFuel', 'armour'], period: 'II', extra: true, source: 'designed' },
  { id: 'icebreaker', name: 'icebreaker', speed: 3, towing: 3, tracks: true, slots: ['survivor', 'any', 'armour', 'armour', 'weapon2'], period: 'III', source: 'designed' },
  { id: 'chaser', name: 'chaser', speed: 4, towing: 1, slots: ['survivor', 'foodOrFuel', 'speed', 'armour'], period: 'III', extra: true, source: 'designed' },
  { id: 'turbotruck', name: 'turbotruck', speed: 3, towing: 2, slots: ['survivor', 'any', 'recycle', 'armour', 'weapon2'], period: 'loot', source: 'designed' },
];

export const TRAILERS: readonly ConvoyRow[] = [
  { id: 'container-1', name: 'container', slots: ['any', 'any', 'any', 'foodOrFuel'], period: 'S', colour: 0, source: 'designed' },
  { id: 'container-2', name: 'container', slots: ['any', 'any', 'any', 'foodOrFuel'], period: 'S', colour: 1, source: 'designed' },
  { id: 'container-3', name: 'container', slots: ['any', 'any', 'any', 'foodOrFuel'], period: 'S', colour: 2, source: 'designed' },
  { id: 'container-4', name: 'container', slots: ['any', 'any', 'any', 'foodOrFuel'], period: 'S', colour: 3, source: 'designed' },
  { id: 'rusty-1', name: 'rusty', slots: ['any', 'any'], period: 'S', source: 'designed' },
  { id: 'rusty-2', name: 'rusty', slots: ['any', 'any'], period: 'S', source: 'designed' },
  { id: 'flatbed', name: 'flatbed', slots: ['any', 'any', 'any', 'armour'], period: 'I', source: 'designed' },
  { id: 'tanker', name: 'tanker', slots: ['foodOrFuel', 'foodOrFuel', 'foodOrFuel', 'armour'], period: 'I', extra: true, source: 'designed' },
  { id: 'bunkhouse', name: 'bunkhouse', slots: ['survivor', 'survivor', 'any', 'armour'], period: 'II', source: 'designed' },
  { id: 'strongbox', name: 'strongbox', slots: ['any', 'any', 'armour', 'armour', 'armour'], period: 'III', source: 'designed' },
];

export const DEVICES: readonly ConvoyRow[] = [
  { id: 'rack', name: 'rack', slots: ['any', 'any'], period: 'I', source: 'designed' },
  { id: 'machinegun', name: 'machinegun', slots: ['weapon2'], period: 'I', source: 'designed' },
  { id: 'plating', name: 'plating', slots: ['armour', 'armour', 'armour'], period: 'I', extra: true, source: 'designed' },
  { id: 'autocannon', name: 'autocannon', slots: ['weapon3'], period: 'II', source: 'designed' },
  { id: 'greenhouse', name: 'greenhouse', slots: ['foodPerRound', 'foodOrFuel'], period: 'II', source: 'designed' },
  { id: 'compressor', name: 'compressor', slots: ['speed'], period: 'II', extra: true, source: 'designed' },
  { id: 'howitzer', name: 'howitzer', slots: ['weapon3', 'armour'], period: 'III', source: 'designed' },
  { id: 'crawlers', name: 'crawlers', slots: ['tracks', 'armour'], period: 'III', source: 'designed' },
  { id: 'trunk', name: 'trunk', slots: ['fame1', 'armour', 'any'], period: 'loot', source: 'designed' },
  { id: 'gauss', name: 'gauss', slots: ['weapon4', 'fame1'], period: 'loot', source: 'inferred' },
  { id: 'generator', name: 'generator', slots: ['fame2', 'armour'], period: 'loot', source: 'designed' },
  { id: 'ecosystem', name: 'ecosystem', slots: ['fame1', 'famePerFood', 'foodOrFuel'], period: 'loot', source: 'designed' },
];
