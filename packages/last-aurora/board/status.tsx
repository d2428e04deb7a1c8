import { memo } from 'react';
import { PHASES } from '../src/cards.ts';
import type { AuroraFaceProps } from './props.ts';

const SHOWN = PHASES.filter(phase => phase !== 'setup' && phase !== 'over');

/** Round and phase. There are as many rounds as docks on a line, unless the game ends sooner. */
const RoundAndPhase = ({ view, content, say }: AuroraFaceProps) => (
  <div className="la-status">
    <ol className="rounds-strip" aria-label={say({ key: 'face.round', values: { round: view.round } })}>
      {content.map.white.map((dock, i) => (
        <li
          key={dock}
          aria-current={i + 1 === view.round ? 'step' : undefined}
          data-past={i + 1 < view.round || undefined}
        >
          {i + 1}
        </li>
      ))}
    </ol>
    <ol
      className="la-phases"
      aria-label={say({ key: 'face.phases', values: { phase: { key: `phase.${view.phase}` } } })}
    >
      {SHOWN.map(phase => (
        <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
          {say({ key: `face.phaseShort.${phase}` })}
        </li>
      ))}
    </ol>
  </div>
);

const looksTheSame = (a: AuroraFaceProps, b: AuroraFaceProps): boolean =>
  a.view.round === b.view.round && a.view.phase === b.view.phase && a.content === b.content && a.say === b.say;

export const Status = memo(RoundAndPhase, looksTheSame);
