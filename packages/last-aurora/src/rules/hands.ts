import { yetTo } from '@lastroad/kernel';
import type { Hand } from '../hooks.ts';
import { handOf } from '../verbs/hands.ts';
import { pushAside, stow, stowInFire } from '../verbs/stow.ts';
import { takeLoot } from './loot.ts';
import { upgrade } from './upgrade.ts';

/** LA-INV-13: tokens on their way into a convoy; loot that may be declined, and a convoy card that has no place yet. */
export const HANDS: readonly Hand[] = [
  handOf(stow, { tokens: f => f.tokens }),
  handOf(stowInFire, { tokens: f => [f.token] }),
  handOf(pushAside, { tokens: f => [f.token] }),
  handOf(upgrade, { tokens: f => f.tokens, holdsCard: yetTo(upgrade, 'replace') }),
  handOf(takeLoot, { holdsCard: yetTo(takeLoot, 'chooseToKeep') }),
];
