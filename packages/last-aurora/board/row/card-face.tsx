import contamination from 'icon:biohazard';
import damage from 'icon:cracked-shield';
import tow from 'icon:crossed-chains';
import star from 'icon:round-star';
import speed from 'icon:speedometer';
import tracks from 'icon:tank-tread';
import type { Message } from '@lastroad/kernel';
import { Icon } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { ReactNode } from 'react';
import type { CardData, LocationCard } from '../../src/cards.ts';
import { cardPicture } from '../pictures/cards.ts';
import { ambushText } from '../telling/inspect-card.ts';
import { PrintedSlots } from './slots-printed.tsx';

const EFFECTS: Readonly<Record<LocationCard['effect'], string | null>> = {
  none: null,
  damage,
  contamination,
  loseFame: star,
};

/** Small facts beside the title: what a truck can do, what a survivor knows, what a place costs. */
const Facts = ({ card, say }: { readonly card: CardData; readonly say: Say }) => {
  const fact = (icon: string, label: Message, number?: number) => (
    <span className="la-fact" key={label.key}>
      <Icon path={icon} size={0.95} label={say(label)} />
      {number}
    </span>
  );
  if (card.kind === 'truck')
    return (
      <>
        {fact(speed, { key: 'face.speed', values: { speed: card.speed } }, card.speed)}
        {fact(tow, { key: 'face.towing', values: { towing: card.towing } }, card.towing)}
        {card.tracks && fact(tracks, { key: 'face.tracks' })}
      </>
    );
  if (card.kind === 'survivor') return <b className="la-skill">{card.skill}</b>;
  const danger = card.kind === 'location' ? EFFECTS[card.effect] : null;
  return danger === null || card.kind !== 'location' ? null : (
    <span className={`la-danger la-danger-${card.effect}`}>
      <Icon path={danger} size={1.1} label={say({ key: `face.effect.${card.effect}` })} />
    </span>
  );
};

/** What a card says at its foot. */
const foot = (card: CardData, say: Say): ReactNode => {
  switch (card.kind) {
    case 'survivor':
    case 'encounter':
    case 'event':
      return <span className="la-card-text">{say({ key: `text.${card.power}` })}</span>;
    case 'truck':
    case 'trailer':
    case 'device':
      return <PrintedSlots slots={card.slots} nameOf={kind => say({ key: `slot.${kind}` })} />;
    case 'enemy':
      return <span className="la-card-text">{say(ambushText(card))}</span>;
    default:
      return null;
  }
};

interface CardFaceProps {
  readonly card: CardData;
  readonly title: string;
  readonly say: Say;
  readonly children?: ReactNode;
}

/** A card of frosted paper, drawn from its row alone. */
export const CardFace = ({ card, title, say, children }: CardFaceProps) => (
  <span className={`la-card paper la-card-${card.kind}`}>
    <span className="la-card-head">
      <b className="la-card-title">{title}</b>
      <span className="la-card-facts">
        <Facts card={card} say={say} />
      </span>
    </span>
    <span className="la-card-kind">{say({ key: `face.kind.${card.kind}` })}</span>
    <span className="la-card-picture">
      <Icon path={cardPicture(card)} size={2.6} />
      {card.period !== null && <small className="la-card-period">{card.period}</small>}
    </span>
    <span className="la-card-foot">
      {foot(card, say)}
      {children}
    </span>
  </span>
);
