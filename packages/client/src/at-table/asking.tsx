import trophy from 'icon:trophy';
import type { Content } from '@lastroad/kernel';
import { type Asked, Button, type GameFace } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { ReactNode } from 'react';
import { refusalIn } from '../parts/refusals.ts';
import type { Snapshot, Table, Trouble } from '../table/table.ts';
import { type Tell, useWords } from '../words/words.tsx';
import { Answers } from './answers.tsx';
import { PassScreen } from './pass-screen.tsx';
import { QuestionPanel } from './question-panel.tsx';
import type { AtHand } from './use-handling.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface AskingProps {
  readonly table: Table;
  readonly now: Snapshot;
  readonly asked: Asked | null;
  readonly trouble: Trouble | null;
  readonly face: GameFace;
  readonly content: Content;
  readonly hand: AtHand;
  readonly say: Say;
  more: ((choice: number) => ReactNode) | null;
  onUndo: (() => void) | null;
  onScore(): void;
}

const waitingWords = (t: Tell, language: string, { waitingFor, seats }: Snapshot): string => {
  const names = waitingFor.map(seat => seats[seat]?.name ?? '');
  const who = names.length === 1 ? names.join() : new Intl.ListFormat(language).format(names);
  return t('table.waits', { who, count: names.length });
};

/** What is to be done now, by whom: answered, waited for, passed on, or looked back at. */
export const Asking = (props: AskingProps) => {
  const { table, now, asked, trouble, face, content, hand, say, more, onUndo, onScore } = props;
  const { t, language } = useWords();
  if (now.over) {
    return (
      <section className="question" aria-labelledby="question-title">
        <h2 id="question-title">{t('table.over')}</h2>
        <Button look="main" icon={trophy} hint="1" onPress={onScore}>
          {t('table.score')}
        </Button>
      </section>
    );
  }
  if (now.passTo !== null) {
    const name = now.seats[now.passTo]?.name ?? '';
    return <PassScreen name={name} seat={now.passTo} onReady={() => void table.sitDown()} onUndo={onUndo} />;
  }
  if (asked === null) {
    return (
      <QuestionPanel words={waitingWords(t, language, now)} why={null} name={null} seq={now.seq} isBusy={false}>
        <WaitingPanel onSkip={table.hurry ?? null} />
      </QuestionPanel>
    );
  }
  const why = face.explain?.(content, now.view, asked) ?? null;
  const foresee = (choice: number) => face.foresee?.(content, now.view, asked, choice) ?? null;
  const foreseen = hand.preview === null ? null : foresee(hand.preview);
  return (
    <QuestionPanel words={asked.words} why={why && say(why)} name={asked.name} seq={now.seq} isBusy={hand.isBusy}>
      <Answers
        asked={asked}
        table={table}
        question={now.question}
        foreseen={foreseen && say(foreseen)}
        canForesee={asked.choices.some(({ choice }) => foresee(choice) !== null)}
        more={more}
        hand={hand}
        say={say}
        onUndo={onUndo}
        trouble={
          trouble && (
            <p className="refusal" role="alert">
              {refusalIn(t, trouble)}
            </p>
          )
        }
      />
    </QuestionPanel>
  );
};
