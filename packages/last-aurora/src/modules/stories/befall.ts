import { declare } from '../../state.ts';
import type { End, Story } from '../../stories.ts';

/** Whose effects are carried out, on whom, and of which story. */
export interface Effects {
  readonly seat: number;
  readonly story: Story;
  readonly option: number;
  readonly end: End;
}

/** FS-STORY-19: effects of a list of the book, one after the other; what they do is told in `effects.ts`. */
export const befall = declare('befall', ({ seat, story, option, end }: Effects, list: number) => ({
  seat,
  story,
  option,
  end,
  list,
  next: 0,
}));
