import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { flip } from '../shop/flip.ts';
import { dispense, lookAhead, offerLook, offerToken, takeBack } from './dispense.ts';
import { draft, fit, passOn, pick } from './draft.ts';
import { fitting, setUp } from './record.ts';
import { HAZARDS, LIMITS, UPGRADES } from './rows.ts';

export { POWER_ROWS } from './powers.ts';

export const TABLES = { upgrades: more(UPGRADES), hazards: more(HAZARDS), limits: more(LIMITS) };

/** Part 12.3: upgrades. */
export const upgrades: Module<Places> = {
  name: 'upgrades',
  tasks: { draft, pick, passOn, fit, dispense, lookAhead, flip },
  hooks: {
    traits: fitting,
    begins: () => draft(),
    commanded: offerLook,
    moved: offerToken,
    tokenBack: takeBack,
    setUp,
  },
};
