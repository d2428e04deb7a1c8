import item from 'icon:cardboard-box-closed';
import damage from 'icon:cracked-shield';
import aggression from 'icon:crossed-pistols';
import evade from 'icon:dodging';
import disgrace from 'icon:falling-star';
import star from 'icon:round-star';
import wrench from 'icon:wrench';
import { Icon } from '@lastroad/ui';
import type { ReactNode } from 'react';
import type { PvpSymbol } from '../../../src/cards.ts';
import { whoName } from '../../../src/view/names.ts';
import { Place } from '../../place.tsx';
import { type AuroraBoardProps, isNamed } from '../../props.ts';
import { AGGRESSION_TRACK, EVADE_TRACK } from './telling.ts';
import './pvp.css';

const SYMBOLS: Readonly<Record<PvpSymbol, string>> = { fame: star, repair: wrench, item, disgrace };

interface TrackProps {
  readonly board: AuroraBoardProps;
  readonly track: number;
  readonly label: string;
  readonly icon: string;
  /** What is printed on each cell. */
  readonly cells: readonly ReactNode[];
  /** Cell of the token, from 0. */
  readonly at: number;
  /** Whether what the token has passed is earned. */
  readonly earns: boolean;
}

/** One track with its token, a damage, through which one sees what is printed below. */
const Track = ({ board, track, label, icon, cells, at, earns }: TrackProps) => (
  <Place
    board={board}
    about="nobody"
    at={track}
    thing={{ about: 'pvpTrack', at: track }}
    label={label}
    className="la-track"
  >
    {() => (
      <span
        className="la-track-in"
        title={label}
        data-named={isNamed(board, { about: 'pvpTrack', at: track }) || undefined}
      >
        <Icon path={icon} size={1.2} />
        {cells.map((printed, cell) => (
          <span key={cell} className="la-track-cell" data-passed={(earns && cell < at) || undefined}>
            {cell === at ? (
              <i key={at} className="la-token la-track-token la-landed">
                {printed ?? <Icon path={damage} size={0.95} />}
              </i>
            ) : (
              printed
            )}
          </span>
        ))}
      </span>
    )}
  </Place>
);

interface TracksProps {
  readonly board: AuroraBoardProps;
  readonly owner: number;
}

/** Both tracks beside a convoy: what it evades, and what its attacks on players have earned. */
export const Tracks = ({ board, owner }: TracksProps) => {
  const { view, content, say } = board;
  const { pvp } = view;
  if (pvp === null || view.players[owner] === undefined || view.players[owner].out) return null;
  const { pvpCard } = content;
  const [evading, attacking] = [pvp.evade[owner] ?? 0, pvp.aggression[owner] ?? 0];
  const who = whoName(owner);
  return (
    <span className="la-pvp">
      <Track
        board={board}
        track={EVADE_TRACK}
        label={say({ key: 'face.evadeTrack', values: { who, evade: pvpCard.evade[evading] ?? 0 } })}
        icon={evade}
        cells={pvpCard.evade.map((figure, cell) => <i key={cell} className="la-track-figure" data-figure={figure} />)}
        at={evading}
        earns={false}
      />
      <Track
        board={board}
        track={AGGRESSION_TRACK}
        label={say({
          key: 'face.aggressionTrack',
          values: { who, cell: attacking + 1, cells: pvpCard.aggression.length + 1 },
        })}
        icon={aggression}
        cells={[
          ...pvpCard.aggression.map((symbol, cell) => <Icon key={cell} path={SYMBOLS[symbol]} size={0.95} />),
          null,
        ]}
        at={attacking}
        earns
      />
    </span>
  );
};
