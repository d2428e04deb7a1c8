import type { Catalogue } from '@lastroad/kernel';

/** Italian: what speaks for a choice. */
export const hints: Catalogue = {
  'hint.reaches': 'raggiunge l’Aurora',
  'hint.nearer': '{count, plural, one {# tappa} many {# tappe} other {# tappe}} più avanti sulla strada',
  'hint.driver': 'tiene un pilota nella motrice',
  'hint.fame': 'fama: +{count}',
  'hint.recruits': '{count, plural, one {# sopravvissuto} many {# sopravvissuti} other {# sopravvissuti}} in più',
  'hint.faster': 'un convoglio più veloce',
  'hint.fuel': 'carburante: +{count}',
  'hint.items': '{count, plural, one {# oggetto} many {# oggetti} other {# oggetti}} in più',
  'hint.builds': 'un convoglio più lungo',
  'hint.armed': 'un’altra arma pronta a sparare',
  'hint.marks': 'una parte del bottino di un nemico',
  'hint.repairs': 'danni: −{count}',
  'hint.cures': 'contaminazioni: −{count}',
  'hint.food': 'cibo: +{count}',
  'hint.ammo': 'munizioni: +{count}',
  'hint.rests': 'qualcuno può tornare prima a esplorare',
  'hint.harmless': 'lì il danno non fa male',
};
