import { isSameThing, Spot } from '@lastroad/ui';
import type { ReactNode } from 'react';
import type { ThunderBoardProps } from '../props.ts';

interface PickProps {
  /** What it stands for, as on the road. */
  readonly about: string;
  readonly at: number;
  readonly label: string;
  readonly board: ThunderBoardProps;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing off the road that may be an answer, or that a hint shows. */
export const Pick = ({ className, children, ...spot }: PickProps) => {
  const isNamed = spot.board.highlight.some(thing => isSameThing(thing, spot));
  return (
    <Spot {...spot} as="span" className={`tr-pick ${className}`}>
      {({ isPreviewed }) => (
        <span className="tr-picked" data-preview={isPreviewed || isNamed || undefined}>
          {children}
        </span>
      )}
    </Spot>
  );
};
