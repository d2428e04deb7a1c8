import type { Seat, Tag } from '@lastroad/kernel';
import { BONUSES } from '../board.ts';
import { CREWS, TILE_KINDS } from '../cards.ts';
import { CARDS } from '../content/all-cards.ts';
import { BASE } from '../content/tables.ts';
import type { AuroraEvent } from '../events.ts';
import { NONE } from '../state.ts';
import { isSeat } from '../verbs/order.ts';

const taken = (seat: Seat, what: string): readonly Tag[] => (isPerson(seat) ? [{ seat, how: 'taken', what }] : []);
const met = (seat: Seat, what: string): readonly Tag[] => (isPerson(seat) ? [{ seat, how: 'met', what }] : []);
const isPerson = (who: number): boolean => who !== NONE && isSeat(who);

/** What of the content an event brought to whom. */
export const tagsOf = (event: AuroraEvent): readonly Tag[] => {
  switch (event.type) {
    case 'explored':
      return taken(event.seat, CARDS[event.card].id);
    case 'crewJoined':
      return taken(event.seat, `crew ${CREWS[event.crew]}`);
    case 'lootTaken':
      return event.kept ? taken(event.who, CARDS[event.card].id) : [];
    case 'bonusTaken':
      return taken(event.seat, `bonus ${BONUSES[event.bonus]}`);
    case 'itemUsed':
      return taken(event.seat, `item ${BASE.items[event.item].id}`);
    case 'itemDrawn':
      return event.item === NONE ? [] : met(event.who, `item ${BASE.items[event.item].id}`);
    case 'tileTaken':
      return met(event.who, `tile ${TILE_KINDS[event.tile]}`);
    case 'attacked':
      return met(event.who, CARDS[event.enemy].id);
    case 'raided':
      return met(event.victim, 'raid');
    case 'pvpBonus':
      return taken(event.who, `sign ${event.symbol}`);
    case 'storyTold':
      return event.tale === 'void'
        ? []
        : taken(event.seat, `story ${BASE.stories[event.story].id} ${event.option + 1} ${event.tale}`);
    case 'questTaken':
      return taken(event.seat, `story ${BASE.stories[event.story].id} ${event.option + 1} task`);
    case 'defeated':
      return taken(event.winner, CARDS[event.enemy].id);
    default:
      return [];
  }
};
