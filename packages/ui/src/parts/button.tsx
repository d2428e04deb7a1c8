import type { PointerEvent, ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly look?: 'plain' | 'main' | 'quiet' | 'danger';
  readonly icon?: string;
  /** The key that does the same, shown beside the words. */
  readonly hint?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands on a button. */
const Words = ({ icon, hint, children }: Pick<ButtonProps, 'icon' | 'hint' | 'children'>) => (
  <>
    {icon !== undefined && <Icon path={icon} />}
    <span className="button-words">{children}</span>
    {hint !== undefined && <kbd aria-hidden="true">{hint}</kbd>}
  </>
);

/** Says what it does, and which key does the same. */
export const Button = ({ look = 'plain', icon, hint, className = '', children, ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={`button button-${look} ${className}`} aria-keyshortcuts={hint}>
    <Words {...(icon !== undefined && { icon })} hint={hint}>
      {children}
    </Words>
  </AriaButton>
);

interface BareButtonProps extends Pick<ButtonProps, 'look' | 'icon' | 'hint' | 'className' | 'children'> {
  onPress(): void;
  /** Somebody points at it, with a pointer or by the focus, or no longer. */
  onPoint?(isPointedAt: boolean): void;
}

/** A button that comes and goes while people wait for it: nothing but the browser's own, which is soon made. */
export const BareButton = (props: BareButtonProps) => {
  const { look = 'plain', icon, hint, className = '', children, onPress, onPoint } = props;
  // A finger points at nothing before it presses.
  const byPointer = (isPointedAt: boolean) => (event: PointerEvent) =>
    event.pointerType !== 'touch' && onPoint?.(isPointedAt);
  return (
    <button
      type="button"
      className={`button button-bare button-${look} ${className}`}
      aria-keyshortcuts={hint}
      onClick={onPress}
      onPointerEnter={byPointer(true)}
      onPointerLeave={byPointer(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <Words {...(icon !== undefined && { icon })} hint={hint}>
        {children}
      </Words>
    </button>
  );
};

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly icon: string;
  /** Its name, read out and shown on hover. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly className?: string;
}

/** A button with a picture; its name shows on hover and focus. */
export const IconButton = ({ icon, label, hint, className = '', ...rest }: IconButtonProps) => (
  <TooltipTrigger delay={400}>
    <AriaButton {...rest} className={`icon-button ${className}`} aria-label={label} aria-keyshortcuts={hint}>
      <Icon path={icon} size={1.35} />
    </AriaButton>
    <Tooltip className="tooltip" offset={8}>
      {label}
      {hint !== undefined && <kbd>{hint}</kbd>}
    </Tooltip>
  </TooltipTrigger>
);
