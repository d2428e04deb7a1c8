import { Sheet } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { ClauseLink } from '../parts/clause-link.tsx';
import { useWords } from '../words/words.tsx';
import type { WhyNot } from './use-handling.ts';

interface WhyNotSheetProps {
  readonly found: WhyNot | null;
  readonly say: Say;
  onClose(): void;
}

/** Why something is not offered, with the clause that says so. */
export const WhyNotSheet = ({ found, say, onClose }: WhyNotSheetProps) => {
  const { t } = useWords();
  return (
    <Sheet title={t('whyNot')} closeLabel={t('close')} isOpen={found !== null} onClose={onClose}>
      <p className="why-not">{found?.reason ? say(found.reason) : t('whyNot.unknown')}</p>
      {found?.reason && (
        <p>
          {t('whyNot.clause')} <ClauseLink clause={found.reason.clause} />
        </p>
      )}
    </Sheet>
  );
};
