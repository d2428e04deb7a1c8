import { toy, toyInsight } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import { lastAuroraInsight } from '@lastroad/last-aurora/insight';
import { thunderRoad } from '@lastroad/thunder-road';
import { thunderRoadInsight } from '@lastroad/thunder-road/insight';
import { type Entry, playables } from './registry.ts';

/** Every game the command knows, in the order it is offered. */
export const GAMES: readonly Entry[] = [
  {
    rules: lastAurora,
    insight: lastAuroraInsight,
    title: 'Last Aurora',
    about: 'Lead a convoy through endless winter to the last icebreaker; alone against a rival, or up to four',
  },
  {
    rules: thunderRoad,
    insight: thunderRoadInsight,
    title: 'Thunder Road: Vendetta',
    about: 'Race, ram and shoot until the road ends or one crew is left; two to four',
  },
  {
    rules: toy,
    insight: toyInsight,
    title: 'Toy',
    about: 'A small auction with secret bids and a die: five minutes to try the table out',
  },
];

export const registry = playables(GAMES);
