import type { Seat, Tag } from '@lastroad/kernel';
import type { ThunderEvent } from '../events.ts';
import { type Car, NOBODY, type Race, type Space } from '../state.ts';
import { sideAt } from '../verbs/board.ts';
import { isOnBoard } from '../verbs/geometry.ts';

const NOTHING: readonly Tag[] = [];

const met = (seat: Seat, what: string): readonly Tag[] => (seat === NOBODY ? NOTHING : [{ seat, how: 'met', what }]);

const metBy = (g: Race, car: Car, what: string): readonly Tag[] => met(g.cars[car].seat, what);

/** A tile that has been taken away since is not known any more. */
const metSide = (g: Race, car: Car, space: Space): readonly Tag[] =>
  isOnBoard(g, space) ? metBy(g, car, `tile ${g.content.sides[sideAt(g, space)].name}`) : NOTHING;

/** Which tiles, hazards, damage, lasting effects, commands, leaders and upgrades came to whom. */
export const tagsOf = (event: ThunderEvent, g: Race): readonly Tag[] => {
  const { content } = g;
  switch (event.type) {
    case 'moved':
      return metSide(g, event.car, event.to);
    case 'turnedUp':
      return metBy(g, event.car, `hazard ${content.hazards[event.hazard].name}`);
    case 'damaged':
      return metBy(g, event.car, `damage ${content.damage[event.token].name}`);
    case 'battered':
      return metBy(g, event.car, `damage ${content.damage[content.minor].name}`);
    case 'afflicted':
      return metBy(g, event.car, `lasting ${content.lasting[event.card].name}`);
    case 'strikePlayed':
      return [{ seat: event.seat, how: 'taken', what: `strike ${content.strikes[event.strike].name}` }];
    case 'bountyMet':
      return [{ seat: event.seat, how: 'taken', what: `bounty ${content.bounties[event.bounty].name}` }];
    case 'oneShotPlayed':
      return [{ seat: event.seat, how: 'taken', what: `one-shot ${content.oneShots[event.oneShot].name}` }];
    case 'commanded':
      return [{ seat: event.seat, how: 'taken', what: `command ${content.commands[event.command].name}` }];
    case 'tokenSpent':
      return [{ seat: event.seat, how: 'taken', what: `command ${content.commands[event.command].name}` }];
    case 'ledBy':
      return [{ seat: event.seat, how: 'taken', what: `leader ${content.leaders[event.leader].name}` }];
    case 'fitted':
      return [{ seat: g.cars[event.car].seat, how: 'taken', what: `upgrade ${content.upgrades[event.upgrade].name}` }];
    default:
      return NOTHING;
  }
};
