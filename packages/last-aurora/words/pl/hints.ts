import type { Catalogue } from '@lastroad/kernel';

/** Polish: what speaks for a choice. */
export const hints: Catalogue = {
  'hint.reaches': 'dociera do Aurory',
  'hint.nearer': '{count, plural, one {# postój} few {# postoje} many {# postojów} other {# postoju}} dalej na drodze',
  'hint.driver': 'zostawia kierowcę w ciężarówce',
  'hint.fame': 'sława: +{count}',
  'hint.recruits': '{count, plural, one {# ocalały} few {# ocalali} many {# ocalałych} other {# ocalałego}} więcej',
  'hint.faster': 'szybszy konwój',
  'hint.fuel': 'paliwo: +{count}',
  'hint.items':
    '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} więcej',
  'hint.builds': 'dłuższy konwój',
  'hint.armed': 'jedna broń gotowa do strzału więcej',
  'hint.marks': 'udział w łupie wroga',
  'hint.repairs': 'uszkodzenia: −{count}',
  'hint.cures': 'skażenia: −{count}',
  'hint.food': 'żywność: +{count}',
  'hint.ammo': 'amunicja: +{count}',
  'hint.rests': 'ktoś szybciej wróci do eksploracji',
  'hint.harmless': 'tam uszkodzenie nie szkodzi',
};
