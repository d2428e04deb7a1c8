import { shuffle } from '@lastroad/kernel';
import { AMMO, AUTOMA, type Aurora, type Automa, DAMAGE, FOOD, FUEL, NONE, SURVIVOR } from '../../state.ts';
import { takeToken } from '../../verbs/supply.ts';
import { columns, rivalOf } from './verbs.ts';

const newAutoma = (fame: number, slots: number): Automa => ({
  fame,
  node: 0,
  column: 0,
  survivors: 0,
  contaminated: 0,
  targets: 2,
  stock: [0, 0, 0, 0],
  damage: new Array<boolean>(slots).fill(false),
  fired: [],
  items: [],
  loot: [],
  deck: [],
  pile: [],
  shown: [],
  discard: [],
  first: NONE,
});

/** LA-AUS-1. */
export const layBoard = (g: Aurora): void => {
  const { rows } = g.content.automaBoard;
  g.automa = newAutoma(g.content.fame.indexOf(0), rows.length * rows[0].slots.length);
};

/** LA-AUS-2..6. */
export const seatAutoma = (g: Aurora): void => {
  const rival = rivalOf(g);
  rival.deck.push(...g.content.automaCards.map((_, action) => action));
  shuffle(g, rival.deck, 'actions');
  for (let column = 1; column < columns(g); column++) {
    rival.damage[column] = true;
    takeToken(g, DAMAGE);
  }
  rival.survivors = 2;
  takeToken(g, SURVIVOR);
  takeToken(g, SURVIVOR);
  for (const token of [FOOD, FUEL, AMMO]) {
    rival.stock[token] = 1;
    takeToken(g, token);
  }
  g.track.push(AUTOMA);
};
