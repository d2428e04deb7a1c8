import type { Say } from '@lastroad/words';
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { OpenChoice } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import type { AtHand } from './use-handling.ts';

interface OthersProps {
  readonly others: readonly OpenChoice[];
  readonly say: Say;
  readonly hand: AtHand;
}

/** What cannot be chosen now: each can be asked about. */
export const Others = ({ others, say, hand }: OthersProps) => {
  const { t } = useWords();
  if (others.length === 0) return null;
  return (
    <Disclosure className="others">
      <Heading level={3}>
        <AriaButton slot="trigger" className="others-button">
          {t('table.others', { count: others.length })}
        </AriaButton>
      </Heading>
      <DisclosurePanel>
        <ul>
          {others.map(({ choice, words }) => (
            <li key={choice}>
              <AriaButton className="other" onPress={() => hand.ask(choice)}>
                {say(words)}
                <span className="unseen"> {t('whyNot')}</span>
              </AriaButton>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
};
