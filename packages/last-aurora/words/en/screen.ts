import type { Catalogue } from '@lastroad/kernel';

/** Labels of the page of text. */
export const screen: Catalogue = {
  'screen.head':
    'Round {round}   {phase}   Aurora at {line, select, red {red} other {white}} {dock}   order {order} (leader right)   deck {deck}   items {items}   loot {loot}   outcomes {outcomes}',
  'screen.counted': '{count} ({what})',
  'screen.roads': 'Roads  {roads}',
  'screen.road.tracks': 'tracks',
  'screen.road.dangerous': 'dangerous',
  'screen.road.avalanche': 'avalanche',
  'screen.closed': 'closed',
  'screen.row': 'Row',
  'screen.space': '{space} (cost {cost}; {bonus})',
  'screen.survivor': 'skill {skill}. {text}',
  'screen.truck': 'speed {speed} tows {towing}',
  'screen.trailer': 'trailer',
  'screen.device': 'device',
  'screen.event': 'event',
  'screen.enemy': 'enemy',
  'screen.effect.damage': 'damage',
  'screen.effect.contamination': 'contamination',
  'screen.effect.loseFame': 'loses fame',
  'screen.player': '{who}   at {node}   fame {fame}   points now {points}   targets {targets}   items {items}',
  'screen.out': '{who}: out',
  'screen.zones': 'Active: {active}   Rest: {rest}   Exhausted: {exhausted}',
};
