import type { Message } from '@lastroad/kernel';
import { BONUSES } from '../board.ts';
import { TILE_KINDS } from '../cards.ts';
import type { AuroraEvent } from '../events.ts';
import { type AuroraContent, NONE } from '../state.ts';
import { cardName, itemName, listOf, tokenName, whoName } from './names.ts';

type Values = Record<string, string | number | Message>;

/** Names for whatever an event carries under the usual words. */
const commonValues = (content: AuroraContent, event: AuroraEvent): Values => {
  const values: Values = {};
  if ('who' in event) values['who'] = whoName(event.who);
  if ('seat' in event) values['who'] = whoName(event.seat);
  if ('card' in event && event.card !== NONE) values['card'] = cardName(content, event.card);
  if ('survivor' in event && event.survivor !== NONE) values['card'] = cardName(content, event.survivor);
  if ('enemy' in event && event.enemy !== NONE) values['card'] = cardName(content, event.enemy);
  if ('token' in event) values['token'] = tokenName(event.token);
  if ('item' in event && event.item !== NONE) values['item'] = itemName(content, event.item);
  if ('node' in event) values['node'] = content.map.nodes[event.node].id;
  if ('road' in event) values['node'] = content.map.roads[event.road].to;
  if ('region' in event) values['region'] = { key: `region.${event.region}` };
  return values;
};

/** What else single events need. */
const ownValues = (content: AuroraContent, event: AuroraEvent): Values => {
  switch (event.type) {
    case 'roundBegan':
      return { round: event.round };
    case 'phaseBegan':
      return { phase: { key: `phase.${event.phase}` } };
    case 'revealed':
      return { space: event.space + 1 };
    case 'explored':
      return {
        party: listOf(
          event.party.map(card => cardName(content, card)),
          'comma',
        ),
      };
    case 'bonusTaken':
      return { bonus: { key: `choice.bonus.${BONUSES[event.bonus]}` } };
    case 'fameChanged':
      return { fame: event.fame };
    case 'tileTaken':
      return { tile: { key: `token.${TILE_KINDS[event.tile]}` } };
    case 'reordered':
      return { order: listOf(event.track.map(whoName), 'comma') };
    case 'attacked':
      return { damage: event.damage, jam: event.jam ? 'yes' : 'no' };
    case 'defeated':
      return event.winner === NONE ? {} : { who: whoName(event.winner) };
    case 'enemiesFired':
      return { area: { key: `area.${event.area}` } };
    case 'auroraMoved':
      return { line: event.red ? 'red' : 'white', dock: event.dock + 1 };
    case 'automaActed':
      return { action: content.automaCards[event.action].id };
    case 'automaDrew':
      return { cards: event.cards };
    case 'ended':
      return { reached: event.reached ? 'yes' : 'no' };
    default:
      return {};
  }
};

const keyOf = (event: AuroraEvent): string => {
  if (event.type === 'itemDrawn' && event.item !== NONE) return 'log.itemDrawnOwn';
  if (event.type === 'defeated' && event.winner === NONE) return 'log.defeatedByNobody';
  if (event.type === 'lootTaken' && !event.kept) return 'log.lootDeclined';
  return `log.${event.type}`;
};

export const tell = (content: AuroraContent, event: AuroraEvent): Message => ({
  key: keyOf(event),
  values: { ...commonValues(content, event), ...ownValues(content, event) },
});
