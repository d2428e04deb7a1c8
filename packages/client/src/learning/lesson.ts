import type { Guide, GuideStep } from '@lastroad/ui';

/** Where a learner is: what is said, and whether it is theirs to go on. */
export interface Lesson {
  /** `null` while the game plays on by itself. */
  readonly step: GuideStep | null;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** The choice the learner is to make now; `null`: there is only something to read. */
  readonly choice: number | null;
  readonly isLast: boolean;
}

/** The step that is said when so many decisions stand and so many steps have been heard. */
export const lessonAt = ({ steps, file, learner }: Guide, heard: number, decisions: number): Lesson => {
  const next = steps[heard];
  const isSaid = next !== undefined && next.at === decisions;
  const [seat, choice] = file.decisions[decisions] ?? [];
  const isLastWord = steps[heard + 1]?.at !== decisions;
  const isLast = heard === steps.length - 1;
  const asks = isSaid && isLastWord && !isLast && seat === learner && choice !== undefined;
  return {
    step: isSaid ? next : null,
    number: Math.min(heard + 1, steps.length),
    count: steps.length,
    choice: asks ? choice : null,
    isLast,
  };
};
