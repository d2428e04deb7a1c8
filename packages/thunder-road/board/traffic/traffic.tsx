import { Glide, Spot, Travel, usePace } from '@lastroad/ui';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type Car as CarNumber, NOBODY, NONE, type Space, START } from '../../src/state.ts';
import { carName } from '../../src/view/names.ts';
import { Car } from '../pictures/car.tsx';
import { shapeOf } from '../pictures/car-shapes.ts';
import type { ThunderBoardProps } from '../props.ts';
import { middleOf } from '../road/geometry.ts';
import { wordsOfCar } from '../telling/words-of.ts';
import { type Drive, driveOf } from './driving.ts';
import type { Script } from './script.ts';

interface TrafficProps {
  readonly board: ThunderBoardProps;
  readonly script: Script;
  readonly turn: number;
}

interface VehicleProps extends TrafficProps {
  readonly car: CarNumber;
  readonly drive: Drive;
}

/** So long it takes at least to move aside. */
const LEAST = 0.24;

/** Seconds as style sheets know them, at the reader's pace. */
const paced = (seconds: number): string => `calc(${seconds}s * var(--pace, 1))`;

type WithInside = VehicleProps & { readonly children: ReactNode };

/** A car that is lost fades. */
const Fading = ({ script, car, children }: WithInside) => {
  const gone = script.gone.get(car);
  if (gone === undefined) return <g>{children}</g>;
  const left = Math.max(LEAST, script.seconds) - gone;
  return (
    <g className="tr-lost" style={{ animationDelay: paced(gone), animationDuration: paced(left) }}>
      {children}
    </g>
  );
};

/** A slam shakes the cars, not the page. */
const Shaken = ({ script, car, board, children }: WithInside) => {
  const at = script.shaken.get(car);
  if (at === undefined) return <g>{children}</g>;
  return (
    <g key={board.step} className="tr-shaken" style={{ animationDelay: paced(at) }}>
      {children}
    </g>
  );
};

const isNamed = ({ board: { highlight }, car }: VehicleProps): boolean =>
  highlight.some(({ about, at }) => VEHICLES.includes(about) && at === car);

const isActive = ({ board: { view }, car }: VehicleProps): boolean => car === view.active || car === view.chosen;

/** Kinds of answers that are vehicles on the road. */
export const VEHICLES: readonly string[] = ['car', 'target', 'mover', 'burn'];

/** What the open question makes of a car: nothing, something to ask about, or an answer, maybe one pointed at. */
const roleOf = ({ board: { asked, preview }, car }: VehicleProps): string => {
  if (asked === null || !VEHICLES.includes(asked.about)) return '';
  if (asked.choices.some(({ choice }) => choice === car))
    return `${asked.about} ${preview === car ? 'pointed at' : 'lit'}`;
  return asked.things.includes(car) ? `${asked.about} dark` : '';
};

const isMoved = ({ script: { legs, gone, shaken }, car }: VehicleProps): boolean =>
  legs.has(car) || gone.has(car) || shaken.has(car);

/** What happens to others, or is pointed at elsewhere, leaves a car as it is. */
const looksTheSame = (a: VehicleProps, b: VehicleProps): boolean =>
  a.board.view.cars[a.car] === b.board.view.cars[b.car] &&
  a.board.content === b.board.content &&
  a.board.say === b.board.say &&
  a.turn === b.turn &&
  a.drive.x === b.drive.x &&
  a.drive.y === b.drive.y &&
  a.drive.heading === b.drive.heading &&
  a.drive.reach === b.drive.reach &&
  (a.script === b.script || !(isMoved(a) || isMoved(b))) &&
  isActive(a) === isActive(b) &&
  isNamed(a) === isNamed(b) &&
  roleOf(a) === roleOf(b);

/** The drawbar to the section ahead. */
const Coupling = ({ heading, reach }: Pick<Drive, 'heading' | 'reach'>) => (
  <g className="tr-heading" style={{ rotate: `${heading}deg` }}>
    <path className="tr-coupling" d={`M14 0H${reach - 14}`} />
  </g>
);

/** A car on the road. Lit when it may be chosen, as one's own or as a target. */
const Vehicle = memo((props: VehicleProps) => {
  const { board, script, turn, car, drive } = props;
  const { content, view, asked } = board;
  const here = view.cars[car];
  if (here === undefined) return null;
  const about = asked !== null && VEHICLES.includes(asked.about) ? asked.about : 'car';
  const { heading, reach } = drive;
  return (
    <Travel x={drive.x} y={drive.y} way={drive.way} seconds={Math.max(LEAST, script.seconds)} step={board.step}>
      <Fading {...props}>
        <Spot about={about} at={car} label={board.say(carName(content, car))} board={board}>
          {({ isLit, isPreviewed }) => (
            <g
              className="tr-vehicle"
              data-lit={isLit || undefined}
              data-preview={isPreviewed || isNamed(props) || undefined}
              data-active={isActive(props) || undefined}
              onClick={isLit ? undefined : () => board.onInspect({ about: 'car', at: car })}
            >
              <title>{wordsOfCar(board, car)}</title>
              <circle className="tr-ring" r="27" />
              <Shaken {...props}>
                {reach > 0 && <Coupling heading={heading} reach={reach} />}
                <Car
                  seat={here.seat}
                  shape={shapeOf(content.models[here.model])}
                  damage={here.damage.length}
                  operable={here.operable}
                  burning={here.burning}
                  turn={turn}
                  heading={heading}
                />
              </Shaken>
            </g>
          )}
        </Spot>
      </Fading>
    </Travel>
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
    <Vehicle key={car} board={board} script={script} turn={turn} car={car} drive={driveOf(board, script, car, end)} />
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
