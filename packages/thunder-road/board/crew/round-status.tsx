import { Die } from '@lastroad/ui';
import type { ThunderFaceProps } from '../props.ts';

/** Round, road die, and how far the race is from its end. */
export const RoundStatus = ({ view, say }: ThunderFaceProps) => (
  <div className="tr-status">
    <span className="tr-status-round">{say({ key: 'face.round', values: { round: view.round } })}</span>
    <span className="tr-status-road">
      <small>{say({ key: 'face.roadDie' })}</small>
      <Die
        face={view.road}
        size={1.9}
        throwNumber={view.round}
        label={say({ key: 'face.roadDieShows', values: { road: view.road } })}
      />
    </span>
    <span className="tr-status-tile">
      {say({ key: view.final ? 'face.finalTile' : 'face.tilesLaid', values: { laid: view.laid } })}
    </span>
  </div>
);
