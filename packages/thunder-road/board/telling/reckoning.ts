import type { Moment, Plot, ScoreRow } from '@lastroad/ui';
import type { ThunderContent, ThunderEvent, ThunderView } from '../../src/index.ts';
import { OUT } from '../../src/state.ts';
import { rowOf } from '../../src/verbs/geometry.ts';
import type { CarView } from '../../src/view/view.ts';

const ownCars = ({ cars }: ThunderView, seat: number): readonly CarView[] => cars.filter(car => car.seat === seat);

const running = (view: ThunderView, seat: number): number =>
  ownCars(view, seat).filter(({ at, operable }) => at !== OUT && operable).length;

/** The row of the foremost car, counted from the start of the race; 0 without any on the road. */
const foremost = (content: ThunderContent, view: ThunderView, seat: number): number =>
  Math.max(0, ...ownCars(view, seat).map(({ at }) => (at < 0 ? 0 : rowOf(content, at) + 1)));

/** What is left of every crew. */
export const scoreRows = (content: ThunderContent, view: ThunderView): readonly ScoreRow[] => {
  const each = (count: (seat: number) => number): readonly number[] => view.crews.map((_, seat) => count(seat));
  const stuck = (seat: number): number =>
    ownCars(view, seat).filter(({ at, operable }) => at !== OUT && !operable).length;
  const damage = (seat: number): number => ownCars(view, seat).reduce((sum, car) => sum + car.damage.length, 0);
  return [
    { label: { key: 'face.score.running' }, values: each(seat => running(view, seat)) },
    { label: { key: 'face.score.inoperable' }, values: each(stuck) },
    {
      label: { key: 'face.score.lost' },
      values: each(seat => ownCars(view, seat).filter(({ at }) => at === OUT).length),
    },
    { label: { key: 'face.score.damage' }, values: each(damage) },
    { label: { key: 'face.score.row' }, values: each(seat => foremost(content, view, seat)) },
  ];
};

type History = readonly Moment<ThunderView, ThunderEvent>[];

/** Adds up what each moment brings. */
const adding = (history: History, gain: (events: readonly ThunderEvent[]) => number): readonly number[] => {
  let sum = 0;
  return history.map(({ events }) => {
    sum += gain(events);
    return sum;
  });
};

/** Pips of a seat's throws above what such dice show on average. */
const luckOf = ({ throws, seating }: ThunderContent, seat: number) => {
  const faces = throws[seating[seat] ?? 0] ?? [];
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  return (events: readonly ThunderEvent[]): number =>
    events.reduce(
      (sum, event) =>
        event.type === 'rolledDice' && event.seat === seat
          ? sum + event.dice.reduce((pips, die) => pips + die - mean, 0)
          : sum,
      0,
    );
};

/** How the race went, one curve for each seat. */
export const plots = (content: ThunderContent, history: History): readonly Plot[] => {
  const seats = content.seating.map((_, seat) => seat);
  const plot = (key: string, values: (seat: number) => readonly number[]): Plot => ({
    title: { key },
    curves: seats.map(seat => ({ seat, values: values(seat) })),
  });
  const ownerOf = (car: number): number => history[0]?.view.cars[car]?.seat ?? OUT;
  const damage = (seat: number) => (events: readonly ThunderEvent[]) =>
    events.filter(event => (event.type === 'damaged' || event.type === 'battered') && ownerOf(event.car) === seat)
      .length;
  return [
    plot('face.plot.position', seat => history.map(({ view }) => foremost(content, view, seat))),
    plot('face.plot.running', seat => history.map(({ view }) => running(view, seat))),
    plot('face.plot.damage', seat => adding(history, damage(seat))),
    plot('face.plot.luck', seat => adding(history, luckOf(content, seat))),
  ];
};
