import star from 'icon:round-star';
import { Icon, SeatMark } from '@lastroad/ui';
import { AUTOMA } from '../../src/state.ts';
import type { AuroraBoardProps } from '../props.ts';

/** Everybody's place on the fame track. */
export const FameTrack = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { content, view, seats, say } = board;
  const people = view.players.flatMap(({ fame, out }, who) =>
    out ? [] : [{ who, fame, name: seats[who]?.name ?? '' }],
  );
  const rival = view.automa && { who: AUTOMA, fame: view.automa.fame, name: say({ key: 'face.automa' }) };
  const all = rival === null ? people : [...people, rival];
  const places = all.map(({ name, fame }) => `${name} ${fame}`).join(', ');
  return (
    <div className="la-fame-track" role="img" aria-label={say({ key: 'face.fameTrack', values: { places } })}>
      {content.fame.map((worth, i) => (
        <span key={i} className="la-fame-step" data-own={view.players[view.seat]?.fame === worth || undefined}>
          <small>
            {worth}
            {i === content.fame.length - 1 && <Icon path={star} size={0.7} />}
          </small>
          <span>
            {all
              .filter(({ fame }) => fame === worth)
              .map(({ who }) =>
                who === AUTOMA ? (
                  <i key={who} className="la-automa-mark" />
                ) : (
                  <SeatMark key={who} seat={who} size={0.62} />
                ),
              )}
          </span>
        </span>
      ))}
    </div>
  );
};
