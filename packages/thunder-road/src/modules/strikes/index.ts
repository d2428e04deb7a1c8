import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { STRIKES } from './rows.ts';
import { clear, deal, improved, swoop } from './rules.ts';

export { POWER_ROWS } from './rows.ts';

export const TABLES = { strikes: more(STRIKES) };

/** TR-AMMO-3: improved airstrikes. */
export const strikes: Module<Places> = {
  name: 'strikes',
  tasks: { swoop },
  hooks: { setUp: deal, turnBegins: clear, takingOff: (_g, seat) => swoop(seat), chopperTraits: improved },
};
