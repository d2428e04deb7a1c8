import first from 'icon:fast-backward-button';
import forward from 'icon:next-button';
import backward from 'icon:previous-button';
import teacher from 'icon:teacher';
import { Arrive, Button, Icon, IconButton } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { ClauseLink } from '../parts/clause-link.tsx';
import { useWords } from '../words/words.tsx';
import type { GuidedTable } from './guided-table.ts';
import type { Lesson } from './lesson.ts';

interface LessonPanelProps {
  readonly table: GuidedTable;
  readonly lesson: Lesson;
  readonly say: Say;
  /** Where to go when everything has been said. */
  readonly ways: ReactNode;
}

/** What the guide says now, and the way on where nothing is to be chosen. */
export const LessonPanel = ({ table, lesson, say, ways }: LessonPanelProps) => {
  const { t } = useWords();
  const words = useRef<HTMLParagraphElement>(null);
  const { step, number, count, choice, isLast } = lesson;
  useEffect(() => words.current?.focus({ preventScroll: true }), [step]);
  return (
    <section className="lesson" aria-labelledby="lesson-title" data-lesson={step === null ? undefined : number}>
      <header>
        <h2 id="lesson-title">
          <Icon path={teacher} size={1.2} /> {t('learn.step', { number, count })}
        </h2>
        <span className="lesson-back">
          <IconButton icon={first} label={t('learn.again')} isDisabled={number === 1} onPress={() => table.again()} />
          <IconButton
            icon={backward}
            label={t('learn.back')}
            hint="←"
            isDisabled={number === 1}
            onPress={() => table.back()}
          />
        </span>
      </header>
      {step === null ? (
        <p>{t('learn.watch')}</p>
      ) : (
        <Arrive key={number} how="rise">
          <p ref={words} tabIndex={-1} className="lesson-words">
            {say({ key: step.words })}
          </p>
          <p className="chips">
            {step.clauses?.map(clause => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </p>
        </Arrive>
      )}
      <div className="lesson-ways">
        {step !== null && choice === null && !isLast && (
          <Button look="main" icon={forward} hint="→" onPress={() => table.next()}>
            {t('learn.next')}
          </Button>
        )}
        {step !== null && isLast && ways}
      </div>
    </section>
  );
};
