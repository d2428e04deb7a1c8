import { Icon, SeatMark, usePart } from '@lastroad/ui';
import { memo, useEffect, useState } from 'react';
import { AUTOMA, EMPTY } from '../../src/state.ts';
import { tokenName } from '../../src/view/names.ts';
import { OWN_KINDS } from '../kinds.ts';
import { AutomaBoard } from '../modules/automa/automa.tsx';
import { Beside } from '../modules/deck/beside.tsx';
import { Tracks } from '../modules/pvp/tracks.tsx';
import { Ahead, Archived } from '../modules/stories/kept.tsx';
import { tokenPicture } from '../pictures/tokens.ts';
import type { AuroraBoardProps } from '../props.ts';
import { Convoy } from './convoy.tsx';
import { Crew } from './crew.tsx';
import { type Cargo, FROM_HAND, useCargo } from './drag.ts';
import { Hand } from './hand.tsx';

interface WhoseProps {
  readonly board: AuroraBoardProps;
  readonly shown: number;
  show(who: number): void;
}

/** Whose convoy lies before the reader: the own one, unless another is looked at. */
const Whose = ({ board, shown, show }: WhoseProps) => {
  const { seats, seat, say, view } = board;
  const people = seats.map(({ seat: who, name }) => ({
    who,
    name: who === seat ? say({ key: 'face.yourConvoy' }) : name,
  }));
  const all = view.automa === null ? people : [...people, { who: AUTOMA, name: say({ key: 'face.automa' }) }];
  return (
    <div className="la-whose" role="group" aria-label={say({ key: 'face.whose' })}>
      {all.map(({ who, name }) => (
        <button key={who} type="button" aria-pressed={who === shown} data-seat={who} onClick={() => show(who)}>
          {who === AUTOMA ? <i className="la-automa-mark" /> : <SeatMark seat={who} size={0.8} />}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
};

/** A token that needs a slot: it can be dragged there. */
const InHand = ({ board, cargo }: { readonly board: AuroraBoardProps; readonly cargo: Cargo }) => {
  const { view, asked, say } = board;
  const picture = tokenPicture(view.inHand);
  if (view.inHand === EMPTY || picture === undefined || asked?.about !== 'slot') return null;
  return (
    <span className="la-in-hand">
      {say({ key: 'face.inHand', values: { token: tokenName(view.inHand) } })}
      <span
        className="la-hand-token"
        style={{ background: `var(${picture.colour})` }}
        {...cargo.grip(FROM_HAND, view.inHand)}
      >
        <Icon path={picture.icon} size={1.4} />
      </span>
    </span>
  );
};

const Ghost = ({ dragged }: Pick<Cargo, 'dragged'>) => {
  const picture = tokenPicture(dragged?.token ?? 0);
  return dragged === null || picture === undefined ? null : (
    <span className="la-ghost" style={{ left: dragged.x, top: dragged.y, background: `var(${picture.colour})` }}>
      <Icon path={picture.icon} size={1.6} />
    </span>
  );
};

/** What lies in front of a player: crew, convoy, items. */
export const MatParts = memo(({ board }: { readonly board: AuroraBoardProps }) => {
  const { view, seat, say, asked, revealed } = board;
  const own = view.players[seat] === undefined ? Math.max(0, view.turn) : seat;
  const [shown, show] = useState(own);
  const cargo = useCargo(board);
  // A question is about one's own things.
  useEffect(() => show(own), [own, asked?.name]);
  // Once the game is over everybody's items are turned up.
  const player = (revealed?.[shown] ?? view).players[shown];
  return (
    <div className="panel la-mat">
      <div className="la-mat-head">
        <Whose board={board} shown={shown} show={show} />
        <InHand board={board} cargo={cargo} />
        <Beside board={board} owner={shown} />
        <Tracks board={board} owner={shown} />
        <Ahead board={board} owner={shown} />
        <Archived board={board} owner={shown} under="board" />
      </div>
      {shown === AUTOMA && view.automa !== null && <AutomaBoard rival={view.automa} board={board} />}
      {player?.out && <p className="la-none">{say({ key: 'face.outOfGame' })}</p>}
      {player !== undefined && !player.out && (
        <div className="la-mat-in">
          <Crew player={player} owner={shown} isOwn={shown === seat} board={board} />
          <Convoy owner={shown} isOwn={shown === seat} board={board} cargo={cargo} />
          <Hand player={player} isOwn={shown === seat} board={board} />
        </div>
      )}
      <Ghost dragged={cargo.dragged} />
    </div>
  );
});

export const Mat = (board: AuroraBoardProps) => <MatParts board={usePart(board, OWN_KINDS)} />;
