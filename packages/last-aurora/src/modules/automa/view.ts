import type { Message } from '@lastroad/kernel';
import { type Aurora, type AuroraContent, type Automa, DAMAGE, SURVIVOR, TOKENS } from '../../state.ts';
import { automaScore } from './score.ts';

export interface AutomaView {
  readonly fame: number;
  readonly node: number;
  readonly column: number;
  readonly survivors: number;
  readonly contaminated: number;
  readonly targets: number;
  readonly stock: readonly number[];
  readonly damage: readonly boolean[];
  /** Items and loot together, face down. */
  readonly cards: number;
  readonly pile: number;
  readonly deckSize: number;
  readonly shown: readonly number[];
  readonly discard: readonly number[];
  readonly score: number;
}

export const automaView = (g: Aurora, rival: Automa): AutomaView => ({
  fame: g.content.fame[rival.fame],
  node: rival.node,
  column: rival.column,
  survivors: rival.survivors,
  contaminated: rival.contaminated,
  targets: rival.targets,
  stock: rival.stock.slice(),
  damage: rival.damage.slice(),
  cards: rival.items.length + rival.loot.length,
  pile: rival.pile.length,
  deckSize: rival.deck.length,
  shown: rival.shown.slice(),
  discard: rival.discard.slice(),
  score: automaScore(g),
});

/** What is known of the Automa besides its board, by the names that its line has for it. */
const numbers = ({ node, fame, score, survivors, contaminated, stock, cards }: AutomaView) => {
  const [, ammo, food, fuel] = stock;
  return { node, fame, points: score, survivors, contaminated, ammo, food, fuel, cards };
};

/** Its part of the screen. */
export const automaLines = (
  content: AuroraContent,
  rival: AutomaView | null,
  say: (message: Message) => string,
): string[] => {
  if (rival === null) return [];
  const shown = rival.shown.map(i => content.automaCards[i].id).join(' ') || '–';
  return [
    `  ${say({ key: 'screen.automa', values: numbers(rival) })}`,
    `    ${say({ key: 'screen.automaCards', values: { column: rival.column + 1, pile: rival.pile, shown } })}`,
    ...content.automaBoard.rows.map(({ id, slots }, row) => {
      const marks = slots.map((slot, i) => {
        if (rival.damage[row * slots.length + i]) return 'X';
        return slot === 'plain' ? '–' : say({ key: `slot.${slot}` });
      });
      return `    ${id} ${marks.join(' | ')}`;
    }),
  ];
};

/** What nobody sees of it, and could just as well lie elsewhere. */
export const automaHides = ({ automa: rival }: Aurora): Record<'items' | 'loot' | 'actions', readonly number[][]> =>
  rival === null
    ? { items: [], loot: [], actions: [] }
    : { items: [rival.items], loot: [rival.loot], actions: [rival.deck, rival.pile] };

/** What of the box lies on its board and in its hand, by the names of `components`. */
export const automaComponents = ({ automa: rival }: Aurora): Readonly<Record<string, number>> => {
  if (rival === null) return {};
  const counts: Record<string, number> = {
    cards: rival.loot.length,
    items: rival.items.length,
    actions: rival.deck.length + rival.pile.length + rival.shown.length + rival.discard.length,
    targets: rival.targets,
    [TOKENS[DAMAGE]]: rival.damage.filter(Boolean).length,
    [TOKENS[SURVIVOR]]: rival.survivors + rival.contaminated,
  };
  for (let token = 1; token < rival.stock.length; token++) counts[TOKENS[token]] = rival.stock[token];
  return counts;
};
