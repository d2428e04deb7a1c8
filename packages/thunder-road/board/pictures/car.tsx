import flame from 'icon:flame';
import { seatShape } from '@lastroad/ui';
import { type CSSProperties, memo } from 'react';
import { NOBODY } from '../../src/state.ts';
import type { CarShape } from './car-shapes.ts';
import { Glyph } from './glyph.tsx';

interface CarProps {
  readonly seat: number;
  readonly shape: CarShape;
  readonly damage: number;
  readonly operable: boolean;
  readonly burning: boolean;
  /** Degrees the road is turned by: letters stay upright. */
  readonly turn: number;
  /** Degrees it heads away from straight ahead. */
  readonly heading?: number;
}

const Body = ({ shape }: { readonly shape: CarShape }) => (
  <>
    <path className="tr-car-shadow" d={shape.body} transform="translate(1.5 3.5)" />
    <path className="tr-car-wheels" d={shape.wheels} />
    <path className="tr-car-guns" d={shape.guns} />
    <path className="tr-car-body" d={shape.body} />
    <path className="tr-car-trim" d={shape.trim} />
    <path className="tr-car-shine" d={shape.shine} />
    <path className="tr-car-glass" d={shape.glass} />
  </>
);

/** A wreck belongs to nobody: burnt out, bonnet open, crossed. */
const Wreck = () => (
  <g className="tr-wreck">
    <path
      className="tr-car-shadow"
      d="M-17-8l6-3 9 1 4-3 12 3 4 7-1 9-10 5-6-2-11 3-8-6z"
      transform="translate(1.5 3.5)"
    />
    <path className="tr-wreck-body" d="M-17-8l6-3 9 1 4-3 12 3 4 7-1 9-10 5-6-2-11 3-8-6z" />
    <path className="tr-wreck-holes" d="M-6-5l7-1 2 9-8 2zM7-7l6 3-1 8-6 1zM-15-3l4 0 1 6-4 0z" />
    <path className="tr-wreck-cross" d="M-9-9L9 9M9-9L-9 9" />
  </g>
);

/** How far the middle of a seat's shape lies below the middle of its box. */
const SINKS: readonly number[] = [0, 0, 3.2, 0];

/** The roof: the shape tells the owner, what stands on it the car. */
const Roof = ({ seat, shape }: { readonly seat: number; readonly shape: CarShape }) => {
  const { letter, mark, wide, plate = wide } = shape;
  return (
    <g className="tr-roof" transform={`scale(${plate / 27})`} style={{ '--plate': plate / 27 } as CSSProperties}>
      <path d={seatShape(seat)} transform={`translate(-12 ${-12 - (SINKS[seat] ?? 0)})`} />
      {mark === undefined ? (
        <text y="0.354em">{letter}</text>
      ) : (
        <>
          <path className="tr-mark tr-mark-ground" d={mark} />
          <path className="tr-mark" d={mark} />
        </>
      )}
    </g>
  );
};

/** A red star for each damage token. */
const Damage = ({ count, wide }: { readonly count: number; readonly wide: number }) => (
  <g className="tr-damage" transform={`translate(-11 ${-wide / 2 - 3})`}>
    {Array.from({ length: count }, (_, i) => (
      <path
        key={i}
        transform={`translate(${i * 12} 0)`}
        d="M0-6l1.6 3.2 3.6-1.2-1.2 3.600L7.2 1l-3.4 1.500L5 6 1.5 4.8 0 8-1.5 4.8-5 6l1.2-3.500L-7.2 1-4-.4-5.2-4-1.6-2.800z"
      />
    ))}
  </g>
);

/** A car by its shape and owner, with all that has befallen it. An inoperable one is turned round (TR-GEO-10). */
export const Car = memo(({ seat, shape, damage, operable, burning, turn, heading = 0 }: CarProps) => {
  if (seat === NOBODY) return <Wreck />;
  return (
    <g className="tr-car" data-seat={seat} data-broken={!operable || undefined}>
      <g className="tr-heading" style={{ rotate: `${operable ? heading : heading + 180}deg` }}>
        <Body shape={shape} />
      </g>
      <g transform={`rotate(${heading}) translate(-5 0) rotate(${-turn - heading})`}>
        <Roof seat={seat} shape={shape} />
      </g>
      {!operable && <path className="tr-smoke" d="M10-6q5-7 1-12m6 10q6-6 3-13m-15 13q3-5 0-9" />}
      <g transform={`rotate(${-turn})`}>
        <Damage count={damage} wide={turn === 0 ? shape.wide : shape.long - 8} />
        {burning && (
          <g className="tr-burning" transform="translate(12 -12)">
            <Glyph path={flame} size={22} />
          </g>
        )}
      </g>
    </g>
  );
});
