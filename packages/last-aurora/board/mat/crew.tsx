import contamination from 'icon:biohazard';
import food from 'icon:canned-fish';
import { Icon } from '@lastroad/ui';
import { Fragment } from 'react';
import { cardName } from '../../src/view/names.ts';
import type { PlayerView, SurvivorView } from '../../src/view/view.ts';
import { Archived, Quests } from '../modules/stories/kept.tsx';
import { cardPicture } from '../pictures/cards.ts';
import { Place } from '../place.tsx';
import { type AuroraBoardProps, aboutOf, isNamed } from '../props.ts';

export const ZONES = ['active', 'rest', 'exhausted'] as const;
type Zone = (typeof ZONES)[number];

interface SurvivorProps {
  readonly survivor: SurvivorView;
  readonly zone: Zone;
  readonly isOwn: boolean;
  readonly board: AuroraBoardProps;
}

const Survivor = ({ survivor, zone, isOwn, board }: SurvivorProps) => {
  const { content, say, view } = board;
  const card = content.cards[survivor.card];
  const name = say(cardName(content, survivor.card));
  const values = { ...survivor, card: name, zone: say({ key: `face.zone.${zone}` }) };
  return card === undefined ? null : (
    <Place
      board={board}
      about={isOwn ? aboutOf(board, ['survivor', 'victim']) : 'nobody'}
      at={survivor.card}
      thing={{ about: 'card', at: survivor.card }}
      label={say({ key: 'face.survivorState', values })}
      className="la-survivor"
    >
      {({ isPreviewed }) => (
        <span
          className="la-survivor-in"
          data-zone={zone}
          data-preview={isPreviewed || isNamed(board, { about: 'card', at: survivor.card }) || undefined}
          data-party={view.party.includes(survivor.card) || undefined}
        >
          <b className="la-skill">{survivor.skill}</b> <Icon path={cardPicture(card)} size={1.15} />
          <span className="la-survivor-name">{name}</span>
          {Array.from({ length: survivor.contamination }, (_, i) => (
            <Icon key={`c${i}`} path={contamination} size={0.95} className="la-taint" />
          ))}
          {Array.from({ length: survivor.food }, (_, i) => (
            <Icon key={`f${i}`} path={food} size={0.95} className="la-fed" />
          ))}
        </span>
      )}
    </Place>
  );
};

interface CrewProps {
  readonly player: PlayerView;
  readonly owner: number;
  readonly isOwn: boolean;
  readonly board: AuroraBoardProps;
}

/** The three zones of a crew. */
export const Crew = ({ player, owner, isOwn, board }: CrewProps) => {
  const { say } = board;
  return (
    <div className="la-crew">
      {ZONES.map(zone => (
        <section key={zone} className={`la-zone la-zone-${zone}`} aria-label={say({ key: `face.zone.${zone}` })}>
          <h3>{say({ key: `face.zone.${zone}` })}</h3>
          <div className="la-zone-in">
            {player[zone].length === 0 && <span className="la-none">{say({ key: 'face.nobody' })}</span>}
            {player[zone].map(survivor => (
              <Fragment key={survivor.card}>
                <Survivor survivor={survivor} zone={zone} isOwn={isOwn} board={board} />
                <Archived board={board} owner={owner} under={survivor.card} />
              </Fragment>
            ))}
            {zone === 'active' && <Quests board={board} owner={owner} />}
            {zone === 'rest' && <Archived board={board} owner={owner} under="restZone" />}
          </div>
        </section>
      ))}
    </div>
  );
};
