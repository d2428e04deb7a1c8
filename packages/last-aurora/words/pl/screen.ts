import type { Catalogue } from '@lastroad/kernel';

/** Polish: labels of the page of text. */
export const screen: Catalogue = {
  'screen.head':
    'Runda {round}   {phase}   Aurora przy {line, select, red {czerwonej} other {białej}} przystani {dock}   kolejność {order} (lider z prawej)   talia {deck}   przedmioty {items}   łupy {loot}   wyniki {outcomes}',
  'screen.counted': '{count} ({what})',
  'screen.roads': 'Drogi  {roads}',
  'screen.road.tracks': 'gąsienice',
  'screen.road.dangerous': 'niebezpieczny',
  'screen.road.avalanche': 'lawina',
  'screen.closed': 'zamknięty',
  'screen.row': 'Strefa eksploracji',
  'screen.space': '{space} (koszt {cost}; {bonus})',
  'screen.survivor': 'umiejętność {skill}. {text}',
  'screen.truck': 'prędkość {speed} holowanie {towing}',
  'screen.trailer': 'przyczepa',
  'screen.device': 'urządzenie',
  'screen.event': 'zdarzenie',
  'screen.enemy': 'wróg',
  'screen.effect.damage': 'uszkodzenie',
  'screen.effect.contamination': 'skażenie',
  'screen.effect.loseFame': 'utrata sławy',
  'screen.player': '{who}   postój {node}   sława {fame}   punkty teraz {points}   cele {targets}   przedmioty {items}',
  'screen.out': '{who}: poza grą',
  'screen.zones': 'Aktywni: {active}   Odpoczynek: {rest}   Wyczerpanie: {exhausted}',
};
