import type { Message } from '@lastroad/kernel';
import { BONUSES } from '../board.ts';
import { CREWS, TILE_KINDS } from '../cards.ts';
import type { AuroraEvent } from '../events.ts';
import { type AuroraContent, NONE } from '../state.ts';
import { cardName, itemName, listOf, roadEnds, tokenName, waypointName, whoName } from './names.ts';
import { whereKept } from './story-lines.ts';
import { backWords, storyIntro, storyName, storyText } from './story-words.ts';

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
  if ('node' in event) values['node'] = waypointName(content, event.node);
  if ('road' in event) values['node'] = roadEnds(content, event.road).to;
  if ('victim' in event) values['victim'] = whoName(event.victim);
  if ('story' in event) values['story'] = storyName(content, event.story);
  if ('trigger' in event) values['trigger'] = backWords(event.trigger);
  if ('region' in event) values['region'] = { key: `region.${event.region}` };
  return values;
};

type Own = {
  readonly [T in AuroraEvent['type']]?: (event: Extract<AuroraEvent, { type: T }>, content: AuroraContent) => Values;
};

/** What else single events need. */
const OWN: Own = {
  roundBegan: ({ round }) => ({ round }),
  phaseBegan: ({ phase }) => ({ phase: { key: `phase.${phase}` } }),
  revealed: ({ space }) => ({ space: space + 1 }),
  explored: ({ party }, content) => ({
    party: listOf(
      party.map(card => cardName(content, card)),
      'comma',
    ),
  }),
  crewJoined: ({ crew }) => ({ crew: { key: `crew.${CREWS[crew]}` } }),
  bonusTaken: ({ bonus }) => ({ bonus: { key: `choice.bonus.${BONUSES[bonus]}` } }),
  fameChanged: ({ fame }) => ({ fame }),
  tileTaken: ({ tile }) => ({ tile: { key: `token.${TILE_KINDS[tile]}` } }),
  reordered: ({ track }) => ({ order: listOf(track.map(whoName), 'comma') }),
  wounded: ({ damage }) => ({ damage }),
  attacked: ({ damage, jam }) => ({ damage, jam: jam ? 'yes' : 'no' }),
  raided: ({ hits, evaded, jam, area }) => ({
    hits,
    evaded,
    left: hits - evaded,
    jam: jam ? 'yes' : 'no',
    area: { key: `area.${area}` },
  }),
  raidCounted: ({ placed }) => ({ placed }),
  pvpBonus: ({ symbol }) => ({ bonus: { key: `pvpBonus.${symbol}` } }),
  defeated: ({ winner }) => (winner === NONE ? {} : { who: whoName(winner) }),
  enemiesFired: ({ area }) => ({ area: { key: `area.${area}` } }),
  auroraMoved: ({ red, dock }) => ({ line: red ? 'red' : 'white', dock: dock + 1 }),
  automaActed: ({ action }, content) => ({ action: content.automaCards[action].id }),
  automaDrew: ({ cards }) => ({ cards }),
  ended: ({ reached }) => ({ reached: reached ? 'yes' : 'no' }),
  storyDeckChanged: ({ period }) => ({ period: 'I'.repeat(period + 1) }),
  storyRead: ({ story }, content) => ({ text: storyIntro(content, story) }),
  storyChosen: ({ story, option }, content) => ({ text: storyText(content, story, option) }),
  storyTested: ({ letter, passed }) => ({ letter, passed: passed ? 'yes' : 'no' }),
  storyTold: ({ story, option, tale }, content) =>
    tale === 'void' || tale === 'lost' ? {} : { text: storyText(content, story, option, tale) },
  storyPot: ({ story, option, isMet }, content) => ({
    text: storyText(content, story, option, isMet ? 'met' : 'short'),
  }),
  questTaken: ({ story, option }, content) => ({ text: storyText(content, story, option, 'task') }),
  questCounted: ({ count }) => ({ count }),
  storyArchived: ({ place, card }, content) => whereKept(content, place, card),
  spacesSwapped: ({ from, to }) => ({ from: from + 1, to: to + 1 }),
  peeked: ({ deck, cards }, content) => ({
    deck,
    count: cards.length,
    cards: listOf(
      cards.filter(card => card !== NONE).map(card => peekedName(content, deck, card)),
      'comma',
    ),
  }),
  automaSilenced: ({ action }, content) => ({ action: content.automaCards[action].id }),
};

/** What lies on a deck, for whoever may see it; outcome cards have no name of their own. */
const peekedName = (content: AuroraContent, deck: string, card: number): Message => {
  if (deck === 'exploration') return cardName(content, card);
  return deck === 'items'
    ? itemName(content, card)
    : { key: 'story.kind.test', values: { letters: content.outcomes[card].letters.join('') } };
};

const ownValues = (content: AuroraContent, event: AuroraEvent): Values => {
  const values = OWN[event.type] as ((event: AuroraEvent, content: AuroraContent) => Values) | undefined;
  return values?.(event, content) ?? {};
};

const keyOf = (event: AuroraEvent): string => {
  if (event.type === 'itemDrawn' && event.item !== NONE) return 'log.itemDrawnOwn';
  if (event.type === 'defeated' && event.winner === NONE) return 'log.defeatedByNobody';
  if (event.type === 'lootTaken' && !event.kept) return 'log.lootDeclined';
  if (event.type === 'storyTold' && event.tale === 'void') return 'log.storyVoid';
  if (event.type === 'peeked' && !event.cards.includes(NONE)) return 'log.peekedOwn';
  return `log.${event.type}`;
};

export const tell = (content: AuroraContent, event: AuroraEvent): Message => ({
  key: keyOf(event),
  values: { ...commonValues(content, event), ...ownValues(content, event) },
});
