import type { CSSProperties } from 'react';

export interface IconProps {
  /** Path data, as `icon:NAME` gives it. */
  readonly path: string;
  /** In rem, so that it grows with the text. */
  readonly size?: number;
  /** What it means, where no words stand beside it. */
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export const Icon = ({ path, size = 1.25, label, className, style }: IconProps) => (
  <svg
    className={className === undefined ? 'icon' : `icon ${className}`}
    viewBox="0 0 512 512"
    width={`${size}rem`}
    height={`${size}rem`}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
    style={style}
  >
    <path fill="currentColor" d={path} />
  </svg>
);
