// What things are worth to a driver who thinks no further than this move, in half spaces of the seat's foremost car. They were
// set by hand and then tuned in games against themselves by lab/tune.ts, which is also why they can be changed.

export interface Worths {
  /** The car is lost; another of one's own; one of somebody else's. */
  lost: number;
  forsaken: number;
  spoils: number;
  /** A token lying face down, and more for every point that may be lost by it. */
  hidden: number;
  hiddenPoint: number;
  oil: number;
  flames: number;
  /** A minor damage to the rig while it can take many more. */
  batter: number;
  /** How far a ramp carries, with what may happen on landing. */
  flight: number;
  /** A point beyond the front edge, where nobody knows the ground yet. */
  unknown: number;
  /** A shot that is sure to hit, and to stand where somebody could shoot. */
  shot: number;
  exposed: number;
  /** What a gun counts for whose car has had its move. */
  later: number;
  /** Every way in which a push would be the end. */
  peril: number;
  /** To stop on the road: the next move may have the bonus. */
  onRoad: number;
  /** A slam that harms nobody. */
  jolt: number;
  /** How much likelier the smaller or larger car is pushed, since the dice may be rolled again. */
  again: number;
  larger: number;
  smaller: number;
  /** Half spaces by which another car of the crew must be ahead for this one to follow, and what half a space counts for then. */
  behind: number;
  following: number;
  /** To hit somebody, and what of it a half space along the road is worth. */
  hit: number;
  ahead: number;
  /** What a damage does to the rig, of what it does to a car. */
  blow: number;
  /** Targets that are worth nothing or less. */
  broken: number;
  wreck: number;
  noTarget: number;
  /** A point of a die to the next car that could have it. */
  elsewhere: number;
  /** To leave the rear tile, to leave the front of a gun, and what is left behind by going. */
  hurry: number;
  threat: number;
  rest: number;
  /** Commands: to mend a car, and what of it a half space along is worth; to bring one back; an airstrike. */
  mend: number;
  mendAhead: number;
  revive: number;
  strike: number;
  /** To have an eliminated one brought back. */
  respawn: number;
  /** Of the rig: a lane change, and commands that bring a little at a usual moment; the rocket for each that may be under it. */
  laneChange: number;
  plow: number;
  computer: number;
  drop: number;
  rocket: number;
  /** A drift that changes nothing wastes a die. */
  drift: number;
}
