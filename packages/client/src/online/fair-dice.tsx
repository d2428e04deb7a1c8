import { type Fairness, readGameFile } from '@lastroad/kernel';
import type { TableInfo } from '@lastroad/protocol';
import type { Known, Promised } from '@lastroad/protocol/client';
import { Button, Sheet } from '@lastroad/ui';
import { useState } from 'react';
import { refusalIn } from '../parts/refusals.ts';
import { verifyElsewhere } from '../table/line.ts';
import { useWords } from '../words/words.tsx';
import type { OnlineTable } from './online-table.ts';
import { useKnown } from './use-known.ts';
import { seatName } from './use-online-table.ts';

interface FairDiceProps {
  readonly table: OnlineTable;
  readonly isOpen: boolean;
  onClose(): void;
}

/** What a record says was promised before the game. */
const promisedIn = (fairness: Fairness): Promised =>
  fairness.version === 2 ? fairness : { ...fairness, pledges: [], voided: [] };

/** Plays the finished game again and checks dice, decisions and hashes. */
const CheckGame = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const [found, setFound] = useState<string | null>(null);
  const verify = async (): Promise<void> => {
    setFound(t('replay.checking'));
    const file = readGameFile(await table.gameFile());
    const checked = file.ok ? await verifyElsewhere(file.value) : file;
    if (!checked.ok) setFound(t('replay.unverified', { detail: refusalIn(t, checked) }));
    else if (file.ok && table.doubts(promisedIn(file.value.fairness))) setFound(t('online.doubt'));
    else setFound(t('replay.verified'));
  };
  return (
    <div className="sheet-ways">
      <Button look="main" onPress={() => void verify()}>
        {t('online.verify')}
      </Button>
      <p role="status">{found}</p>
    </div>
  );
};

/** Deals of which nothing came, and why. */
export const Voided = ({ info }: { readonly info: TableInfo }) => {
  const { t } = useWords();
  return info.fairness.voided.map(({ commitment, names }) => (
    <p key={commitment}>{t('online.voided', { names: names.join(', ') })}</p>
  ));
};

/** Somebody may have chosen the dice. */
export const Doubt = ({ known }: { readonly known: Known }) => {
  const { t } = useWords();
  if (!known.doubt) return null;
  return (
    <p className="refusal" role="alert">
      {t('online.doubt')}
    </p>
  );
};

/** Why nobody can choose the dice, and what is needed to check it. */
export const FairDice = ({ table, isOpen, onClose }: FairDiceProps) => {
  const { t } = useWords();
  const { info, position } = useKnown(table);
  if (info === null) return null;
  const { commitment, secret } = info.fairness;
  return (
    <Sheet title={t('online.dice')} closeLabel={t('close')} isOpen={isOpen} onClose={onClose}>
      <p>{t('online.diceText')}</p>
      {info.seats.some(({ pledge }) => pledge !== null) && <p>{t('online.diceShares')}</p>}
      <Voided info={info} />
      <dl className="dice-facts">
        <dt>{t('online.commitment')}</dt>
        <dd>{commitment}</dd>
        {info.seats.map((seat, number) => (
          <div key={number}>
            <dt>{t('online.nonceOf', { name: seatName(t, seat, number) })}</dt>
            <dd>{seat.nonce}</dd>
          </div>
        ))}
        {position !== null && (
          <>
            <dt>{t('online.hash', { count: position.length })}</dt>
            <dd data-hash>{position.hash}</dd>
          </>
        )}
        {secret !== null && (
          <>
            <dt>{t('online.secret')}</dt>
            <dd>{secret}</dd>
          </>
        )}
      </dl>
      {(position?.outcome ?? null) !== null && <CheckGame table={table} />}
    </Sheet>
  );
};
