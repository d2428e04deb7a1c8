import { AGAIN, type Frame, type Next, type Seat, shuffle } from '@lastroad/kernel';
import { CREWS } from '../../cards.ts';
import { type Aurora, task } from '../../state.ts';
import { isSeat } from '../../verbs/order.ts';
import { insert, removeFrom } from '../../verbs/survivors.ts';

const ALL = CREWS.map((_, crew) => crew);

/** Whoever nobody has taken is still in the box. */
const isFree = (g: Aurora, crew: number): boolean => g.content.piles.crews[crew].every(card => g.box.includes(card));

const join = (g: Aurora, seat: Seat, crew: number): void => {
  for (const card of g.content.piles.crews[crew]) {
    removeFrom(g.box, card);
    insert(g.players[seat].active, card);
  }
  g.events?.push({ type: 'crewJoined', seat, crew });
};

/** FS-CREW-3, FS-RUL-18: crews by chance, by the colour of a seat, or as players like, from the left of the track. */
export const muster = (g: Aurora): Frame | void => {
  const seats = g.track.filter(isSeat);
  if (g.content.house.crewsAre === 'chosen') return chooseCrews(seats);
  const crews = [...ALL];
  if (g.content.house.crewsAre === 'dealt') shuffle(g, crews, 'crews');
  g.players.forEach((_, seat) => join(g, seat, crews[seat]));
};

export const chooseCrews = task('chooseCrews', (seats: readonly Seat[]) => ({ seats: [...seats] }), {
  one(_g, f): Next {
    const seat = f.seats.shift();
    if (seat !== undefined) return [chooseCrew(seat), AGAIN];
  },
});

/** FS-CREW-3: one crew for each; who comes last takes what is left. */
export const chooseCrew = task('chooseCrew', (seat: Seat) => ({ seat }), {
  choose: {
    about: 'crew',
    options: g => ALL.filter(crew => isFree(g, crew)),
    take(g, f, crew) {
      join(g, f.seat, crew);
    },
    whyNot: () => ({ key: 'why.crewTaken', clause: 'FS-CREW-3' }),
  },
});
