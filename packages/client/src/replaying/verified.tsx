import checkedShield from 'icon:checked-shield';
import type { GameFile, Result } from '@lastroad/kernel';
import { Chip, Icon } from '@lastroad/ui';
import { useEffect, useState } from 'react';
import { verifyElsewhere } from '../table/line.ts';
import { useWords } from '../words/words.tsx';

/** Whether dice, decisions and result are what the file says: checked here and now, by playing it all again. */
export const Verified = ({ file }: { readonly file: GameFile }) => {
  const { t } = useWords();
  const [found, setFound] = useState<Result<null> | null>(null);
  useEffect(() => {
    let wanted = true;
    verifyElsewhere(file).then(
      result => wanted && setFound(result),
      () => null,
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  if (found === null) return <Chip>{t('replay.checking')}</Chip>;
  return found.ok ? (
    <Chip tone="good" icon={<Icon path={checkedShield} size={1} />}>
      {t('replay.verified')}
    </Chip>
  ) : (
    <Chip tone="bad">{t('replay.unverified', { detail: found.detail })}</Chip>
  );
};
