import explosion from 'icon:bright-explosion';
import skull from 'icon:death-skull';
import flame from 'icon:flame';
import rocket from 'icon:missile-swarm';
import crash from 'icon:spiky-explosion';
import { usePace } from '@lastroad/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { ThunderEvent } from '../../src/index.ts';
import { WAYS } from '../../src/rows.ts';
import { type Car, NONE, type Space } from '../../src/state.ts';
import { neighbour } from '../../src/verbs/geometry.ts';
import { Glyph } from '../pictures/glyph.tsx';
import type { ThunderBoardProps } from '../props.ts';
import { middleOf, type Place } from '../road/geometry.ts';
import { type Script, whereAt } from './script.ts';

interface EffectsProps {
  readonly board: ThunderBoardProps;
  readonly script: Script;
  readonly turn: number;
}

/** A picture that bursts out of a place, by the kind of event. */
const BURSTS: Partial<Record<ThunderEvent['type'], { readonly icon: string; readonly look: string }>> = {
  slammed: { icon: crash, look: 'tr-burst-slam' },
  damaged: { icon: explosion, look: 'tr-burst-damage' },
  battered: { icon: explosion, look: 'tr-burst-damage' },
  rocketFired: { icon: rocket, look: 'tr-burst-rocket' },
  eliminated: { icon: skull, look: 'tr-burst-lost' },
  caughtFire: { icon: flame, look: 'tr-burst-fire' },
};

/** Cars as an event names them. */
const carIn = (event: ThunderEvent): Car => ('car' in event ? event.car : 'top' in event ? event.top : NONE);

/** When something begins, so many seconds into the step. */
const from = (seconds: number): CSSProperties => ({ animationDelay: `calc(${seconds}s * var(--pace, 1))` });

/** Appears at its time, then fades. */
const Flash = ({ at, x, y, children }: Place & { readonly at: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className="tr-flash" style={from(at)}>
      {children}
    </g>
  </g>
);

interface TracerProps {
  readonly muzzle: Place;
  readonly target: Place;
  readonly hit: boolean;
  readonly at: number;
}

/** A shot: from the muzzle to the target, or past it. */
const Tracer = ({ muzzle, target, hit, at }: TracerProps) => (
  <path
    className="tr-tracer"
    data-hit={hit || undefined}
    d={`M${muzzle.x} ${muzzle.y}L${target.x} ${target.y}`}
    pathLength="1"
    style={from(at)}
  />
);

/** What flashes up on the road while a step is shown. */
export const Effects = ({ board, script, turn }: EffectsProps) => {
  const pace = usePace();
  if (pace === 0) return null;
  const { content, view, step } = board;
  const spaceOf = (car: Car, at: number): Space => whereAt(script, car, at, view.cars[car]?.at ?? NONE);
  return script.beats.map(({ event, at }, i) => {
    const key = `${step}/${i}`;
    if (event.type === 'shot') {
      const own = event.car === NONE ? (view.crews[event.seat]?.chopper ?? NONE) : spaceOf(event.car, at);
      const other = spaceOf(event.target, at);
      if (own < 0 || other < 0) return null;
      const [muzzle, target] = [middleOf(content, own), middleOf(content, other)];
      return <Tracer key={key} muzzle={muzzle} target={target} hit={event.hit} at={at} />;
    }
    const burst = BURSTS[event.type];
    const space = burst === undefined ? NONE : event.type === 'rocketFired' ? event.space : spaceOf(carIn(event), at);
    if (burst === undefined || space < 0) return null;
    return (
      <Flash key={key} at={at} {...middleOf(content, space)}>
        <g className={`tr-burst ${burst.look}`} transform={`rotate(${-turn})`}>
          <Glyph path={burst.icon} size={46} />
        </g>
      </Flash>
    );
  });
};

/** Where the dice of an open slam push a car. */
export const Push = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { content, view } = board;
  const from = view.slam === null ? NONE : (view.cars[view.slam.pushed]?.at ?? NONE);
  if (view.slam === null || from < 0) return null;
  const to = neighbour(content, from, view.slam.way);
  const here = middleOf(content, from);
  const turn = { F: 0, FR: 66, BR: 114, B: 180, BL: 246, FL: 294 }[WAYS[view.slam.way] ?? 'F'];
  return (
    <g
      className="tr-push"
      data-off={to < view.rear || undefined}
      transform={`translate(${here.x} ${here.y}) rotate(${turn})`}
    >
      <path d="M18-5h20v-9l20 14-20 14v-9h-20z" />
    </g>
  );
};
