import type { ItemPower, ItemTraits, SurvivorPower, SurvivorTraits } from '../cards.ts';

/** A row leaves out what its power does not do. */
type Row<T> = Partial<T> & Pick<T, 'source' & keyof T>;

export const NO_ABILITY: SurvivorTraits = {
  speed: 0,
  speedWhenBehind: 0,
  speedInPursuit: 0,
  speedByLength: 0,
  speedUndamaged: 0,
  firstHit: 0,
  hitByLength: 0,
  missHits: 0,
  gatherItems: 0,
  ignores: 0,
  fame: 0,
  fameWithLoot: 0,
  tireless: false,
  wardsIllness: false,
  keepsFame: false,
  findsBonuses: false,
  reachesBeside: false,
  shakesOff: false,
  curedByOrder: false,
  eatsAnything: false,
  act: null,
  source: 'printed',
};

/** LA-SUR: what the abilities of survivors come to. */
export const SURVIVOR_TRAITS: Readonly<Record<SurvivorPower, Row<SurvivorTraits>>> = {
  leader: { tireless: true, source: 'printed' },
  copilot: { speed: 1, speedWhenBehind: 1, source: 'printed' },
  driver: { speed: 1, source: 'printed' },
  medic: { act: 'treat', source: 'printed' },
  mechanic: { act: 'mend', source: 'printed' },
  hermit: { wardsIllness: true, source: 'printed' },
  bountyHunter: { fameWithLoot: 2, source: 'printed' },
  preacher: { keepsFame: true, source: 'printed' },
  renegade: { ignores: 1, source: 'printed' },
  orphan: { fame: 1, source: 'printed' },
  gunner: { firstHit: 1, source: 'printed' },
  jackal: { act: 'scavenge', source: 'printed' },
  scout: { findsBonuses: true, source: 'printed' },
  prisoner: { fame: 1, source: 'printed' },
  operator: { act: 'broadcast', source: 'printed' },
  spotter: { missHits: 2, source: 'printed' },
  houndkeeper: { gatherItems: 1, source: 'printed' },
  longshot: { act: 'snipe', source: 'printed' },
  prowler: { reachesBeside: true, source: 'printed' },
  fleetfoot: { speedInPursuit: 3, source: 'printed' },
  thickblood: { shakesOff: true, curedByOrder: true, source: 'printed' },
  glowworm: { act: 'glow', curedByOrder: true, source: 'printed' },
  bannerbearer: { speedByLength: 1, source: 'printed' },
  spearsister: { hitByLength: 1, source: 'printed' },
  unitzero: { speedUndamaged: 2, eatsAnything: true, source: 'printed' },
  stoker: { act: 'stoke', eatsAnything: true, source: 'printed' },
};

const NO_TRAITS: ItemTraits = { midAction: false, atOnce: false, wardsIllness: false, source: 'printed' };

/** LA-ITC: when items may be used beside the phase that is printed on them. */
export const ITEM_TRAITS: Readonly<Partial<Record<ItemPower, Row<ItemTraits>>>> = {
  antifreeze: { midAction: true, atOnce: true, source: 'inferred' },
  decontamination: { midAction: true, atOnce: true, source: 'inferred' },
  torch: { midAction: true, atOnce: true, source: 'inferred' },
  mre: { atOnce: true, source: 'inferred' },
  serum: { midAction: true, atOnce: true, source: 'inferred' },
  tins: { atOnce: true, source: 'inferred' },
  hazmat: { wardsIllness: true, source: 'printed' },
};

export const survivorTraits = (power: SurvivorPower): SurvivorTraits => ({ ...NO_ABILITY, ...SURVIVOR_TRAITS[power] });
export const itemTraits = (power: ItemPower): ItemTraits => ({ ...NO_TRAITS, ...ITEM_TRAITS[power] });
