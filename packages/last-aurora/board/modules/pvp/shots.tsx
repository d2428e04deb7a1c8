import type { Point } from '../../map/layout.ts';
import type { AuroraBoardProps } from '../../props.ts';
import './pvp.css';

interface ShotsProps {
  readonly board: AuroraBoardProps;
  /** Where a convoy stands on the map. */
  placeOf(who: number): Point | undefined;
}

/** Attacks on players that have just been made: from the convoy that fires to the one that is hit, or missed. */
export const Shots = ({ board: { events, step }, placeOf }: ShotsProps) =>
  events.map((event, i) => {
    if (event.type !== 'raided') return null;
    const [from, to] = [placeOf(event.who), placeOf(event.victim)];
    if (from === undefined || to === undefined) return null;
    return (
      <g key={`${step}/${i}`} className="la-shot" data-seat={event.who} aria-hidden="true">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} pathLength="100" />
        {event.hits > event.evaded ? (
          <circle cx={to.x} cy={to.y} r="24" />
        ) : (
          <circle className="la-shot-missed" cx={to.x} cy={to.y} r="14" />
        )}
      </g>
    );
  });
