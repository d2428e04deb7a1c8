import type { Say } from '@lastroad/words';
import { useId, useState } from 'react';
import type { OpenChoice } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { intoView } from './into-view.ts';

interface OthersProps {
  readonly others: readonly OpenChoice[];
  readonly say: Say;
  onAsk(thing: number): void;
}

/** What cannot be chosen now: each can be asked about. */
export const Others = ({ others, say, onAsk }: OthersProps) => {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  if (others.length === 0) return null;
  return (
    <div className="others">
      <h3>
        <button
          type="button"
          className="others-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('table.others', { count: others.length })}
        </button>
      </h3>
      {isOpen && (
        <ul id={list} ref={intoView}>
          {others.map(({ choice, words }) => (
            <li key={choice}>
              <button type="button" className="other" onClick={() => onAsk(choice)}>
                {say(words)}
                <span className="unseen"> {t('whyNot')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
