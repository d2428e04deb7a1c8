import type { Seat } from '@lastroad/kernel';
import { isForGood } from '@lastroad/protocol';
import type { Known } from '@lastroad/protocol/client';
import { Chip } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import { Clock } from './clock.tsx';
import { useLasting } from './use-known.ts';

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

/** No bot thinks for so long: it waits until those of other tables have thought. */
const LONG = 5000;

/** That a bot has been asked, and other tables come first. */
const BotWaits = ({ known: { position, link }, seat }: { readonly known: Known; readonly seat: Seat }) => {
  const { t } = useWords();
  const isAsked = link === 'live' && position !== null && position.waiting.includes(seat);
  const waits = useLasting(isAsked ? position.seq : null, LONG);
  return waits ? <Chip>{t('online.botWaits')}</Chip> : null;
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
  if (person === undefined) return null;
  if (person.kind === 'bot') return <BotWaits known={known} seat={seat} />;
  return (
    <>
      <Presence online={person.online} />
      {clock?.control === 'away' && <Chip tone="bad">{t('online.minded')}</Chip>}
      <GaveUp known={known} seat={seat} />
      {clock !== undefined && clock.control !== 'self' && <BotWaits known={known} seat={seat} />}
      {clock?.control === 'self' && <Clock deadline={clock.deadline} reserve={clock.reserve} ahead={ahead} />}
    </>
  );
};
