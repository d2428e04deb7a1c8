import nextButton from 'icon:next-button';
import { BareButton } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';

interface ReadPanelProps {
  /** Changes with everything there is to read. */
  readonly step: number;
  onDone(): void;
}

/** Nothing is asked while somebody reads how an interlude has ended. */
export const ReadPanel = ({ step, onDone }: ReadPanelProps) => {
  const { t } = useWords();
  return (
    <section className="question question-read" aria-label={t('table.read')} data-seq={`read-${step}`}>
      <div className="choices">
        <BareButton look="main" icon={nextButton} className="choice" hint="1" onPress={onDone}>
          {t('table.goOn')}
        </BareButton>
      </div>
    </section>
  );
};
