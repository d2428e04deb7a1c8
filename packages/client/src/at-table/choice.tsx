import lightBulb from 'icon:light-bulb';
import { BareButton, type ButtonProps } from '@lastroad/ui';
import { memo, type ReactNode } from 'react';

interface ChoiceProps {
  readonly choice: number;
  readonly words: string;
  readonly look: NonNullable<ButtonProps['look']>;
  /** The key that does the same. */
  readonly hint: string | undefined;
  /** A hint or a guide would choose it. */
  readonly isMarked: boolean;
  /** What can be known of it, below its words. */
  readonly more?: ReactNode;
  onChoose(choice: number): void;
  onPoint(choice: number | null): void;
}

/** One of the answers, drawn anew only when it looks different: whoever points at one leaves the others as they are. */
export const Choice = memo(({ choice, words, look, hint, isMarked, more, onChoose, onPoint }: ChoiceProps) => (
  <BareButton
    look={look}
    className={`choice${isMarked ? ' choice-marked' : ''}${more === undefined ? '' : ' choice-told'}`}
    hint={hint}
    {...(isMarked && { icon: lightBulb })}
    onPress={() => onChoose(choice)}
    onPoint={isPointedAt => onPoint(isPointedAt ? choice : null)}
  >
    {words}
    {more}
  </BareButton>
));
