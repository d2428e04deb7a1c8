/** Who chooses a step, or how it goes; of two contrary ones the newer holds (TR-LAST-4). */
export const AS_EVER = 0;
export const STRAIGHT = 1;
export const BY_NEIGHBOUR = 2;
export const BY_CHANCE = 3;

/**
 * What may work on a car beyond its dashboard, in columns. Numbers of several things that work on it add up; who chooses
 * a step is said by the newest. Each column is read by the one rule named with it.
 */
export interface Traits {
  /** Movement points more or less: `pointsFor` in move.ts. */
  readonly points: number;
  /** What a die of 6 counts more or less: `pointsFor` in move.ts. */
  readonly six: number;
  /** `mayTakeBonus` in move.ts. */
  readonly noRoadBonus: number;
  /** The road bonus, whatever it drove on: `mayTakeBonus` in move.ts. */
  readonly bonusAnywhere: number;
  /** Steps to the sides: `isBarred` in drive.ts. */
  readonly noLeft: number;
  readonly noRight: number;
  /** `STRAIGHT` or `BY_NEIGHBOUR`: `firstRule` in drive.ts. */
  readonly firstStep: number;
  /** `BY_CHANCE` or `BY_NEIGHBOUR`: `lastRule` in drive.ts. */
  readonly lastStep: number;
  /** Oil where its move began: `leak` in move.ts. */
  readonly leavesOil: number;
  /** `nitro` in commands.ts. */
  readonly noNitro: number;
  /** What dice count more or less for commands: `command` and `fitting` in turn.ts. */
  readonly commandDice: number;
  /** `mayShoot` in turn.ts. */
  readonly noShot: number;
  /** Ways of the front arc more or less: `chooseTarget` in shoot.ts. */
  readonly arc: number;
  /** It may not hold its fire: `chooseTarget` in shoot.ts. */
  readonly mustShoot: number;
  /** Its owner may have its shot rolled again: `rollBetter` in shoot.ts. */
  readonly shotRerolledByOwner: number;
  /** The owner of whom it hits may have the shot rolled again: `rollAgain` in shoot.ts. */
  readonly shotRerolledByTarget: number;
  /** Its surest shot hits itself too: `recoil` in shoot.ts. */
  readonly recoil: number;
  /** Sizes larger or smaller when shot at: `isHit` in shoot.ts. */
  readonly sizeAsTarget: number;
  /** The one to move in slams: `rollBoth` in slam.ts. */
  readonly pushed: number;
  /** An opponent may have its slam rolled again: `opponentOf` in slam.ts. */
  readonly slamRerolledByOpponent: number;
}
export type Trait = keyof Traits;

export const NO_TRAITS: Traits = {
  points: 0,
  six: 0,
  noRoadBonus: 0,
  bonusAnywhere: 0,
  noLeft: 0,
  noRight: 0,
  firstStep: AS_EVER,
  lastStep: AS_EVER,
  leavesOil: 0,
  noNitro: 0,
  commandDice: 0,
  noShot: 0,
  arc: 0,
  mustShoot: 0,
  shotRerolledByOwner: 0,
  shotRerolledByTarget: 0,
  recoil: 0,
  sizeAsTarget: 0,
  pushed: 0,
  slamRerolledByOpponent: 0,
};

const isNewest = (trait: Trait): boolean => trait === 'firstStep' || trait === 'lastStep';

/** What comes of a column when one thing more works on the car, drawn after the others. */
export const joined = (trait: Trait, before: number, more: number): number => {
  if (more === 0) return before;
  return isNewest(trait) ? more : before + more;
};
