import robot from 'icon:robot-antennas';
import type { Seat } from '@lastroad/kernel';
import type { FaceProps, GameFace, Thing } from '@lastroad/ui';
import { Icon, SeatMark } from '@lastroad/ui';
import { memo, type ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

interface PlayersProps {
  readonly face: GameFace;
  readonly facts: FaceProps;
  readonly waitingFor: readonly Seat[];
  readonly result: { readonly places: readonly number[] } | null;
  onInspect(thing: Thing): void;
  /** More about a player, where there is more to know. */
  note?: (seat: Seat) => ReactNode;
}

/** Every player's essentials, and whose answer the game waits for. */
export const Players = memo(({ face, facts, waitingFor, result, onInspect, note }: PlayersProps) => {
  const { t } = useWords();
  const { Seat: SeatFacts } = face;
  const rival = face.rival?.(facts.view) ?? null;
  return (
    <ul className="players" aria-label={t('table.players')}>
      {facts.seats.map(({ seat, name, isBot }) => {
        const asked = waitingFor.includes(seat);
        const place = result?.places[seat];
        return (
          <li
            key={seat}
            className="player"
            data-seat={seat}
            data-asked={asked || undefined}
            data-me={seat === facts.seat || undefined}
          >
            <h2>
              <SeatMark seat={seat} />
              <span className="player-name">{name}</span>
              {isBot && <Icon path={robot} size={1} label={t('setup.bot')} />}
              {note?.(seat)}
              {asked && <span className="player-turn">{t('table.asked')}</span>}
              {place !== undefined && <span className="player-turn">{t('score.place', { place })}</span>}
            </h2>
            <SeatFacts {...facts} owner={seat} onInspect={onInspect} />
          </li>
        );
      })}
      {rival !== null && (
        <li className="player">
          <h2>
            <Icon path={robot} size={1} />
            <span className="player-name">{facts.say(rival.name)}</span>
          </h2>
          <p className="player-facts">{t('score.points', { points: rival.score })}</p>
        </li>
      )}
    </ul>
  );
});
