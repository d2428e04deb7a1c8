import jam from 'icon:gears';
import explosion from 'icon:mine-explosion';
import weapon from 'icon:sentry-gun';
import wolf from 'icon:wolf-head';
import { Icon } from '@lastroad/ui';
import type { OutcomeCard } from '../../src/cards.ts';
import type { AuroraBoardProps } from '../props.ts';
import { AreaGrid } from './area-grid.tsx';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** What stands on the face of a card. */
export const OutcomeFace = ({ card }: { readonly card: OutcomeCard }) => (
  <>
    <span className="la-outcome-line" aria-hidden="true">
      <Icon path={weapon} size={1} />
      {card.player.map(({ damage, jam: jams }, i) => (
        <span key={i} className="la-outcome-cell" data-nil={damage === 0 || undefined}>
          <small>{i + 1}</small>
          <b>{damage}</b>
          {jams && <Icon path={jam} size={0.75} />}
        </span>
      ))}
    </span>
    <span className="la-outcome-line la-outcome-enemies" aria-hidden="true">
      <Icon path={wolf} size={1} />
      {card.enemy.map((does, i) => (
        <span key={i} className="la-outcome-cell" data-nil={does === 0 || undefined}>
          <small>{ROMAN[i]}</small>
          {does === 'ambush' ? <Icon path={explosion} size={0.85} /> : <b>{does}</b>}
        </span>
      ))}
    </span>
    <span className="la-outcome-letters" aria-hidden="true">
      {card.letters.join(' ')}
    </span>
  </>
);

/** The outcome card that was turned last; it turns when it is new. */
export const Outcome = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { content, view, say, events, step, onInspect } = board;
  const turned = events.findLast(event => 'outcome' in event);
  const last = turned !== undefined && 'outcome' in turned ? turned.outcome : view.recentOutcomes.at(-1);
  const card = content.outcomes[last ?? -1];
  // Between the fights it would only be in the way.
  if (last === undefined || card === undefined || (view.phase !== 'fire' && turned === undefined)) return null;
  const isNew = turned !== undefined;
  // LA-ENF-5, FS-PVP-12. Where it strikes stands on the back of the card below.
  const area = isNew && 'area' in turned ? turned.area : null;
  return (
    <div key={isNew ? step : 'old'} className={`la-outcome paper ${isNew ? 'la-turned' : ''}`}>
      <OutcomeFace card={card} />
      {area !== null && <AreaGrid area={area} label={say({ key: `area.${area}` })} />}
      <button
        type="button"
        className="la-place la-cover"
        aria-label={say({ key: 'face.outcome' })}
        onClick={() => onInspect({ about: 'outcome', at: last })}
      />
    </div>
  );
};
