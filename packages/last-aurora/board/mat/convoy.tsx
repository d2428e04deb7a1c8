import tow from 'icon:crossed-chains';
import speed from 'icon:speedometer';
import tracks from 'icon:tank-tread';
import { Icon } from '@lastroad/ui';
import { ABOVE, NONE } from '../../src/state.ts';
import { cardName, cardShown } from '../../src/view/names.ts';
import { Archived } from '../modules/stories/kept.tsx';
import { Place } from '../place.tsx';
import { isNamed } from '../props.ts';
import { type ConvoyProps, Slot, slotsOf } from './slot.tsx';

const ConvoyCardFace = (props: ConvoyProps & { readonly position: number }) => {
  const { owner, isOwn, board, position } = props;
  const { content, view, say } = board;
  const number = view.players[owner]?.convoy[position] ?? NONE;
  if (number === NONE) return null;
  const card = cardShown(content, view.stories?.archived ?? [], number);
  const name = say(cardName(content, number));
  return (
    <div
      className={`la-vehicle la-vehicle-${card.kind}`}
      data-named={isNamed(board, { about: 'card', at: number }) || undefined}
    >
      <span className="la-vehicle-head">
        <b>{name}</b>
        {card.kind === 'truck' && (
          <span className="la-fact">
            <Icon path={speed} size={0.95} label={say({ key: 'face.speed', values: { speed: card.speed } })} />
            {card.speed}
            <Icon path={tow} size={0.95} label={say({ key: 'face.towing', values: { towing: card.towing } })} />
            {card.towing}
          </span>
        )}
        {card.tracks && <Icon path={tracks} size={0.95} label={say({ key: 'face.tracks' })} />}
      </span>
      <span className="la-vehicle-slots">
        {slotsOf(card, position).map(({ slot, kind }) => (
          <Slot key={slot} {...props} slot={slot} kind={kind} />
        ))}
      </span>
      <Place
        board={board}
        about={isOwn ? 'position' : 'nobody'}
        at={position}
        thing={{ about: 'card', at: number }}
        label={name}
        className="la-cover"
      />
      <Archived board={board} owner={owner} under={number} />
    </div>
  );
};

/** Truck and trailers in a line, each with the device that stands on it. */
export const Convoy = (props: ConvoyProps) => {
  const { board, owner } = props;
  const convoy = board.view.players[owner]?.convoy ?? [];
  const columns = convoy.slice(0, ABOVE).flatMap((card, position) => (card === NONE ? [] : [position]));
  return (
    <div className="la-convoy" data-seat={owner} data-columns={columns.length}>
      {columns.map(position => (
        <div className="la-column" key={position}>
          <ConvoyCardFace {...props} position={position + ABOVE} />
          <ConvoyCardFace {...props} position={position} />
        </div>
      ))}
    </div>
  );
};
