import type { Contender } from '../hooks.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { damage, hit } from '../verbs/damage.ts';
import { sufferAmbush } from './ambush.ts';
import { airdrop, frostbite } from './events.ts';
import { exploreTurn } from './exploration.ts';
import { fireTurn } from './fire.ts';
import { drawItems } from './items.ts';
import { movementTurn } from './movement.ts';

/** Whoever has a seat is asked. */
export const SEAT: Contender = {
  canExplore: (g, seat) => g.players[seat].active.length > 0,
  explore: (seat, mustPass) => exploreTurn(seat, mustPass),
  move: seat => movementTurn(seat),
  fire: seat => fireTurn(seat),
  ambush: (seat, enemy) => sufferAmbush(seat, enemy),
  ignores: (g, seat) => g.players[seat].ignored,
  hit: (g, seat, hits, area) => hit(g, seat, hits > 0 ? [damage(seat, hits, area)] : []),
  damage: (_g, seat, count, area) => [damage(seat, count, area)],
  contaminate: (_g, seat, count) => [contaminate(seat, count, 'crew')],
  gainResource: (_g, seat) => [airdrop(seat)],
  burnResource: (_g, seat) => [frostbite(seat)],
  draw: (_g, seat, count) => [drawItems(seat, count)],
  winLoot(g, seat, card) {
    g.wonLoot.push(card);
    g.wonBy.push(seat);
  },
};
