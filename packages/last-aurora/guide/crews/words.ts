import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    crew: 'No Leader and no Co-pilot this time: everybody begins with a crew of two, each with powers of its own. They can be dealt or, as here, chosen. Take the Snow Pack.',
    space:
      'Now the Prowler explores. Wherever she goes, she may take the bonuses of the spaces to the left and right as well. Send her to space 4, between two good ones.',
    own: 'The Log Hauler is yours. First the bonus of space 4 itself: an ammo, for a damage. Take it.',
    left: 'To the left, space 3 repairs up to 2 damage. That comes just in time: take its bonus too.',
    right:
      'And to the right, space 5 has fuel for a contamination. The Prowler can bear it. Three bonuses with one card!',
    fleet:
      'Movement. The Norse have driven ahead, and that wakes the Fleetfoot: +3 speed while another convoy is ahead of you. Move.',
    end: 'Five points instead of two. The others are just as special: the Tainted live on contamination, the Norse grow with their convoy, and the Machines eat whatever there is.',
  },
  ru: {
    crew: 'На этот раз без командира и второго пилота: каждый начинает с экипажем из двоих, у всех свои способности. Экипажи раздают или, как здесь, выбирают. Возьмите Снежную стаю.',
    space:
      'Разведывает Следопытка. Куда бы она ни пошла, ей доступны ещё и бонусы ячеек слева и справа. Отправьте её в ячейку 4: обе соседние хороши.',
    own: 'Лесовоз ваш. Сначала бонус самой ячейки 4: боеприпас за повреждение. Возьмите его.',
    left: 'Слева, в ячейке 3, чинят до 2 повреждений. Очень кстати: возьмите и этот бонус.',
    right: 'А справа, в ячейке 5, — топливо за заражение. Следопытка выдержит. Три бонуса с одной карты!',
    fleet:
      'Передвижение. Северяне уехали вперёд, и тут просыпается Быстроногая: +3 к скорости, пока впереди есть другая колонна. Поезжайте.',
    end: 'Пять очков вместо двух. Остальные экипажи не хуже: Меченым на пользу заражение, Северяне крепнут вместе с колонной, а Машины едят всё подряд.',
  },
  pl: {
    crew: 'Tym razem bez lidera i nawigatora: każdy zaczyna z dwuosobową załogą o własnych zdolnościach. Załogi się rozdaje albo, jak tu, wybiera. Weź Śnieżną Watahę.',
    space:
      'Eksploruje Tropicielka. Gdziekolwiek pójdzie, może wziąć także premie miejsc po lewej i po prawej. Wyślij ją na miejsce 4, między dwa dobre.',
    own: 'Wóz drwali jest twój. Najpierw premia samego miejsca 4: amunicja za uszkodzenie. Weź ją.',
    left: 'Po lewej miejsce 3 naprawia do 2 uszkodzeń. W samą porę: weź i tę premię.',
    right: 'A po prawej, na miejscu 5, jest paliwo za skażenie. Tropicielka to zniesie. Trzy premie za jedną kartę!',
    fleet:
      'Ruch. Ludzie Północy pojechali przodem i to budzi Chyżonogą: +3 do prędkości, gdy jakiś inny konwój jest przed tobą. Ruszaj.',
    end: 'Pięć punktów zamiast dwóch. Inne załogi są równie osobliwe: Skażeni czerpią siłę ze skażenia, Ludzie Północy rosną wraz z konwojem, a Maszyny jedzą wszystko, co jest.',
  },
  it: {
    crew: 'Stavolta niente Leader né Copilota: ognuno comincia con un equipaggio di due, con poteri propri. Gli equipaggi si distribuiscono o, come qui, si scelgono. Prendi il Branco della Neve.',
    space:
      'Esplora la Segugia. Ovunque vada, può prendere anche i bonus degli spazi a sinistra e a destra. Mandala nello spazio 4, tra due buoni vicini.',
    own: 'Il Portatronchi è tuo. Prima il bonus dello spazio 4 stesso: una munizione per un danno. Prendilo.',
    left: 'A sinistra lo spazio 3 ripara fino a 2 danni. Proprio quel che serve: prendi anche quel bonus.',
    right:
      'E a destra lo spazio 5 dà carburante per una contaminazione. La Segugia la sopporta. Tre bonus con una carta!',
    fleet:
      'Movimento. I Nordici sono andati avanti, e questo sveglia Piè Veloce: +3 velocità finché un altro convoglio è davanti a te. Muoviti.',
    end: 'Cinque punti invece di due. Gli altri equipaggi non sono da meno: i Contaminati vivono di contaminazione, i Nordici crescono con il convoglio e le Macchine mangiano di tutto.',
  },
};
