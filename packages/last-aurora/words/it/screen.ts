import type { Catalogue } from '@lastroad/kernel';

/** Italian: labels of the page of text. */
export const screen: Catalogue = {
  'screen.head':
    'Round {round}   {phase}   Aurora all’attracco {line, select, red {rosso} other {bianco}} {dock}   ordine {order} (in testa a destra)   mazzo {deck}   oggetti {items}   bottino {loot}   esiti {outcomes}',
  'screen.counted': '{count} ({what})',
  'screen.roads': 'Strade  {roads}',
  'screen.road.tracks': 'cingoli',
  'screen.road.dangerous': 'pericolosa',
  'screen.road.avalanche': 'valanga',
  'screen.closed': 'chiusa',
  'screen.row': 'Zona esplorazione',
  'screen.space': '{space} (costo {cost}; {bonus})',
  'screen.survivor': 'capacità {skill}. {text}',
  'screen.truck': 'velocità {speed} traino {towing}',
  'screen.trailer': 'rimorchio',
  'screen.device': 'dispositivo',
  'screen.event': 'evento',
  'screen.enemy': 'nemico',
  'screen.effect.damage': 'danno',
  'screen.effect.contamination': 'contaminazione',
  'screen.effect.loseFame': 'perdita di fama',
  'screen.player': '{who}   tappa {node}   fama {fame}   punti ora {points}   bersagli {targets}   oggetti {items}',
  'screen.out': '{who}: fuori',
  'screen.zones': 'Attivi: {active}   Riposo: {rest}   Esausti: {exhausted}',
};
