import type { Edge } from './tree.ts';

/** An option in the race: by how much it was better or worse than the others in the same imagined games. */
interface Runner {
  readonly edge: Edge;
  worth: number;
  lead: number;
  squares: number;
}

/**
 * Options race in heats: all that are still in it are tried in the same imagined game, so that luck cancels out. Who
 * falls behind by more than luck explains drops out, and the others are looked at more often.
 */
export interface Race {
  /** Whether the next to run begins a heat, for which a game must be imagined. */
  readonly isNewHeat: boolean;
  /** Whether enough heats were run to trust the race more than a first look. */
  readonly tells: boolean;
  /** Whether more heats would hardly change who is first. */
  readonly isDecided: boolean;
  /** Whether somebody is ahead of an option by more than luck is likely to explain. */
  isBeaten(choice: number): boolean;
  /** Whose turn it is to run; the leader runs first. */
  next(): Edge;
  /** What came of it. */
  finish(worth: number): void;
}

/** Fewest heats before anybody drops out, and how many deviations behind is too far. */
const HEATS = 12;
const TOO_FAR = 3;
/** So many deviations behind is beaten. */
const BEATEN = 2;
/** Fewest heats before the race is decided. */
const DECIDING = 40;
/** What a heat counts for at the next one: the tree learns meanwhile, so what is long past says less. */
const FADING = 0.98;
/** Heats after which the race tells more than a first look does. */
const TELLING = 8;

/** Begins a race between at least two options. So many deviations between the first two decide it. */
export const startRace = (edges: readonly Edge[], sure: number): Race => {
  let field = edges.map((edge): Runner => ({ edge, worth: 0, lead: 0, squares: 0 }));
  let turn = 0;
  let heats = 0;
  let counted = 0;
  return {
    get isNewHeat() {
      return turn === 0;
    },
    get tells() {
      return heats >= TELLING;
    },
    get isDecided() {
      return turn === 0 && heats >= DECIDING && isSure(field[0], field[1], counted, sure);
    },
    isBeaten(choice) {
      if (heats < TELLING) return false;
      const [leader, ...others] = inOrder(field);
      if (leader.edge.choice === choice) return false;
      const runner = others.find(({ edge }) => edge.choice === choice);
      return runner === undefined || isBehind(runner, leader, counted, BEATEN);
    },
    next: () => field[turn].edge,
    finish(worth) {
      field[turn].worth = worth;
      turn++;
      if (turn < field.length) return;
      turn = 0;
      heats++;
      counted = counted * FADING + 1;
      measure(field);
      field = heats < HEATS ? inOrder(field) : stillIn(field, counted);
    },
  };
};

/** How far each was ahead of the middle of the field in the heat that has just ended. */
const measure = (field: readonly Runner[]): void => {
  let sum = 0;
  for (const { worth } of field) sum += worth;
  for (const runner of field) {
    const lead = runner.worth - sum / field.length;
    runner.lead = runner.lead * FADING + lead;
    runner.squares = runner.squares * FADING + lead * lead;
  }
};

/** Best first. */
const inOrder = (field: readonly Runner[]): Runner[] => field.toSorted((a, b) => b.lead - a.lead);

/** The two foremost and everybody close enough to the first. */
const stillIn = (field: readonly Runner[], heats: number): Runner[] => {
  const ordered = inOrder(field);
  return ordered.filter((runner, place) => place < 2 || !isBehind(runner, ordered[0], heats, TOO_FAR));
};

const isBehind = (runner: Runner, leader: Runner, heats: number, deviations: number): boolean => {
  const luck = Math.sqrt((varianceOf(leader, heats) + varianceOf(runner, heats)) / heats);
  return (leader.lead - runner.lead) / heats > deviations * luck;
};

/** The second is far behind, or it was all the same all the time. */
const isSure = (leader: Runner, second: Runner, heats: number, sure: number): boolean =>
  isBehind(second, leader, heats, sure) || (leader.squares === 0 && second.squares === 0);

const varianceOf = ({ lead, squares }: Runner, heats: number): number =>
  Math.max(0, squares / heats - (lead / heats) ** 2);
