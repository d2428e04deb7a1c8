import { toy } from '@lastroad/kernel/toy';
import type { Entry } from './registry.ts';

/** Every game the command knows, in the order it is offered. */
export const GAMES: readonly Entry[] = [
  { rules: toy, title: 'Toy', about: 'A small auction with secret bids and a die: five minutes to try the table out' },
];
