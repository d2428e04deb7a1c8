/** Marks on a kind of ground: path data from the middle of a space; spaces take turns with the variants. */
interface Mark {
  readonly look: string;
  readonly variants: readonly string[];
}

/** How a kind of ground looks: told apart by its marks, not by its colour alone. */
export interface Ground {
  readonly marks: readonly Mark[];
  /** Frames round the space, by their distance from its edge. */
  readonly frames: readonly number[];
}

export const NO_FRAMES: readonly number[] = [];
