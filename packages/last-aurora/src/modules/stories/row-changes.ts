import { isOf, type Next } from '@lastroad/kernel';
import { explore } from '../../rules/explore.ts';
import { discardFromRow } from '../../rules/gather.ts';
import { fillRow, moveCard, slideLeft } from '../../rules/row.ts';
import { type Aurora, NONE, type Space, task } from '../../state.ts';
import { recordOf } from './record.ts';

/** `DISCARD_SLOT`, `SWAP_SLOTS`: at once, or when the party is back, since its action belongs to a space. */
export const changeRow = (g: Aurora, one: Space, other: Space = NONE): Next => {
  const { rowChanges } = recordOf(g);
  rowChanges.push(one, other);
  if (!g.stack.some(frame => isOf(explore, frame) && g.party.length > 0)) return changeSpaces();
};

/** All changes that have waited, the first one first. */
export const changeSpaces = task('changeSpaces', () => ({}), {
  discard(g): Next {
    const { rowChanges } = recordOf(g);
    const next = [];
    while (rowChanges.length > 0) {
      const [one, other] = rowChanges.splice(0, 2);
      if (g.row[one] === NONE || (other !== NONE && g.row[other] === NONE)) continue;
      if (other === NONE) next.push(...discardFromRow(g, one));
      else {
        moveCard(g, one, other);
        g.events?.push({ type: 'spacesSwapped', from: one, to: other });
      }
    }
    return next;
  },
  slide(g) {
    if (g.row.includes(NONE)) slideLeft(g);
  },
  refill: (g): Next => (g.row.includes(NONE) ? fillRow() : undefined),
});
