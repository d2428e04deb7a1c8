import type { Known } from '@lastroad/protocol/client';
import { useWords } from '../words/words.tsx';

/** Who wants to play again, to be seen over the score: whoever has not pressed yet is invited. */
export const Invitation = ({ known: { info, seat } }: { readonly known: Known }) => {
  const { t, language } = useWords();
  const wanting = (info?.again ?? []).filter(each => each !== seat).map(each => info?.seats[each]?.name ?? '');
  if (wanting.length === 0) return null;
  const names = new Intl.ListFormat(language).format(wanting);
  return (
    <p className="score-again" role="status">
      <bdi>{t('online.wantAgain', { names, count: wanting.length })}</bdi>
    </p>
  );
};
