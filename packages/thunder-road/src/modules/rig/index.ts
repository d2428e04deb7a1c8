import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Body } from '../../bodies.ts';
import type { Places } from '../../hooks.ts';
import { clearBoards, setUp } from './boards.ts';
import { rigBody, trailerBody } from './body.ts';
import { drop } from './deeds.ts';
import { gatherTokens, groundAt } from './ground.ts';
import { haul } from './haul.ts';
import { batter, mend } from './hurt.ts';
import { plow } from './plow.ts';
import { COMMANDS, CREWS, DICE, LIMITS, MODELS } from './rows.ts';
import { abilities } from './train.ts';

export { DEEDS } from './deeds.ts';
export { haul } from './haul.ts';

export const TABLES = {
  models: more(MODELS),
  commands: more(COMMANDS),
  crews: more(CREWS),
  dice: more(DICE),
  limits: more(LIMITS),
};

/** The bodies of the front section and of those that follow it, given that of a car. */
export const bodiesLike = (car: Body): { readonly rig: Body; readonly trailer: Body } => {
  const rig = rigBody(car);
  return { rig, trailer: trailerBody(rig) };
};

/** Part 9: the Big Rig. */
export const rig: Module<Places> = {
  name: 'rig',
  tasks: { haul, batter, mend, plow, drop },
  hooks: { traits: abilities, ground: groundAt, tileGoes: gatherTokens, roundEnds: clearBoards, setUp },
};
