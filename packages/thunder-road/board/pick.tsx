import { Spot } from '@lastroad/ui';
import type { ReactNode } from 'react';
import type { ThunderBoardProps } from './told.ts';

interface PickProps {
  /** What it stands for, as on the road. */
  readonly about: string;
  readonly at: number;
  readonly label: string;
  readonly board: ThunderBoardProps;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing off the road that may be an answer. */
export const Pick = ({ className, children, ...spot }: PickProps) => (
  <Spot {...spot} as="span" className={`tr-pick ${className}`}>
    {({ isPreviewed }) => (
      <span className="tr-picked" data-preview={isPreviewed || undefined}>
        {children}
      </span>
    )}
  </Spot>
);
