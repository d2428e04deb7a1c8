import type { Module } from '@lastroad/kernel';
import { more } from '@lastroad/kernel/pack';
import type { Places } from '../../hooks.ts';
import { type DeckName, deal } from './decks.ts';
import { freeShot, nudge, turnDie } from './favours.ts';
import { BOUNTIES, ONE_SHOTS } from './rows.ts';
import { listen, open, surge, window } from './window.ts';

export const TABLES = { bounties: more(BOUNTIES), oneShots: more(ONE_SHOTS) };

const tasks = { window, turnDie, freeShot, nudge };

const waiting = (name: DeckName): Module<Places> => ({
  name,
  tasks,
  hooks: { setUp: deal(name), noted: listen(name), lull: open(name), settingOut: surge(name) },
});

/** TR-AMMO-4: bounties. */
export const bounties = waiting('bounties');
/** TR-AMMO-5: one-shots. */
export const oneShots = waiting('oneShots');
