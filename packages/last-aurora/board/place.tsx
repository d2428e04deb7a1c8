import { Spot, type Thing } from '@lastroad/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { AuroraBoardProps } from './props.ts';

export interface PlaceState {
  readonly isLit: boolean;
  readonly isPreviewed: boolean;
}

interface PlaceProps {
  readonly board: AuroraBoardProps;
  /** What it answers, and what can be read about it. */
  readonly about: string;
  readonly at: number;
  readonly thing: Thing;
  readonly label: string;
  readonly className?: string;
  readonly children?: (state: PlaceState) => ReactNode;
}

const UNLIT: PlaceState = { isLit: false, isPreviewed: false };
const nothing = (): ReactNode => null;

/** Something on the table: while it is asked about it answers, otherwise a press tells what it is. */
export const Place = ({ board, about, at, thing, label, className = '', children = nothing }: PlaceProps) => {
  const { asked, onInspect } = board;
  const isAsked =
    asked !== null &&
    asked.about === about &&
    (asked.things.includes(at) || asked.choices.some(({ choice }) => choice === at));
  if (!isAsked)
    return (
      <button type="button" className={`la-place ${className}`} aria-label={label} onClick={() => onInspect(thing)}>
        {children(UNLIT)}
      </button>
    );
  const inspect = (event: MouseEvent): void => {
    event.preventDefault();
    onInspect(thing);
  };
  return (
    <span className="la-asked" onContextMenu={inspect}>
      <Spot as="span" className={`la-place ${className}`} about={about} at={at} label={label} board={board}>
        {children}
      </Spot>
    </span>
  );
};
