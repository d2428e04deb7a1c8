import type { ReactNode } from 'react';

interface PanelProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A surface with things on it. */
export const Panel = ({ title, aside, className = '', label, children }: PanelProps) => (
  <section className={`panel ${className}`} aria-label={label}>
    {(title !== undefined || aside !== undefined) && (
      <header className="panel-head">
        <h2>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
);

interface ChipProps {
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'bad' | 'lit';
  readonly children: ReactNode;
}

/** A small fact. */
export const Chip = ({ icon, tone = 'plain', children }: ChipProps) => (
  <span className={`chip chip-${tone}`}>
    {icon}
    {children}
  </span>
);
