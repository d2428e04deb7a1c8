import nextButton from 'icon:next-button';
import { BareButton } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';

/** Nobody here is asked: somebody else is thinking, and may be hurried; `null`: nobody here can. */
export const WaitingPanel = ({ onSkip }: { readonly onSkip: (() => void) | null }) => {
  const { t } = useWords();
  return (
    <>
      <span className="thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {onSkip !== null && (
        <BareButton look="quiet" icon={nextButton} onPress={onSkip}>
          {t('table.hurry')}
        </BareButton>
      )}
    </>
  );
};
