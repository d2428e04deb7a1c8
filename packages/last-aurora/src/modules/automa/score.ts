import { lead, wasReached } from '../../rules/scoring.ts';
import { AUTOMA, type Aurora } from '../../state.ts';
import { columns, rivalOf } from './verbs.ts';

/** LA-AUZ-5..9. */
export const automaScore = (g: Aurora): number => {
  const rival = rivalOf(g);
  const cards = Math.floor((rival.items.length + rival.loot.length) / 2);
  const last = wasReached(g) ? rival.survivors : soundGroups(g);
  return (g.track.length > 1 ? lead(g, AUTOMA) : 0) + g.content.fame[rival.fame] + cards + last;
};

const soundGroups = (g: Aurora): number => {
  const { damage } = rivalOf(g);
  const slot = (name: string): number => 'ABCD'.indexOf(name[0]) * columns(g) + Number(name.slice(1)) - 1;
  return g.content.automaBoard.groups.filter(group => !group.slots.some(name => damage[slot(name)])).length;
};
