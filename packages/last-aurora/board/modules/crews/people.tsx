import { Icon } from '@lastroad/ui';
import { cardName } from '../../../src/view/names.ts';
import { cardPicture } from '../../pictures/cards.ts';
import type { AuroraChoiceProps } from '../../props.ts';
import './people.css';

/** FS-CREW-3: who one would lead, and what each of them can do. */
const People = ({ content, say, choice }: AuroraChoiceProps) => (
  <span className="la-people">
    {content.piles.crews[choice]?.map(number => {
      const card = content.cards[number];
      if (card?.kind !== 'survivor') return null;
      return (
        <span key={number} className="la-person">
          <Icon path={cardPicture(card)} size={1.5} />
          <span>
            <b>{say(cardName(content, number))}</b> <b className="la-skill">{card.skill}</b>
            <span className="la-power">{say({ key: `text.${card.power}` })}</span>
          </span>
        </span>
      );
    })}
  </span>
);

export const CREW_FACTS = { 'chooseCrew.choose': People };
