import type { Seat } from '@lastroad/kernel';
import type { Way } from './rows.ts';
import type { Car, Space } from './state.ts';

export const CAUSES = [
  'edge',
  'impassable',
  'chopper',
  'tile',
  'ramp',
  'pit',
  'worm',
  'fire',
  'wreck',
  'battered',
  'finish',
  'chain',
] as const;
export type Cause = (typeof CAUSES)[number];

export const ENDINGS = ['finish', 'survivor', 'allOut'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Everything that people at the table would see move or hear said, as whoever it happens to knows it: `redact` in view/imagine.ts. */
export type ThunderEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly seat: Seat; readonly road: number }
  | { readonly type: 'rolledDice'; readonly seat: Seat; readonly dice: readonly number[] }
  /** Only whoever draws knows what; to others `cards` is empty. */
  | { readonly type: 'drewCards'; readonly seat: Seat; readonly count: number; readonly cards: readonly number[] }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  | { readonly type: 'conditionLaid'; readonly condition: number; readonly tile: number }
  | { readonly type: 'strikePlayed'; readonly seat: Seat; readonly strike: number }
  | { readonly type: 'bountyMet'; readonly seat: Seat; readonly bounty: number }
  | { readonly type: 'oneShotPlayed'; readonly seat: Seat; readonly oneShot: number }
  | { readonly type: 'dieSet'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'surged'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly car: Car; readonly die: number; readonly coast: boolean }
  | { readonly type: 'commanded'; readonly seat: Seat; readonly command: number; readonly die: number }
  | { readonly type: 'steered'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'ledBy'; readonly seat: Seat; readonly leader: number }
  | { readonly type: 'picked'; readonly seat: Seat }
  | { readonly type: 'fitted'; readonly car: Car; readonly upgrade: number }
  | { readonly type: 'tokenSpent'; readonly seat: Seat; readonly command: number }
  | { readonly type: 'tokenGained'; readonly seat: Seat; readonly car: Car }
  | { readonly type: 'rerolled'; readonly car: Car; readonly die: number }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly hazard: number; readonly space: Space }
  | { readonly type: 'laid'; readonly car: Car; readonly hazard: number; readonly space: Space }
  | { readonly type: 'chopperLanded'; readonly seat: Seat; readonly space: Space }
  | {
      readonly type: 'moved';
      readonly car: Car;
      readonly from: Space;
      readonly to: Space;
      readonly way: Way;
      readonly forced: boolean;
    }
  | { readonly type: 'towed'; readonly car: Car; readonly from: Space; readonly to: Space }
  | { readonly type: 'overhung'; readonly car: Car }
  | { readonly type: 'swapped'; readonly car: Car; readonly other: Car }
  /** What it has come upon leaves it alone. */
  | { readonly type: 'spared'; readonly car: Car; readonly space: Space }
  | { readonly type: 'shoved'; readonly car: Car; readonly other: Car }
  /** By Drift. */
  | { readonly type: 'passed'; readonly car: Car; readonly other: Car }
  /** Without it: what drives between others leaves them behind (TR-BIKE-7). */
  | { readonly type: 'drovePast'; readonly car: Car; readonly other: Car }
  | { readonly type: 'slammed'; readonly top: Car; readonly bottom: Car }
  | { readonly type: 'slamRolled'; readonly top: Car; readonly bottom: Car; readonly pushed: Car; readonly way: Way }
  | { readonly type: 'gaveWay'; readonly car: Car; readonly other: Car; readonly way: Way }
  | { readonly type: 'turnedUp'; readonly car: Car; readonly hazard: number; readonly space: Space }
  | { readonly type: 'sprung'; readonly car: Car; readonly hazard: number; readonly space: Space }
  | { readonly type: 'slid'; readonly car: Car; readonly way: Way }
  | { readonly type: 'launched'; readonly car: Car; readonly spaces: number }
  | { readonly type: 'quaked'; readonly way: Way }
  | { readonly type: 'pitRolled'; readonly car: Car; readonly face: number; readonly hit: boolean }
  | { readonly type: 'damaged'; readonly car: Car; readonly token: number }
  | { readonly type: 'battered'; readonly car: Car; readonly command: number }
  | { readonly type: 'ricocheted'; readonly car: Car; readonly way: Way; readonly hit: Car }
  | { readonly type: 'dazed'; readonly car: Car; readonly points: number }
  | { readonly type: 'jumped'; readonly car: Car; readonly way: Way; readonly spaces: number }
  | { readonly type: 'afflicted'; readonly car: Car; readonly card: number }
  | { readonly type: 'brokeDown'; readonly car: Car }
  | { readonly type: 'repaired'; readonly car: Car; readonly card: number }
  /** An eliminated car is put back on the road (TR-BIKE-16). */
  | { readonly type: 'respawned'; readonly car: Car; readonly space: Space }
  | { readonly type: 'mended'; readonly car: Car; readonly command: number }
  | { readonly type: 'plowed'; readonly car: Car; readonly other: Car }
  | { readonly type: 'flattened'; readonly car: Car; readonly space: Space }
  | { readonly type: 'dropped'; readonly car: Car; readonly space: Space }
  | { readonly type: 'rocketFired'; readonly car: Car; readonly face: number; readonly space: Space }
  | { readonly type: 'chopperShaken'; readonly seat: Seat; readonly car: Car }
  | { readonly type: 'caughtFire'; readonly car: Car }
  | { readonly type: 'fireRolled'; readonly car: Car; readonly face: number }
  | { readonly type: 'leaked'; readonly car: Car; readonly space: Space }
  | { readonly type: 'tookBonus'; readonly car: Car; readonly points: number }
  | {
      readonly type: 'shot';
      readonly seat: Seat;
      readonly car: Car;
      readonly target: Car;
      readonly face: number;
      readonly hit: boolean;
    }
  | { readonly type: 'tileRemoved'; readonly side: number }
  | { readonly type: 'tileLaid'; readonly side: number; readonly laid: number }
  | { readonly type: 'finishPlaced' }
  | { readonly type: 'eliminated'; readonly car: Car; readonly cause: Cause }
  | { readonly type: 'wentOut'; readonly seat: Seat }
  | { readonly type: 'chainStopped'; readonly car: Car; readonly to: Space }
  | { readonly type: 'won'; readonly seat: Seat; readonly ending: Ending };
