/** What a hit does beyond the damage; of two, the newer holds. */
export const SWAPS = 1;
export const IGNITES = 2;

/** Whom shots spare: from straight behind, or while there is another target. */
export const FROM_BEHIND = 1;
export const LAST_OF_ALL = 2;

/** What leaves a car alone that comes upon it: a sum of these. */
export const MINES = 1;
export const OIL = 2;
export const GLASS = 4;

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
  /** What the road die counts more or less: `bonusOf` in move.ts. */
  readonly bonusPoints: number;
  /** `mayTakeBonus` in move.ts. */
  readonly noRoadBonus: number;
  /** The road bonus, whatever it drove on: `mayTakeBonus` in move.ts. */
  readonly bonusAnywhere: number;
  /** What mud costs more or less: `costOf` in verbs/movement.ts. */
  readonly mudCost: number;
  /** `MINES`, `OIL`, `GLASS`: `isSpared` in enter.ts. */
  readonly spared: number;
  /** Other cars that it may pass in a turn: `begin` in move.ts. */
  readonly passes: number;
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
  /** Spaces that its guns reach farther: `inReach` in shoot.ts. */
  readonly range: number;
  /** Shots more, where it shoots: `again` in shoot.ts. */
  readonly shots: number;
  /** A shot before it moves: `turn.shootEarly`. */
  readonly earlyShot: number;
  /** `SWAPS` or `IGNITES`: `hit` in shoot.ts. */
  readonly onHit: number;
  /** `FROM_BEHIND` or `LAST_OF_ALL`: `isCovered` in shoot.ts. */
  readonly cover: number;
  /** The surest shot misses it: `isHit` in shoot.ts. */
  readonly sureMisses: number;
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
  /** Damage tokens that have no effect, by slot: `takeDamage.apply`. */
  readonly shrugs: number;
  /** Sizes larger or smaller in slams: `weightOf` in slam.ts. */
  readonly sizeInSlams: number;
  /** Opponents may not have its slams rolled again: `isFixed` in slam.ts. */
  readonly slamFixed: number;
  /** Its owner may have the way rolled again that leads onto a rock: `rollAside` in slam.ts. */
  readonly slamSaved: number;
  /** What it pushes goes on by a space: `pushOn` in push.ts. */
  readonly pushMore: number;
  /** It pushes what it drives into ahead, without a slam: `ram` in push.ts. */
  readonly shoves: number;
  /** Sizes larger that what it shoots at looks: `isHit` in shoot.ts. */
  readonly caliber: number;
  /** Of choppers: tokens do not keep it from landing: `airstrike` in commands.ts. */
  readonly landsOnTokens: number;
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
  bonusPoints: 0,
  mudCost: 0,
  spared: 0,
  passes: 0,
  noLeft: 0,
  noRight: 0,
  firstStep: AS_EVER,
  lastStep: AS_EVER,
  leavesOil: 0,
  noNitro: 0,
  commandDice: 0,
  noShot: 0,
  arc: 0,
  range: 0,
  shots: 0,
  earlyShot: 0,
  onHit: 0,
  cover: 0,
  sureMisses: 0,
  mustShoot: 0,
  shotRerolledByOwner: 0,
  shotRerolledByTarget: 0,
  recoil: 0,
  sizeAsTarget: 0,
  shrugs: 0,
  sizeInSlams: 0,
  slamFixed: 0,
  slamSaved: 0,
  pushMore: 0,
  shoves: 0,
  caliber: 0,
  landsOnTokens: 0,
  pushed: 0,
  slamRerolledByOpponent: 0,
};

/** Columns that say one of several things. */
const ONE_OF: readonly Trait[] = ['firstStep', 'lastStep', 'onHit', 'cover'];

/** What comes of a column when one thing more works on the car, drawn after the others. */
export const joined = (trait: Trait, before: number, more: number): number => {
  if (more === 0) return before;
  if (trait === 'spared') return before | more;
  return ONE_OF.includes(trait) ? more : before + more;
};
