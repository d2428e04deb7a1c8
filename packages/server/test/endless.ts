import { accept, type Rules, sealContent } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';

/** The toy with so many rounds that it never ends while somebody measures. */
export const endless: Rules = {
  ...(toy as unknown as Rules),
  content(options, pack) {
    const made = toy.content(options, pack);
    if (!made.ok) return made;
    const { id, cards, sides, seats } = made.value;
    return accept(sealContent({ id, options: made.value.options, rounds: 100_000, sides, cards }, { seats }));
  },
};
