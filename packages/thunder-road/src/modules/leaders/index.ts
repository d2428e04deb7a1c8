import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { flip } from '../shop/flip.ts';
import { leading, leadingChopper, offerReroll, pickUp, plunder, reroll } from './abilities.ts';
import { flames, redeploy } from './deeds.ts';
import { chooseLeader, muster } from './muster.ts';
import { boardOf, roundEnds, setUp, turnBegins } from './record.ts';
import { COMMANDS, LEADERS, LIMITS } from './rows.ts';
import { offerToken, spend, useLast, useSecond } from './tokens.ts';

export { DEEDS } from './deeds.ts';
export { POWER_ROWS } from './powers.ts';

export const TABLES = { leaders: more(LEADERS), commands: more(COMMANDS), limits: more(LIMITS) };

/** Parts 12.1 and 12.2: leaders and command tokens. */
export const leaders: Module<Places> = {
  name: 'leaders',
  tasks: { muster, chooseLeader, spend, useSecond, reroll, redeploy, flames, flip },
  hooks: {
    traits: leading,
    chopperTraits: leadingChopper,
    begins: () => muster(),
    commands: boardOf,
    turnBegins,
    assigned: offerReroll,
    commanding: offerToken,
    commanded: useLast,
    turnedUp: pickUp,
    hit: plunder,
    roundEnds,
    setUp,
  },
};
