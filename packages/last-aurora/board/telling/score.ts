import type { Moment, Plot, Rival, ScoreRow } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../../src/index.ts';
import { DAMAGE } from '../../src/state.ts';
import type { PlayerView } from '../../src/view/view.ts';
import { countOf, pointsOf } from '../seat.tsx';

type AuroraMoment = Moment<AuroraView, AuroraEvent>;

/** What each score is made of, in the order of the rulebook. */
export const scoreRows = (_content: AuroraContent, { players, reached }: AuroraView): readonly ScoreRow[] => {
  const row = (label: string, part: keyof PlayerView['score']): ScoreRow => ({
    label: { key: `face.scoreRow.${label}` },
    values: players.map(({ score }) => score[part]),
  });
  return [
    row('distance', 'distance'),
    row('fame', 'fame'),
    row('items', 'items'),
    row('slots', 'slots'),
    row('abilities', 'abilities'),
    row(reached ? 'clean' : 'sound', 'last'),
  ];
};

export const rival = ({ automa }: AuroraView): Rival | null =>
  automa === null ? null : { name: { key: 'face.automa' }, score: automa.score };

/** Damage an average weapon deals with an average outcome card: what a shot is worth before it is fired. */
const expected = ({ outcomes, piles }: AuroraContent): number => {
  const shots = piles.outcomes.flatMap(card => outcomes[card]?.player.slice(0, 3) ?? []);
  return shots.reduce((sum, { damage }) => sum + damage, 0) / Math.max(1, shots.length);
};

/** Damage dealt so far, less what so many shots deal on average. */
const luckOf = (content: AuroraContent, history: readonly AuroraMoment[], seat: number): number[] => {
  const usual = expected(content);
  let luck = 0;
  return history.map(({ events }) => {
    for (const event of events) {
      if (event.type === 'attacked' && event.who === seat) luck += event.damage - usual;
      else if (event.type === 'raided' && event.who === seat) luck += event.hits - usual;
    }
    return luck;
  });
};

export const plots = (content: AuroraContent, history: readonly AuroraMoment[]): readonly Plot[] => {
  const seats = Array.from({ length: content.seats }, (_, seat) => seat);
  const curve = (title: string, value: (player: PlayerView) => number): Plot => ({
    title: { key: `face.plot.${title}` },
    curves: seats.map(seat => ({
      seat,
      values: history.map(({ view }) => {
        const player = view.players[seat];
        return player === undefined ? 0 : value(player);
      }),
    })),
  });
  return [
    curve('position', ({ node }) => content.map.nodes[node]?.rank ?? 0),
    curve('points', pointsOf),
    curve('damage', player => countOf(player, DAMAGE)),
    {
      title: { key: 'face.plot.luck' },
      curves: seats.map(seat => ({ seat, values: luckOf(content, history, seat) })),
    },
  ];
};
