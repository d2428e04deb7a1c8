import type { Catalogue } from '@lastroad/kernel';

/** Russian: what speaks for a choice. */
export const hints: Catalogue = {
  'hint.reaches': 'приводит к «Авроре»',
  'hint.nearer': 'дальше по дороге на {count, plural, one {# точку} few {# точки} many {# точек} other {# точки}}',
  'hint.driver': 'в грузовике остаётся водитель',
  'hint.fame': 'слава: +{count}',
  'hint.recruits': 'ещё {count, plural, one {# выживший} few {# выживших} many {# выживших} other {# выживших}}',
  'hint.faster': 'колонна едет быстрее',
  'hint.fuel': 'топливо: +{count}',
  'hint.items': 'ещё {count, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  'hint.builds': 'колонна длиннее',
  'hint.armed': 'ещё одно готовое к бою оружие',
  'hint.marks': 'доля в добыче с врага',
  'hint.repairs': 'повреждения: −{count}',
  'hint.cures': 'заражения: −{count}',
  'hint.food': 'продовольствие: +{count}',
  'hint.ammo': 'боеприпасы: +{count}',
  'hint.rests': 'кто-то раньше вернётся к разведке',
  'hint.harmless': 'повреждение там ничему не вредит',
};
