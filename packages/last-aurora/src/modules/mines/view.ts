import type { Message } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { Aurora, AuroraContent, Mines, RoadNumber } from '../../state.ts';
import { roadEnds, whoLetter } from '../../view/names.ts';

export interface MinesView {
  readonly roads: readonly RoadNumber[];
  readonly owners: readonly Who[];
}

export const minesView = ({ roads, owners }: Mines): MinesView => ({ roads: roads.slice(), owners: owners.slice() });

/** Mines on the roads, as the screen lists them. */
export const minesLine = (content: AuroraContent, mines: MinesView, say: (message: Message) => string): string => {
  const list = mines.roads.map((road, i) =>
    say({ key: 'screen.mine', values: { ...roadEnds(content, road), who: whoLetter(mines.owners[i]) } }),
  );
  return list.length === 0 ? '' : `   ${say({ key: 'screen.mines', values: { mines: list.join(', ') } })}`;
};

/** What questions of the mines can name, and how it is worded. */
export const MINE_THINGS = { mine: (g: Aurora) => g.content.map.roads.map((_, road) => road) };

export const MINE_WORDINGS = {
  mine: (g: Aurora, _seat: number, road: number): Message => ({
    key: 'choice.mine',
    values: roadEnds(g.content, road),
  }),
};
