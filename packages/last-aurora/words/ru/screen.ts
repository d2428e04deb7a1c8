import type { Catalogue } from '@lastroad/kernel';

/** Russian: labels of the page of text. */
export const screen: Catalogue = {
  'screen.head':
    'Раунд {round}   {phase}   «Аврора» у {line, select, red {красного} other {белого}} причала {dock}   порядок {order} (лидер справа)   колода {deck}   предметы {items}   добыча {loot}   исходы {outcomes}',
  'screen.counted': '{count} ({what})',
  'screen.roads': 'Дороги  {roads}',
  'screen.road.tracks': 'гусеницы',
  'screen.road.dangerous': 'опасно',
  'screen.road.avalanche': 'лавина',
  'screen.closed': 'закрыто',
  'screen.row': 'Зона разведки',
  'screen.space': '{space} (стоимость {cost}; {bonus})',
  'screen.survivor': 'навык {skill}. {text}',
  'screen.truck': 'скорость {speed}, мощность {towing}',
  'screen.trailer': 'прицеп',
  'screen.device': 'устройство',
  'screen.event': 'событие',
  'screen.enemy': 'враг',
  'screen.effect.damage': 'повреждение',
  'screen.effect.contamination': 'заражение',
  'screen.effect.loseFame': 'потеря славы',
  'screen.player': '{who}   точка {node}   слава {fame}   очки сейчас {points}   цели {targets}   предметы {items}',
  'screen.out': '{who}: вне игры',
  'screen.zones': 'Активны: {active}   Отдых: {rest}   Усталость: {exhausted}',
};
