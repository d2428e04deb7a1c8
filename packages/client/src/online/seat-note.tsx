import type { Seat } from '@lastroad/kernel';
import { isForGood } from '@lastroad/protocol';
import type { Known } from '@lastroad/protocol/client';
import { Chip } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import { Clock } from './clock.tsx';

/** Whether somebody is connected: not by colour alone. */
export const Presence = ({ online }: { readonly online: boolean }) => {
  const { t } = useWords();
  return (
    <span
      className="presence"
      data-online={online || undefined}
      role="img"
      aria-label={t(online ? 'online.here' : 'online.gone')}
      title={t(online ? 'online.here' : 'online.gone')}
    />
  );
};

/** That a bot has the seat for good, whose person does not win. */
export const GaveUp = ({ known, seat }: { readonly known: Known; readonly seat: Seat }) => {
  const { t } = useWords();
  const control = known.position?.seats[seat]?.control ?? 'self';
  return isForGood(control) ? <Chip>{t(control === 'resigned' ? 'online.resigned' : 'online.replaced')}</Chip> : null;
};

/** What is to be known of a player who sits elsewhere. */
export const SeatNote = ({
  known,
  seat,
  ahead,
}: {
  readonly known: Known;
  readonly seat: Seat;
  readonly ahead: number;
}) => {
  const { t } = useWords();
  const person = known.info?.seats[seat];
  const clock = known.position?.seats[seat];
  if (person === undefined || person.kind === 'bot') return null;
  return (
    <>
      <Presence online={person.online} />
      {clock?.control === 'away' && <Chip tone="bad">{t('online.minded')}</Chip>}
      <GaveUp known={known} seat={seat} />
      {clock?.control === 'self' && <Clock deadline={clock.deadline} reserve={clock.reserve} ahead={ahead} />}
    </>
  );
};
