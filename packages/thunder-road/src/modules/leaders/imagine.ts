import { draw, type Seat, shuffle } from '@lastroad/kernel';
import { NONE, type Race } from '../../state.ts';

/** Before all have chosen, a seat knows the boards dealt to it, and of the others who has chosen. */
export const dealLeaders = (twin: Race, seat: Seat): void => {
  const { leaders } = twin;
  if (leaders === undefined || leaders.open) return;
  const unseen = twin.content.leaders.map((_, leader) => leader);
  const own = seat < 0 ? [] : leaders.dealt[seat];
  const boards = unseen.filter(leader => !own.includes(leader));
  shuffle(twin, boards, 'imagined');
  for (const [owner, dealt] of leaders.dealt.entries()) {
    if (owner === seat) continue;
    dealt.splice(0, dealt.length, ...boards.splice(0, dealt.length).sort((a, b) => a - b));
    if (leaders.kept[owner] !== NONE) leaders.kept[owner] = dealt[draw(twin, dealt.length, 'imagined')];
  }
};
