import type { OpenQuestion } from '@lastroad/kernel';
import { type Asked, BareButton, Chip } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Table } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { Choice } from './choice.tsx';
import { HintList } from './hint-list.tsx';
import { keyOf, UNDO_KEY } from './keys.ts';
import type { AtHand } from './use-handling.ts';
import { Withheld } from './withheld.tsx';

interface AnswersProps {
  readonly asked: Asked;
  readonly table: Table;
  readonly question: OpenQuestion | null;
  /** What the choice pointed at would bring. */
  readonly foreseen: string | null;
  /** Whether the game can tell of any choice what it would bring. */
  readonly canForesee: boolean;
  /** What can be known of a choice, where there is room for it. */
  more: ((choice: number) => ReactNode) | null;
  readonly hand: AtHand;
  readonly say: Say;
  readonly trouble: ReactNode;
  onUndo: (() => void) | null;
}

/** Arrow keys go from choice to choice. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
};

/** What has been chosen in this gesture, with the way back. */
const Trail = ({ hand: { trail }, say, onUndo }: Pick<AnswersProps, 'hand' | 'say' | 'onUndo'>) => {
  const { t } = useWords();
  if (trail.length === 0) return null;
  return (
    <p className="trail">
      <span className="unseen">{t('table.trail')}</span>
      {trail.map((words, i) => (
        <Chip key={i} tone="good">
          {say(words)}
        </Chip>
      ))}
      {onUndo !== null && (
        <BareButton look="quiet" hint={UNDO_KEY} onPress={onUndo}>
          {t('undo')}
        </BareButton>
      )}
    </p>
  );
};

/** Every choice with a key, and what can be known of it. */
export const Answers = (props: AnswersProps) => {
  const { asked, table, question, foreseen, canForesee, more, hand, say, trouble, onUndo } = props;
  const { t } = useWords();
  const lookOf = ({ choice, aside }: Asked['choices'][number]) =>
    hand.preview === choice ? 'main' : aside ? 'quiet' : 'plain';
  return (
    <>
      <Trail hand={hand} say={say} onUndo={onUndo} />
      <div className="choices" role="group" aria-label={t('table.choices')} onKeyDown={walk}>
        {asked.choices.map((each, place) => (
          <Choice
            key={each.choice}
            choice={each.choice}
            words={hand.pending === each.choice ? t('table.confirm', { choice: each.words }) : each.words}
            look={lookOf(each)}
            hint={keyOf(place)}
            isMarked={hand.marked === each.choice}
            more={more?.(each.choice)}
            onChoose={hand.choose}
            onPoint={hand.setPreview}
          />
        ))}
      </div>
      {canForesee && <p className="foreseen">{foreseen}</p>}
      <HintList hints={hand.hints} asked={asked} say={say} />
      {trouble}
      {question !== null && <Withheld key={asked.name} table={table} question={question} say={say} onAsk={hand.ask} />}
    </>
  );
};
