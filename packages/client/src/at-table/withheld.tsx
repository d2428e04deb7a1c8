import { type OpenQuestion, type Worded, withheldIn } from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import { useEffect, useId, useState } from 'react';
import type { Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { intoView } from './into-view.ts';

interface WithheldProps {
  readonly table: Table;
  readonly question: OpenQuestion;
  readonly say: Say;
  onAsk(thing: number): void;
}

/** More things than this are pointed at on the board, not read in a list. */
const LISTED = 36;

const NOTHING: readonly Worded[] = [];

/** Things in words, fetched when somebody wants to read them; until the next are there, those that were told last. */
const useTold = (table: Table, question: OpenQuestion, isOpen: boolean): readonly Worded[] => {
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    table.withheld().then(
      things => wanted && setTold(things),
      () => null,
    );
    return () => {
      wanted = false;
    };
  }, [table, question, isOpen]);
  return told;
};

/** What cannot be chosen now: each can be asked about. */
export const Withheld = ({ table, question, say, onAsk }: WithheldProps) => {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const told = useTold(table, question, isOpen);
  const withheld = withheldIn(question);
  const things = told.filter(({ choice }) => withheld.includes(choice));
  if (withheld.length === 0 || withheld.length > LISTED) return null;
  return (
    <div className="others">
      <h3>
        <button
          type="button"
          className="others-button"
          aria-expanded={isOpen}
          aria-controls={things.length > 0 ? list : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('table.others', { count: withheld.length })}
        </button>
      </h3>
      {isOpen && things.length > 0 && (
        <ul id={list} ref={intoView}>
          {things.map(({ choice, words }) => (
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
