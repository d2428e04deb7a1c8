import gun from 'icon:sentry-gun';
import type { ReactNode } from 'react';
import type { AuroraContent, AuroraEvent, AuroraView } from '../../../src/index.ts';
import { NONE, SLOTS_PER_CARD } from '../../../src/state.ts';
import { weaponClass } from '../../../src/verbs/convoy.ts';
import { cardShown } from '../../../src/view/names.ts';
import type { Point } from '../../map/layout.ts';
import type { AuroraBoardProps } from '../../props.ts';
import { flightOf } from './flight.ts';
import './pvp.css';

interface ShotsProps {
  readonly board: AuroraBoardProps;
  /** Where a convoy stands on the map. */
  placeOf(who: number): Point | undefined;
  /** How wide the map is drawn. */
  readonly width: number;
}

type Raided = Extract<AuroraEvent, { type: 'raided' }>;

/** What the weapon is that has fired. */
const classOf = (content: AuroraContent, { players, stories }: AuroraView, { who, weapon }: Raided): number => {
  const number = players[who]?.convoy[Math.floor(weapon / SLOTS_PER_CARD)] ?? NONE;
  if (number === NONE) return 0;
  const { slots } = cardShown(content, stories?.archived ?? [], number);
  return weaponClass(slots[weapon % SLOTS_PER_CARD] ?? 'any');
};

interface SignProps {
  readonly at: Point;
  readonly children: ReactNode;
}

/** Stands where the shot begins or ends; what is inside moves. */
const Sign = ({ at, children }: SignProps) => <g transform={`translate(${at.x} ${at.y})`}>{children}</g>;

/** Attacks on players that have just been made: from the weapon of the convoy that fires to the one that is hit, or missed. */
export const Shots = ({ board: { content, view, events, step }, placeOf, width }: ShotsProps) =>
  events.map((event, i) => {
    if (event.type !== 'raided') return null;
    const [from, to] = [placeOf(event.who), placeOf(event.victim)];
    if (from === undefined || to === undefined) return null;
    const { start, end, way } = flightOf(from, to, width);
    const left = event.hits - event.evaded;
    return (
      <g key={`${step}/${i}`} className="la-shot" data-seat={event.who} aria-hidden="true">
        <path className="la-shot-way" d={way} pathLength="100" />
        <Sign at={start}>
          <g className="la-shot-weapon">
            <rect x="-19" y="-12" width="38" height="24" rx="8" />
            <path d={gun} transform="translate(-17 -10) scale(.039)" />
            <text x="10" y="5.5">
              {classOf(content, view, event)}
            </text>
          </g>
        </Sign>
        <Sign at={end}>
          <g className="la-shot-hit" data-missed={left === 0 || undefined}>
            <circle r="15" />
            <text y="6">{left === 0 ? 0 : `−${left}`}</text>
          </g>
        </Sign>
      </g>
    );
  });
