import { type Frame, type Next, reveal, type Seat } from '@lastroad/kernel';
import { AUTOMA, type Aurora, FOOD, NONE, task } from '../../state.ts';
import { contaminate } from '../../verbs/contaminate.ts';
import { damage } from '../../verbs/damage.ts';
import { loseFame } from '../../verbs/fame.ts';
import { isSilenced, occur } from '../../verbs/occasions.ts';
import { automaDrawsPile } from './explore.ts';
import { automaHeals, automaSpends, automaUncovers, columns, rivalOf } from './verbs.ts';

export const beginPhase = (g: Aurora): void => {
  if (g.phase === 'explore') automaDrawsPile(g);
  else if (g.phase === 'rest') automaRests(g);
  else if (g.phase === 'fire') rivalOf(g).fired.length = 0;
};

/** LA-AUR: a food for one more action card of this round, as long as the deck lasts. */
const automaRests = (g: Aurora): void => {
  const rival = rivalOf(g);
  while (rival.stock[FOOD] > 0 && rival.deck.length > 0) {
    automaSpends(g, FOOD);
    for (const ate of g.content.hooks.ate) ate(g, AUTOMA);
    rival.shown.push(rival.deck.pop() as number);
    reveal(g);
  }
};

/** LA-AUK-5, 7..10: what one of the Automa's cards does at the end of the round. */
export const automaEnds = task('automaEnds', (action: number) => ({ action }), {
  effect(g, f): Next {
    const rival = rivalOf(g);
    const human: Seat = 0;
    if (g.players[human].out || isSilenced(g, f.action)) return;
    switch (g.content.automaCards[f.action].endOfRound) {
      case 'damage':
        return damage(human, 1);
      case 'loseFame':
        return g.players[human].fame > rival.fame ? loseFame(human, 1) : undefined;
      case 'heal':
        automaHeals(g);
        return contaminate(human, 1, 'crew');
      case 'none':
        return;
    }
  },
});

/** LA-AUZ-2. */
export const clearActions = (g: Aurora): void => {
  const { shown, discard } = rivalOf(g);
  discard.push(...shown.splice(0));
};

/** LA-AUZ-3. */
export const moveColumn = (g: Aurora): void => {
  const rival = rivalOf(g);
  rival.first = NONE;
  rival.column = Math.min(rival.column + 1, columns(g) - 1);
  automaUncovers(g, rival.column);
};

/** LA-AUZ-1, FS-STORY-44: what all its cards do, each of which might be kept from it. */
export const endCards = (g: Aurora): Frame[] =>
  rivalOf(g).shown.flatMap(card => {
    const isIdle = g.content.automaCards[card].endOfRound === 'none';
    return [...(isIdle ? [] : occur(g, { what: 'automaCard', who: AUTOMA, card })), automaEnds(card)];
  });
