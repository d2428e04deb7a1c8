import { automaComponents } from '../modules/automa/view.ts';
import { cardsBeside } from '../modules/deck/view.ts';
import { storyCards } from '../modules/stories/view.ts';
import {
  AMMO,
  type Aurora,
  type Card,
  CONTAMINATION,
  DAMAGE,
  FOOD,
  FUEL,
  ITEM,
  NONE,
  SURVIVOR,
  TOKENS,
  type Token,
} from '../state.ts';
import { countTokens } from '../verbs/convoy.ts';
import { cardsInHands, tokensInHands } from '../verbs/hands.ts';
import { crewSize } from '../verbs/survivors.ts';

const add = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const cardsIn = (list: readonly Card[]): number => list.filter(card => card !== NONE).length;

/** LA-INV-13: every place where a token of a kind can lie. */
const tokensOf = (g: Aurora, token: Token): number => {
  let count = g.supply[token];
  for (const player of g.players) count += countTokens(player, token);
  for (const block of g.goods) count += block.filter(other => other === token).length;
  if (token === FOOD) count += add(g.fed);
  if (token === CONTAMINATION) count += add(g.contamination);
  if (token === DAMAGE) count += add(g.enemies.map(({ damage, worn = 0 }) => damage + worn));
  return count + tokensInHands(g).filter(held => held === token).length;
};

const allCards = (g: Aurora): number => {
  let count = g.deck.length + g.discard.length + g.box.length + g.removed.length + cardsIn(g.row);
  for (const player of g.players) count += cardsIn(player.convoy) + crewSize(player);
  count += g.enemies.length * 2 + g.lootDeck.length + g.lostLoot.length + g.wonLoot.length;
  count += g.waitingEvents.length + cardsBeside(g);
  return count + cardsInHands(g);
};

/** Counts that never change while a game lasts. */
export const components = (g: Aurora): Record<string, number> => {
  const counts: Record<string, number> = {
    cards: allCards(g),
    items: g.itemDeck.length + g.itemDiscard.length + add(g.players.map(p => p.items.length)),
    outcomes: g.outcomeDeck.length + g.outcomeDiscard.length + (g.resolving === NONE ? 0 : 1),
    actions: 0,
    ...(g.stories && { stories: storyCards(g) }),
    targets: add(g.players.map(p => p.targets)) + add(g.enemies.map(enemy => enemy.targets.length)) + add(g.targetsDue),
  };
  for (const token of [AMMO, FOOD, FUEL, SURVIVOR, DAMAGE, ITEM, CONTAMINATION])
    counts[TOKENS[token]] = tokensOf(g, token);
  for (const [name, count] of Object.entries(automaComponents(g))) counts[name] += count;
  return counts;
};
