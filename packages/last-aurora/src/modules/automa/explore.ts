import { type Frame, type Next, reveal, shuffle } from '@lastroad/kernel';
import type { AutomaAct, AutomaCard } from '../../board.ts';
import type { LocationCard } from '../../cards.ts';
import { blockOf, discardFromRow, discardIfEmpty, LEFT, RIGHT } from '../../rules/gather.ts';
import { fillRow, slideLeft } from '../../rules/row.ts';
import { AMMO, AUTOMA, type Aurora, FUEL, ITEM, NONE, type Space, task } from '../../state.ts';
import { occur } from '../../verbs/occasions.ts';
import { returnToken } from '../../verbs/supply.ts';
import {
  automaDamaged,
  automaDrawsItems,
  automaFame,
  automaGains,
  automaRecruits,
  automaRepairs,
  automaSickens,
  rivalOf,
} from './verbs.ts';

/** LA-AUE-1, 2: as many cards as it has survivors, face down; the discards make a new deck when it runs out. */
export const automaDrawsPile = (g: Aurora): void => {
  const rival = rivalOf(g);
  const wanted = rival.survivors + rival.contaminated;
  for (let i = 0; i < wanted; i++) {
    if (rival.deck.length === 0) {
      rival.deck.push(...rival.discard.splice(0).sort((a, b) => a - b));
      if (rival.deck.length === 0) break;
      shuffle(g, rival.deck, 'actions');
    }
    rival.pile.unshift(rival.deck.pop() as number);
  }
  g.events?.push({ type: 'automaDrew', cards: rival.pile.length });
};

/** LA-AUE-3..7: turns over the next action card and acts on the space it selects. */
export const automaTurn = task('automaTurn', () => ({ cardLeft: false }), {
  act(g, f): Next {
    const rival = rivalOf(g);
    const action = rival.pile.pop();
    // LA-AUE-7, 8.
    if (action === undefined) {
      g.events?.push({ type: 'passed', who: AUTOMA, survivor: NONE });
      return;
    }
    if (rival.shown.length === 0) rival.first = action;
    rival.shown.push(action);
    reveal(g);
    const card = g.content.automaCards[action];
    const space = selectSpace(g, card);
    g.events?.push({ type: 'automaActed', action, space });
    if (space === NONE) return;
    meetEnemy(g, card, space);
    const met = g.row[space];
    if (met === NONE) return;
    const next = [...occurAt(g, space), ...actOn(g, card, space)];
    f.cardLeft = g.row[space] === NONE;
    return next;
  },
  // LA-AUE-10.
  refill(g, f): Next {
    if (!f.cardLeft) return;
    slideLeft(g);
    return fillRow();
  },
});

/** LA-AUE-4, 5, LA-AUP: the space with the cost shown; among cost-2 spaces the first act of the list that finds a card. */
const selectSpace = (g: Aurora, card: AutomaCard): Space => {
  const spaces = g.row.map((_, space) => space).filter(space => g.content.map.spaces[space].cost === card.skill);
  if (card.priority.length === 0) return spaces[0];
  for (const act of card.priority) {
    const matches = spaces.filter(space => g.row[space] !== NONE && actFor(g, space) === act);
    if (matches.length > 0) return card.arrow === 'right' ? matches[0] : matches[matches.length - 1];
  }
  return NONE;
};

const actFor = (g: Aurora, space: Space): AutomaAct | null => {
  switch (g.content.cards[g.row[space]].kind) {
    case 'location':
      return 'gather';
    case 'survivor':
      return 'recruit';
    case 'encounter':
      return 'encounter';
    case 'truck':
    case 'trailer':
    case 'device':
      return 'convoy';
    default:
      return null;
  }
};

/** LA-AUG-12, LA-AUK-1, 3, LA-OPT-13: an enemy stays where it is and is good for a resource. */
const meetEnemy = (g: Aurora, card: AutomaCard, space: Space): void => {
  if (card.enemy === 'none') return;
  const at = card.enemy === 'fuel' && g.content.house.automaC2Space === 'space3' ? 2 : space;
  if (g.row[at] === NONE || g.content.cards[g.row[at]].kind !== 'enemy') return;
  automaGains(g, card.enemy === 'ammo' ? AMMO : FUEL);
};

/** FS-STORY-41: what the Automa does is an occasion like any other. */
const occurAt = (g: Aurora, space: Space): readonly Frame[] => {
  const act = actFor(g, space);
  if (act === null) return [];
  const what = act === 'convoy' ? 'upgrade' : act;
  const card = g.row[space];
  return [...occur(g, { what: 'explored', who: AUTOMA, card }), ...occur(g, { what, who: AUTOMA, card })];
};

const actOn = (g: Aurora, card: AutomaCard, space: Space): readonly Frame[] => {
  switch (actFor(g, space)) {
    case 'gather':
      return automaGathers(g, card, space);
    case 'recruit': {
      const next = discardFromRow(g, space, AUTOMA);
      automaRecruits(g);
      return next;
    }
    case 'convoy': {
      const next = discardFromRow(g, space, AUTOMA);
      automaRepairs(g);
      return next;
    }
    case 'encounter':
      return discardFromRow(g, space, AUTOMA);
    case null:
      return [];
  }
};

/** LA-AUG-1..7. */
const automaGathers = (g: Aurora, card: AutomaCard, space: Space): readonly Frame[] => {
  const ill: Frame[] = [];
  switch ((g.content.cards[g.row[space]] as LocationCard).effect) {
    case 'damage':
      automaDamaged(g, 1);
      break;
    case 'contamination':
      automaSickens(g, 1);
      ill.push(...occur(g, { what: 'infect', who: AUTOMA }));
      break;
    case 'loseFame':
      automaFame(g, -1);
      break;
    case 'none':
      break;
  }
  const wanted = card.arrow === 'right' ? LEFT : RIGHT;
  const side = hasGoods(g, space, wanted) || !hasGoods(g, space, 1 - wanted) ? wanted : 1 - wanted;
  const taken = blockOf(g, space, side).splice(0);
  for (const token of taken) {
    returnToken(g, token);
    if (token !== ITEM) automaGains(g, token);
  }
  automaDrawsItems(g, taken.filter(token => token === ITEM).length);
  return [...ill, ...discardIfEmpty(g, space, AUTOMA)];
};

/** LA-AUG-3, LA-RUL-8: whether a block counts as one to be taken. */
const hasGoods = (g: Aurora, space: Space, side: number): boolean => {
  const block = blockOf(g, space, side);
  return g.content.house.locationDiscard === 'literal' ? block.some(token => token !== ITEM) : block.length > 0;
};
