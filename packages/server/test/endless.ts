import { accept, type Rules } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';

/** The toy with so many rounds that it never ends while somebody measures. */
export const endless: Rules = {
  ...(toy as unknown as Rules),
  content(options, pack) {
    const made = toy.content(options, pack);
    return made.ok ? accept({ ...made.value, rounds: 100_000 }) : made;
  },
};
