import type { Message } from '@lastroad/kernel';
import type { ThunderEvent } from '../events.ts';
import { GOES_OUT, SKULL, type ThunderContent } from '../rows.ts';
import { NONE, START } from '../state.ts';
import { cardText, carName, commandName, leaderName, seatName, spaceName, upgradeName, wayName } from './names.ts';

type Values = Record<string, string | number | Message>;

/** Fields of an event that name something, and how each is worded. */
const NAMERS: Readonly<Record<string, (content: ThunderContent, value: number) => Message>> = {
  seat: (_content, seat) => seatName(seat),
  car: carName,
  other: carName,
  top: carName,
  bottom: carName,
  pushed: carName,
  target: carName,
  hit: carName,
  way: (_content, way) => wayName(way),
  space: spaceName,
  to: spaceName,
  hazard: (content, hazard) => ({ key: `hazard.${content.hazards[hazard].name}` }),
  token: (content, token) => ({ key: `damage.${content.damage[token].name}` }),
  card: (content, card) => ({ key: `lasting.${content.lasting[card].name}` }),
  command: commandName,
  condition: (content, condition) => ({ key: `condition.${content.conditions[condition].name}` }),
  strike: (content, strike) => ({ key: `strike.${content.strikes[strike].name}` }),
  bounty: (content, bounty) => ({ key: `bounty.${content.bounties[bounty].name}` }),
  oneShot: (content, card) => ({ key: `oneShot.${content.oneShots[card].name}` }),
  leader: leaderName,
  upgrade: upgradeName,
  side: (content, side) => ({ key: `tile.${content.sides[side].name}` }),
};

const valuesOf = (content: ThunderContent, event: ThunderEvent): Values => {
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'number') {
      const namer = NAMERS[field];
      if (namer === undefined) values[field] = value;
      else if (value !== NONE) values[field] = namer(content, value);
    } else if (Array.isArray(value))
      values[field] = value.map(each => (field === 'cards' ? cardText(content, each) : each)).join(' ');
  }
  return values;
};

/** Events whose wording depends on more than their type. */
const variantOf = (event: ThunderEvent): string => {
  switch (event.type) {
    case 'assigned':
      return event.coast ? '.coast' : '';
    case 'moved':
      return event.from === START ? '.enters' : event.forced ? '.forced' : '';
    case 'drewCards':
      return event.cards.length > 0 ? '.own' : '';
    case 'pitRolled':
      return event.hit ? '.hit' : '';
    case 'ricocheted':
      return event.hit === NONE ? '.missed' : '';
    case 'repaired':
      return event.card === NONE ? '' : '.card';
    case 'fireRolled':
      return event.face === SKULL ? '.skull' : event.face === GOES_OUT ? '.out' : '';
    case 'shot':
      return `${event.car === NONE ? '.chopper' : ''}${event.hit ? '.hit' : '.missed'}`;
    case 'eliminated':
      return `.${event.cause}`;
    case 'won':
      return `.${event.ending}`;
    default:
      return '';
  }
};

/** An event as a line of the log. */
export const tell = (content: ThunderContent, event: ThunderEvent): Message => ({
  key: `event.${event.type}${variantOf(event)}`,
  values: valuesOf(content, event),
});
