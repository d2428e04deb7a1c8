import { endsWithout } from '@lastroad/protocol';
import { Button, Sheet } from '@lastroad/ui';
import { useSyncExternalStore } from 'react';
import { refusalIn } from '../parts/refusals.ts';
import { onlineOf, seatOf } from '../router.ts';
import { useWords } from '../words/words.tsx';
import { Connection } from './connection.tsx';
import { Doubt, FairDice } from './fair-dice.tsx';
import { LinkCard, linkTo } from './invite.tsx';
import type { OnlineTable } from './online-table.ts';
import { Proposals } from './proposals.tsx';
import { secretHere } from './seats-here.ts';
import { playAgain } from './sitting.ts';
import { useKnown } from './use-known.ts';

export type SheetName = 'invite' | 'dice' | 'device' | 'resign';

interface BannerProps {
  readonly id: string;
  readonly table: OnlineTable;
  readonly sheet: SheetName | null;
  onClose(): void;
}

const Resigning = ({
  table,
  isOpen,
  onClose,
}: {
  readonly table: OnlineTable;
  readonly isOpen: boolean;
  onClose(): void;
}) => {
  const { t } = useWords();
  const { info, position, seat } = useKnown(table);
  const held = (info?.seats ?? []).map(({ kind }, each) => ({
    kind,
    control: position?.seats[each]?.control ?? 'self',
  }));
  const ends = seat !== null && endsWithout(held, seat);
  const resign = (): void => {
    onClose();
    void table.ask({ type: 'resign' });
  };
  return (
    <Sheet title={t('online.resign')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose}>
      <p>{t(ends ? 'online.resignEnds' : 'online.resignAsk')}</p>
      <div className="sheet-ways">
        <Button look="danger" onPress={resign}>
          {t(ends ? 'online.resign' : 'online.resignYes')}
        </Button>
        <Button onPress={onClose}>{t('cancel')}</Button>
      </div>
    </Sheet>
  );
};

/** Links: for everybody, and for one's own other device. */
const Links = ({ id, sheet, onClose }: Omit<BannerProps, 'table'>) => {
  const { t } = useWords();
  const secret = secretHere(id) ?? '';
  return (
    <>
      <Sheet title={t('online.invite')} closeLabel={t('close')} isOpen={sheet === 'invite'} onClose={onClose}>
        <LinkCard link={linkTo(onlineOf(id))} label={t('online.link')} note={t('online.linkNote')} />
      </Sheet>
      <Sheet title={t('online.device')} closeLabel={t('close')} isOpen={sheet === 'device'} onClose={onClose}>
        <LinkCard link={linkTo(seatOf(id, secret))} label={t('online.seatLink')} note={t('online.deviceNote')} />
      </Sheet>
    </>
  );
};

/** Above the table: what is true of the connection, what others ask, and the sheets of the menu. */
export const Banner = ({ id, table, sheet, onClose }: BannerProps) => {
  const { t } = useWords();
  const known = useKnown(table);
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const trouble = state.stage === 'open' && state.now.question === null ? state.trouble : null;
  const rematch = known.info?.rematch ?? null;
  return (
    <div className="banner">
      <Connection known={known} />
      <Doubt known={known} />
      <Proposals table={table} />
      {trouble !== null && (
        <p className="refusal" role="alert">
          {refusalIn(t, trouble)}
        </p>
      )}
      {rematch !== null && (
        <section className="strip" role="status">
          <p>{t('online.rematchOpen')}</p>
          <Button look="main" onPress={() => void playAgain(id, known)}>
            {t(known.seat === null ? 'online.goThere' : 'score.again')}
          </Button>
        </section>
      )}
      <FairDice table={table} isOpen={sheet === 'dice'} onClose={onClose} />
      <Links id={id} sheet={sheet} onClose={onClose} />
      <Resigning table={table} isOpen={sheet === 'resign'} onClose={onClose} />
    </div>
  );
};
