import { Icon } from '../icons/icon.tsx';

interface TokenProps {
  readonly icon: string;
  readonly label: string;
  /** A custom property of the theme, for example `--fuel`. */
  readonly colour: string;
  readonly size?: number;
}

/** A thick little tile with a picture, as it would lie on the table. */
export const Token = ({ icon, label, colour, size = 1.75 }: TokenProps) => (
  <span
    className="token"
    style={{ background: `var(${colour})`, width: `${size}rem`, height: `${size}rem` }}
    role="img"
    aria-label={label}
  >
    <Icon path={icon} size={size * 0.64} />
  </span>
);
