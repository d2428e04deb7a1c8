import type { EncounterRow, EventRow, LocationRow } from './rows.ts';

/** LA-DAT-11. */
export const LOCATIONS: readonly LocationRow[] = [
  { id: 'warehouse-1', name: 'warehouse', effect: 'contamination', left: ['fuel', 'food'], right: ['fuel', 'fuel'], period: 'I', source: 'inferred' },
  { id: 'helicopter', name: 'helicopter', effect: 'none', left: ['food', 'ammo'], right: ['ammo', 'item'], period: 'I', source: 'designed' },
  { id: 'petrol', name: 'petrol', effect: 'none', left: ['fuel', 'fuel'], right: ['fuel', 'item'], period: 'I', source: 'designed' },
  { id: 'store', name: 'store', effect: 'none', left: ['food', 'fuel'], right: ['food', 'ammo'], period: 'I', extra: true, source: 'inferred' },
  { id: 'cabin', name: 'cabin', effect: 'none', left: ['food', 'food'], right: ['food', 'item'], period: 'I', extra: true, source: 'designed' },
  { id: 'barracks', name: 'barracks', effect: 'damage', left: ['ammo', 'ammo'], right: ['fuel', 'ammo', 'item'], period: 'I', extra: true, source: 'designed' },
  { id: 'warehouse-2', name: 'warehouse', effect: 'contamination', left: ['fuel', 'food', 'food'], right: ['fuel', 'item', 'item'], period: 'II', source: 'designed' },
  { id: 'mall', name: 'mall', effect: 'damage', left: ['food', 'fuel', 'item'], right: ['fuel', 'fuel'], period: 'II', source: 'designed' },
  { id: 'chapel', name: 'chapel', effect: 'loseFame', left: ['food', 'food', 'fuel'], right: ['fuel', 'fuel', 'item'], period: 'II', source: 'inferred' },
  { id: 'mast', name: 'mast', effect: 'none', left: ['fuel', 'item'], right: ['ammo', 'item'], period: 'II', extra: true, source: 'designed' },
  { id: 'depot', name: 'depot', effect: 'damage', left: ['fuel', 'fuel', 'fuel'], right: ['ammo', 'fuel', 'item'], period: 'II', extra: true, source: 'designed' },
  { id: 'arsenal', name: 'arsenal', effect: 'damage', left: ['ammo', 'ammo', 'item'], right: ['fuel', 'fuel'], period: 'III', source: 'designed' },
  { id: 'laboratory', name: 'laboratory', effect: 'contamination', left: ['food', 'item', 'item'], right: ['fuel', 'fuel', 'food'], period: 'III', source: 'designed' },
  { id: 'harbour', name: 'harbour', effect: 'none', left: ['fuel', 'food'], right: ['fuel', 'ammo'], period: 'III', extra: true, source: 'designed' },
];

/** LA-DAT-12. */
export const ENCOUNTERS: readonly EncounterRow[] = [
  { id: 'merchant-1', name: 'merchant', power: 'merchant', goods: ['fuel'], period: 'I', source: 'printed' },
  { id: 'travellers-1', name: 'travellers', power: 'travellers', goods: ['food', 'fuel'], period: 'I', extra: true, source: 'printed' },
  { id: 'merchant-2', name: 'merchant', power: 'merchant', goods: ['fuel'], period: 'II', extra: true, source: 'printed' },
  { id: 'travellers-2', name: 'travellers', power: 'travellers', goods: ['food', 'fuel'], period: 'III', source: 'printed' },
];

/** LA-DAT-10: all of our own design. */
export const EVENTS: readonly EventRow[] = [
  { id: 'airdrop', name: 'airdrop', power: 'airdrop', period: 'I', extra: true, source: 'designed' },
  { id: 'blizzard', name: 'blizzard', power: 'blizzard', period: 'II', source: 'designed' },
  { id: 'redsignal', name: 'redsignal', power: 'redDocks', period: 'II', extra: true, source: 'designed' },
  { id: 'fallout', name: 'fallout', power: 'fallout', period: 'III', source: 'designed' },
  { id: 'coldsnap', name: 'coldsnap', power: 'frostbite', period: 'III', extra: true, source: 'designed' },
];
