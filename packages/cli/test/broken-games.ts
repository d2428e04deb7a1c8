import { toy, toyInsight } from '@lastroad/kernel/toy';
import type { Entry } from '../src/registry.ts';

/** The toy with a fault planted: its clones forget a coin once the third round has begun. */
export const GAMES: readonly Entry[] = [
  {
    rules: {
      ...toy,
      clone(g) {
        const copy = toy.clone(g as Parameters<typeof toy.clone>[0]);
        if (copy.round === 3) copy.bank--;
        return copy;
      },
    },
    insight: toyInsight,
    title: 'Broken toy',
    about: 'For tests',
  },
];
