import lightBulb from 'icon:light-bulb';
import type { Asked } from '@lastroad/ui';
import { Arrive, Button, Chip } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { OpenChoice } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { HintList } from './hint-list.tsx';
import { keyOf, UNDO_KEY } from './keys.ts';
import { Others } from './others.tsx';
import type { AtHand } from './use-handling.ts';

interface QuestionPanelProps {
  readonly asked: Asked;
  readonly others: readonly OpenChoice[];
  /** Why it is asked, and what the choice pointed at would bring. */
  readonly why: string | null;
  readonly foreseen: string | null;
  /** Whether the game can tell of any choice what it would bring. */
  readonly canForesee: boolean;
  readonly hand: AtHand;
  readonly say: Say;
  readonly trouble: ReactNode;
  /** Number of the question: focus comes back here with each new one. */
  readonly seq: number;
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

/** What a button that has just gone away leaves behind: focus on nothing. The new question takes it. */
const useFocus = (seq: number) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [seq]);
  return title;
};

/** The loudest thing on the screen: what is asked, why, and every choice with a key. */
export const QuestionPanel = (props: QuestionPanelProps) => {
  const { asked, others, why, foreseen, canForesee, hand, say, trouble, seq, onUndo } = props;
  const { t } = useWords();
  const title = useFocus(seq);
  const choice = (place: number, { choice, words, aside }: Asked['choices'][number]) => (
    <Button
      key={choice}
      look={hand.preview === choice ? 'main' : aside ? 'quiet' : 'plain'}
      className={hand.marked === choice ? 'choice choice-marked' : 'choice'}
      hint={keyOf(place)}
      {...(hand.marked === choice && { icon: lightBulb })}
      onPress={() => hand.choose(choice)}
      onHoverChange={over => hand.setPreview(over ? choice : null)}
      onFocusChange={over => hand.setPreview(over ? choice : null)}
    >
      {hand.pending === choice ? t('table.confirm', { choice: words }) : words}
    </Button>
  );
  return (
    <section
      className="question"
      aria-labelledby="question-title"
      aria-busy={hand.isBusy}
      data-question={asked.name}
      data-seq={seq}
    >
      <Arrive key={seq} how="rise" className="question-words">
        <h2 id="question-title" ref={title} tabIndex={-1}>
          {asked.words}
        </h2>
        {why !== null && <p>{why}</p>}
      </Arrive>
      {hand.trail.length > 0 && (
        <p className="trail">
          <span className="unseen">{t('table.trail')}</span>
          {hand.trail.map((words, i) => (
            <Chip key={i} tone="good">
              {say(words)}
            </Chip>
          ))}
          {onUndo !== null && (
            <Button look="quiet" hint={UNDO_KEY} onPress={onUndo}>
              {t('undo')}
            </Button>
          )}
        </p>
      )}
      <div className="choices" role="group" aria-label={t('table.choices')} onKeyDown={walk}>
        {asked.choices.map((each, place) => choice(place, each))}
      </div>
      {canForesee && <p className="foreseen">{foreseen}</p>}
      <HintList hints={hand.hints} asked={asked} say={say} />
      {trouble}
      <Others others={others} say={say} hand={hand} />
    </section>
  );
};
