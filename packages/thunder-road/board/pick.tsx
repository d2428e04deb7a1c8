import type { ReactNode } from 'react';
import type { ThunderBoardProps } from './told.ts';

interface PickProps {
  /** What it stands for, as `Spot` on the road. */
  readonly about: string;
  readonly at: number;
  readonly label: string;
  readonly board: ThunderBoardProps;
  readonly className: string;
  readonly children: ReactNode;
}

/** A thing off the road that may be an answer: a button when it is lit or can be asked about. */
export const Pick = ({ about, at, label, board, className, children }: PickProps) => {
  const { asked, preview, onPreview, onChoose, onAsk } = board;
  const isAsked = asked !== null && asked.about === about;
  const isLit = isAsked && asked.choices.some(({ choice }) => choice === at);
  if (!isLit && !(isAsked && asked.things.includes(at))) return <span className={className}>{children}</span>;
  if (!isLit) {
    return (
      <button
        type="button"
        className={`spot tr-pick ${className}`}
        aria-disabled
        aria-label={label}
        onClick={() => onAsk(at)}
      >
        {children}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`spot spot-lit tr-pick ${className}`}
      data-preview={preview === at || undefined}
      data-choice={at}
      aria-label={label}
      onClick={() => onChoose(at)}
      onPointerEnter={() => onPreview(at)}
      onPointerLeave={() => onPreview(null)}
      onFocus={() => onPreview(at)}
      onBlur={() => onPreview(null)}
    >
      {children}
    </button>
  );
};
