import backwardTime from 'icon:backward-time';
import type { Seat } from '@lastroad/kernel';
import { ABSENT_AFTER } from '@lastroad/protocol';
import { Button, Icon } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import type { Heard, OnlineTable } from './online-table.ts';
import { useKnown, useNow } from './use-known.ts';
import { seatName } from './use-online-table.ts';

/** Somebody asks all to go back: whoever has not said yes yet is asked, the others see who is waited for. */
const GoingBack = ({ table }: { readonly table: OnlineTable }) => {
  const { t, language } = useWords();
  const { info, position, seat } = useKnown(table);
  const proposal = position?.proposal ?? null;
  if (info === null || position === null || proposal === null) return null;
  const nameOf = (each: number): string => {
    const found = info.seats[each];
    return found === undefined ? '' : seatName(t, found, each);
  };
  const isMine = seat !== null && !proposal.agreed.includes(seat);
  const agreed = new Intl.ListFormat(language).format(proposal.agreed.map(nameOf));
  const say = (agree: boolean): void => void table.ask({ type: 'consent', seq: position.seq, agree });
  return (
    <section className="strip" role="alert">
      <Icon path={backwardTime} />
      <p>
        {t('online.asksBack', { name: nameOf(proposal.by), count: position.length - proposal.to })}{' '}
        {!isMine && t('online.agreed', { names: agreed })}
      </p>
      {isMine && (
        <div className="strip-ways">
          <Button look="main" onPress={() => say(true)}>
            {t('online.agree')}
          </Button>
          <Button onPress={() => say(false)}>{t('online.disagree')}</Button>
        </div>
      )}
    </section>
  );
};

const LOOK_AGAIN = 5000;
const MINUTE = 60_000;

/** The first person the game waits for who has been away long enough to be replaced, where no clock sees to it. */
const missingIn = ({ info, position, seat, ahead }: Heard, now: number): { seat: Seat; away: number } | null => {
  if (info?.pace.kind !== 'none' || position === null || position.outcome !== null || seat === null) return null;
  if (position.seats[seat]?.control !== 'self') return null;
  for (const each of position.waiting) {
    const person = info.seats[each];
    const plays = person?.kind === 'person' && position.seats[each]?.control === 'self';
    const away = now + ahead - (person?.seen ?? 0);
    if (each !== seat && plays && !person.online && away >= ABSENT_AFTER) return { seat: each, away };
  }
  return null;
};

/** The game waits for somebody who is away: all who are there may agree that a bot takes the seat. */
const Missing = ({ table }: { readonly table: OnlineTable }) => {
  const { t, language } = useWords();
  const known = useKnown(table);
  const missing = missingIn(known, useNow(LOOK_AGAIN));
  const { info, position, seat } = known;
  if (missing === null || info === null) return null;
  const nameOf = (each: Seat): string => info.seats[each]?.name ?? '';
  const replacing = position?.replacing ?? null;
  const agreed = replacing?.seat === missing.seat ? replacing.agreed : [];
  const names = new Intl.ListFormat(language).format(agreed.map(nameOf));
  return (
    <section className="strip" role="status">
      <p>
        {t('online.isAway', { name: nameOf(missing.seat), count: Math.floor(missing.away / MINUTE) })}{' '}
        {agreed.length > 0 && t('online.agreed', { names })}
      </p>
      {seat !== null && !agreed.includes(seat) && (
        <Button onPress={() => void table.ask({ type: 'replace', seat: missing.seat })}>{t('online.replace')}</Button>
      )}
    </section>
  );
};

/** The reader's own time ran out, or the reader was away: a bot plays until the reader is back, or for good. */
const Minded = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const { position, seat } = useKnown(table);
  const control = position?.seats[seat ?? -1]?.control;
  if (position === null || position.outcome !== null) return null;
  if (control === 'replaced') {
    return (
      <section className="strip" role="status">
        <p>{t('online.youAreReplaced')}</p>
      </section>
    );
  }
  if (control !== 'away') return null;
  return (
    <section className="strip" role="alert">
      <p>{t('online.youAreMinded')}</p>
      <Button look="main" onPress={() => void table.ask({ type: 'back' })}>
        {t('online.back')}
      </Button>
    </section>
  );
};

/** The operator has stopped the game. */
const Parked = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const { info } = useKnown(table);
  if (info === null || info.parked === null) return null;
  return (
    <section className="strip" role="alert">
      <p>{t('refused.parked')}</p>
    </section>
  );
};

export const Proposals = ({ table }: { readonly table: OnlineTable }) => (
  <>
    <Parked table={table} />
    <GoingBack table={table} />
    <Missing table={table} />
    <Minded table={table} />
  </>
);
