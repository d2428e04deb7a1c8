import type { EnemyView } from '../../../src/view/view.ts';
import type { AuroraBoardProps } from '../../props.ts';
import './asgard.css';

interface ShieldProps {
  readonly enemy: EnemyView;
  readonly board: AuroraBoardProps;
}

/** The layer before the boxes of an enemy; what was shot away grows back cell by cell. */
export const Shield = ({ enemy: { card, shield, worn }, board: { events, step } }: ShieldProps) => {
  const grows = events.some(event => event.type === 'shieldRegrew' && event.enemy === card);
  return (
    <span className="la-shield" aria-hidden="true" data-grows={grows ? step % 2 : undefined}>
      {Array.from({ length: shield }, (_, i) => (
        <i key={i} data-hit={i < worn || undefined} style={{ animationDelay: `${i * 140}ms` }} />
      ))}
    </span>
  );
};
