import armchair from 'icon:armchair';
import exitDoor from 'icon:exit-door';
import robot from 'icon:robot-antennas';
import { isSealed, type TableInfo } from '@lastroad/protocol';
import { Button, Icon, Panel, SeatMark } from '@lastroad/ui';
import { useCallback, useEffect, useState } from 'react';
import { Segments } from '../parts/controls.tsx';
import { refusalIn } from '../parts/refusals.ts';
import type { Done } from '../table/table.ts';
import type { Key } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { Voided } from './fair-dice.tsx';
import { NameField } from './name-field.tsx';
import { Presence } from './seat-note.tsx';
import { forgetSeat, nameHere } from './seats-here.ts';
import { ask } from './server.ts';
import { sitDown } from './sitting.ts';
import { seatName } from './use-online-table.ts';

type Seat = TableInfo['seats'][number];

/** The levels this server has for a game, best first as it lists them. */
const useLevels = (game: string): readonly string[] => {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await ask('games');
      if (found.ok) setLevels(found.value.games.find(({ id }) => id === game)?.bots ?? []);
    };
    void look();
  }, [game]);
  return levels;
};

interface SeatsProps {
  readonly info: TableInfo;
  readonly mine: number | null;
  /** Who one is has changed. */
  again(): void;
}

const BUSY = 'bots-busy';
/** Between two questions whether the bots have time now. */
const ASK_AGAIN = 3000;

/** Asks for bots, and goes on asking while they are busy at other tables. */
const useFilling = (id: string, settled: (done: Done<unknown>) => void) => {
  const [wanted, want] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (wanted === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let goesOn = true;
    const fill = async (): Promise<void> => {
      const done = await ask('bots', id, { bot: wanted });
      if (!goesOn) return;
      setBusy(!done.ok && done.code === BUSY);
      if (!done.ok && done.code === BUSY) timer = setTimeout(() => void fill(), ASK_AGAIN);
      else {
        want(null);
        settled(done);
      }
    };
    void fill();
    return () => {
      goesOn = false;
      clearTimeout(timer);
    };
  }, [id, wanted, settled]);
  return { waits: wanted !== null && isBusy, want };
};

const Bots = ({ info, settled }: { readonly info: TableInfo; settled(done: Done<unknown>): void }) => {
  const { t } = useWords();
  const { waits, want } = useFilling(info.id, settled);
  const levels = useLevels(info.game);
  const [level, setLevel] = useState<string | null>(null);
  const chosen = level ?? levels[0];
  if (chosen === undefined) return null;
  if (waits) {
    return (
      <div className="room-bots">
        <p role="status">{t('online.botsBusy')}</p>
        <Button onPress={() => want(null)}>{t('online.waitForPeople')}</Button>
      </div>
    );
  }
  return (
    <div className="room-bots">
      <Segments
        label={t('online.fill')}
        values={levels.map(value => ({ value, words: t(`bot.${value}` as Key), icon: robot }))}
        value={chosen}
        onChange={setLevel}
      />
      <Button look="main" onPress={() => want(chosen)}>
        {t('online.startWithBots')}
      </Button>
    </div>
  );
};

/** A chair that is free, or waits for somebody who played before. */
const Empty = ({ keptFor }: { readonly keptFor: string }) => {
  const { t } = useWords();
  return <em>{keptFor === '' ? t('online.empty') : <bdi>{t('online.keptFor', { name: keptFor })}</bdi>}</em>;
};

/** Whose devices have not done their part in the dice. */
const awaitedAt = ({ seats }: TableInfo): string => {
  const isDone = isSealed(seats) ? ({ disclosed }: Seat) => disclosed : ({ pledge }: Seat) => pledge !== null;
  return seats
    .filter(seat => seat.kind === 'person' && !isDone(seat))
    .map(({ name }) => name)
    .join(', ');
};

/** Who sits where, and a chair for the reader. The game begins with the last seat that is taken. */
export const RoomSeats = ({ info, mine, again }: SeatsProps) => {
  const { t } = useWords();
  const [name, setName] = useState(nameHere);
  const [trouble, setTrouble] = useState<string | null>(null);
  const settled = useCallback((done: Done<unknown>) => setTrouble(done.ok ? null : refusalIn(t, done)), [t]);
  const move = async (doing: Promise<Done<unknown>>): Promise<void> => {
    const done = await doing;
    settled(done);
    if (done.ok) again();
  };
  const leave = async (): Promise<Done<unknown>> => {
    forgetSeat(info.id);
    return ask('leave', info.id);
  };
  const clean = name.trim();
  const hasEmpty = info.seats.some(({ kind }) => kind === 'empty');
  return (
    <Panel title={t('online.seats')} className="room-seats">
      {mine === null && <NameField name={name} onChange={setName} />}
      <ol className="seat-list">
        {info.seats.map((seat, number) => (
          <li key={number} className="seat-row" data-seat={number} data-me={number === mine || undefined}>
            <SeatMark seat={number} size={1.4} />
            <span className="room-name">
              {seat.kind === 'empty' ? <Empty keptFor={seat.name} /> : <bdi>{seatName(t, seat, number)}</bdi>}
              {seat.kind === 'bot' && <Icon path={robot} size={1} />}
              {seat.kind === 'person' && <Presence online={seat.online} />}
            </span>
            {seat.kind === 'empty' && seat.name === '' && mine === null && (
              <Button
                look="main"
                icon={armchair}
                isDisabled={clean === ''}
                aria-label={t('online.sitAt', { number: number + 1 })}
                onPress={() => void move(sitDown(info, clean, number))}
              >
                {t('online.sit')}
              </Button>
            )}
            {number === mine && !isSealed(info.seats) && (
              <Button look="quiet" icon={exitDoor} onPress={() => void move(leave())}>
                {t('online.leave')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {mine !== null && hasEmpty && <Bots info={info} settled={settled} />}
      <p className="room-note">{hasEmpty ? t('online.begins') : t('online.awaited', { names: awaitedAt(info) })}</p>
      <Voided info={info} />
    </Panel>
  );
};
