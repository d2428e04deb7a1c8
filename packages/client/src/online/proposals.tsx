import backwardTime from 'icon:backward-time';
import { Button, Icon } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import type { OnlineTable } from './online-table.ts';
import { useKnown } from './use-known.ts';
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

/** The reader's own time ran out: a bot plays until the reader is back. */
const Minded = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const { position, seat } = useKnown(table);
  if (position === null || seat === null || position.seats[seat]?.control !== 'away' || position.outcome !== null) {
    return null;
  }
  return (
    <section className="strip" role="alert">
      <p>{t('online.youAreMinded')}</p>
      <Button look="main" onPress={() => void table.ask({ type: 'back' })}>
        {t('online.back')}
      </Button>
    </section>
  );
};

export const Proposals = ({ table }: { readonly table: OnlineTable }) => (
  <>
    <GoingBack table={table} />
    <Minded table={table} />
  </>
);
