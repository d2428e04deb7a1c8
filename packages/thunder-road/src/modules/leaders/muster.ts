import { type Next, reveal, type Seat, shuffle, together } from '@lastroad/kernel';
import { NONE, type Race, task } from '../../state.ts';
import { carSeats } from '../shop/seats.ts';
import { leadersOf } from './record.ts';

/** TR-LEAD-2: of the boards dealt to it a seat keeps one, without knowing what the others keep. */
export const chooseLeader = task('chooseLeader', (seat: Seat) => ({ seat }), {
  choose: {
    about: 'leader',
    options: (g, f) => leadersOf(g).dealt[f.seat],
    take(g, f, leader) {
      leadersOf(g).kept[f.seat] = leader;
    },
  },
});

/** Part 12.1: leaders are dealt, chosen by all at once, and shown. */
export const muster = task('muster', () => ({}), {
  deal(g) {
    const { dealt } = leadersOf(g);
    const boards = g.content.leaders.map((_, leader) => leader);
    shuffle(g, boards, 'leaders');
    for (const seat of carSeats(g)) {
      dealt[seat].push(...boards.splice(0, g.content.limits.leadersDealt));
      dealt[seat].sort((a, b) => a - b);
    }
  },
  choose(g): Next {
    const seats = carSeats(g);
    if (seats.length > 0) return together(seats, seat => chooseLeader(seat));
  },
  // TR-LEAD-2, TR-LEAD-3.
  show(g) {
    const leaders = leadersOf(g);
    leaders.open = true;
    for (const boards of leaders.dealt) boards.length = 0;
    reveal(g);
    for (const seat of carSeats(g)) takeBoard(g, seat, leaders.kept[seat]);
  },
});

const takeBoard = (g: Race, seat: Seat, leader: number): void => {
  if (leader === NONE) return;
  const leaders = leadersOf(g);
  const stars = Math.min(g.content.leaders[leader].stars, leaders.supply);
  leaders.tokens[seat] += stars;
  leaders.supply -= stars;
  g.events?.push({ type: 'ledBy', seat, leader });
};
