import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import type { BoardProps } from '../face.ts';

type Handling = Pick<BoardProps, 'asked' | 'preview' | 'onPreview' | 'onChoose' | 'onAsk'>;

interface SpotProps {
  /** What the spot stands for. */
  readonly about: string;
  readonly at: number;
  readonly label: string;
  readonly board: Handling;
  /** What it is made of: a part of an SVG board, or of a page. */
  readonly as?: 'g' | 'div' | 'span';
  readonly className?: string;
  /** Told whether it may be chosen and whether it is pointed at. */
  readonly children: (state: { readonly isLit: boolean; readonly isPreviewed: boolean }) => ReactNode;
}

/**
 * A place on a board that may be an answer. Lit, it is a button; not lit but of the kind that is asked about, a
 * press tells why not; otherwise it is only a picture.
 */
export const Spot = ({ about, at, label, board, as: Tag = 'g', className = '', children }: SpotProps) => {
  const { asked, preview, onPreview, onChoose, onAsk } = board;
  const isAsked = asked !== null && asked.about === about;
  const isLit = isAsked && asked.choices.some(({ choice }) => choice === at);
  const canAsk = isAsked && !isLit && asked.things.includes(at);
  const press = useCallback(() => {
    if (isLit) onChoose(at);
    else if (canAsk) onAsk(at);
  }, [isLit, canAsk, at, onChoose, onAsk]);
  const content = children({ isLit, isPreviewed: isLit && preview === at });
  if (!isLit && !canAsk) return <Tag className={className}>{content}</Tag>;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <Tag
      className={isLit ? `spot spot-lit ${className}` : `spot ${className}`}
      role="button"
      tabIndex={isLit ? 0 : -1}
      aria-label={label}
      aria-disabled={isLit ? undefined : true}
      data-choice={isLit ? at : undefined}
      onClick={press}
      onKeyDown={onKeyDown}
      onPointerEnter={() => isLit && onPreview(at)}
      onPointerLeave={() => isLit && onPreview(null)}
      onFocus={() => isLit && onPreview(at)}
      onBlur={() => isLit && onPreview(null)}
    >
      {content}
    </Tag>
  );
};
