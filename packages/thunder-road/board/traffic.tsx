import { Glide, Spot, usePace } from '@lastroad/ui';
import * as m from 'motion/react-m';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type Car as CarNumber, NOBODY, NONE, type Space, START } from '../src/state.ts';
import { carName } from '../src/view/names.ts';
import { Car } from './car.tsx';
import { driveOf } from './driving.ts';
import { middleOf } from './geometry.ts';
import type { Script } from './script.ts';
import type { ThunderBoardProps } from './told.ts';
import { wordsOfCar } from './words-of.ts';

interface TrafficProps {
  readonly board: ThunderBoardProps;
  readonly script: Script;
  readonly turn: number;
}

interface VehicleProps extends TrafficProps {
  readonly car: CarNumber;
  /** Where it ends in this step, also when it is lost there. */
  readonly end: Space;
}

/** Follows the way through this step, and fades where the car is lost. */
const Mover = ({ board, script, car, end, children }: VehicleProps & { readonly children: ReactNode }) => {
  const pace = usePace();
  const { x, y, times } = driveOf(board, script, car, end);
  const duration = pace === 0 ? 0 : Math.max(0.24, script.seconds) / pace;
  const gone = script.gone.get(car);
  const fading = [0, Math.min(0.95, (gone ?? 0) / Math.max(0.1, script.seconds)), 1];
  return (
    <m.g
      initial={false}
      animate={{ x, y, opacity: gone === undefined ? 1 : [1, 1, 0] }}
      transition={{ duration, times, ease: 'linear', opacity: { duration, times: fading } }}
    >
      {children}
    </m.g>
  );
};

const SHAKE = { x: [0, -5, 5, -4, 3, 0], rotate: [0, -8, 7, -4, 2, 0] };

/** A slam shakes the cars, not the page. */
const Shaker = ({ at, step, children }: { at: number | undefined; step: number; children: ReactNode }) => {
  const pace = usePace();
  if (at === undefined || pace === 0) return <g>{children}</g>;
  return (
    <m.g key={step} animate={SHAKE} transition={{ duration: 0.42 / pace, delay: at / pace }}>
      {children}
    </m.g>
  );
};

const isNamed = ({ board: { highlight }, car }: VehicleProps): boolean =>
  highlight.some(({ about, at }) => (about === 'car' || about === 'target') && at === car);

/** Pointing at something else leaves a car as it is. */
const looksTheSame = (a: VehicleProps, b: VehicleProps): boolean =>
  a.end === b.end &&
  a.turn === b.turn &&
  a.script === b.script &&
  a.board.view === b.board.view &&
  a.board.asked === b.board.asked &&
  a.board.say === b.board.say &&
  isNamed(a) === isNamed(b) &&
  (a.board.preview === a.car) === (b.board.preview === b.car);

/** A car on the road. Lit when it may be chosen, as one's own or as a target. */
const Vehicle = memo((props: VehicleProps) => {
  const { board, script, turn, car } = props;
  const { content, view, asked } = board;
  const here = view.cars[car];
  if (here === undefined) return null;
  const about = asked?.about === 'target' ? 'target' : 'car';
  return (
    <Mover {...props}>
      <Spot about={about} at={car} label={board.say(carName(content, car))} board={board}>
        {({ isLit, isPreviewed }) => (
          <g
            className="tr-vehicle"
            data-lit={isLit || undefined}
            data-preview={isPreviewed || isNamed(props) || undefined}
            data-active={car === view.active || car === view.chosen || undefined}
            onClick={isLit ? undefined : () => board.onInspect({ about: 'car', at: car })}
          >
            <title>{wordsOfCar(board, car)}</title>
            <circle className="tr-ring" r="27" />
            <Shaker at={script.shaken.get(car)} step={board.step}>
              <Car
                seat={here.seat}
                size={content.models[here.model]?.size ?? ''}
                damage={here.damage.length}
                operable={here.operable}
                burning={here.burning}
                turn={turn}
              />
            </Shaker>
          </g>
        )}
      </Spot>
    </Mover>
  );
}, looksTheSame);

/** Where every car was before this step. */
const useBefore = ({ view, step }: ThunderBoardProps): readonly Space[] => {
  const before = useRef<readonly Space[]>([]);
  useEffect(() => {
    before.current = view.cars.map(({ at }) => at);
  }, [view, step]);
  return before.current;
};

/** Everything that drives, and what has just been lost. */
export const Traffic = ({ board, script, turn }: TrafficProps) => {
  const pace = usePace();
  const before = useBefore(board);
  const { cars, slam, active } = board.view;
  const shown = cars.flatMap(({ seat, at }, car) => {
    if (at >= 0 || (at === START && seat !== NOBODY)) return [{ car, end: at }];
    const end = script.legs.get(car)?.at(-1)?.to ?? before[car] ?? START;
    return pace > 0 && script.gone.has(car) && end >= 0 ? [{ car, end }] : [];
  });
  // What is on top of something else is drawn last.
  const top = slam?.top ?? active;
  shown.sort((a, b) => Number(a.car === top) - Number(b.car === top) || a.car - b.car);
  return shown.map(({ car, end }) => (
    <Vehicle key={car} board={board} script={script} turn={turn} car={car} end={end} />
  ));
};

/** The points that the moving car has left, above everything else. */
export const Points = ({ board, turn }: { readonly board: ThunderBoardProps; readonly turn: number }) => {
  const { content, view } = board;
  const { at = NONE, points = 0 } = view.cars[view.active] ?? {};
  if (at < 0 || points === 0) return null;
  const { x, y } = middleOf(content, at);
  return (
    <Glide x={x} y={y}>
      <g className="tr-points" transform={`rotate(${-turn}) translate(0 -30)`}>
        <rect x="-11" y="-10" width="22" height="20" rx="10" />
        <text y="5">{points}</text>
      </g>
    </Glide>
  );
};
