import lightBulb from 'icon:light-bulb';
import type { Asked } from '@lastroad/ui';
import { Icon } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { useWords } from '../words/words.tsx';
import { intoView } from './into-view.ts';
import type { Hints } from './use-hints.ts';

interface HintListProps {
  readonly hints: Hints;
  readonly asked: Asked;
  readonly say: Say;
}

/** The best choices as a bot sees them, and what speaks for each. */
export const HintList = ({ hints, asked, say }: HintListProps) => {
  const { t, language } = useWords();
  const { isThinking, found } = hints;
  const percentOf = (share: number): string => share.toLocaleString(language, { style: 'percent' });
  return (
    <div className="hints" role="status">
      {isThinking && <p>{t('hint.thinking')}</p>}
      {found.length > 0 && (
        <>
          <h3>
            <Icon path={lightBulb} size={1} /> {t('hint.title')}
          </h3>
          <ol ref={intoView}>
            {found.map(({ choice, value, reasons }) => (
              <li key={choice}>
                <b>{asked.choices.find(each => each.choice === choice)?.words}</b>{' '}
                <span className="hint-worth">{t('hint.worth', { percent: percentOf(value) })}</span>
                {reasons.length > 0 && <span className="hint-reasons">{reasons.map(say).join(' · ')}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
