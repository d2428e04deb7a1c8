import nextButton from 'icon:next-button';
import { Button } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';

interface WaitingPanelProps {
  readonly names: readonly string[];
  /** Left out where nobody can be hurried. */
  onSkip: (() => void) | undefined;
}

/** Nobody here is asked: somebody else is thinking. */
export const WaitingPanel = ({ names, onSkip }: WaitingPanelProps) => {
  const { t, language } = useWords();
  const who = new Intl.ListFormat(language).format(names);
  return (
    <section className="question question-waiting" aria-labelledby="question-title">
      <h2 id="question-title">{t('table.waits', { who, count: names.length })}</h2>
      <span className="thinking" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {onSkip !== undefined && (
        <Button look="quiet" icon={nextButton} onPress={onSkip}>
          {t('table.hurry')}
        </Button>
      )}
    </section>
  );
};
