import type { Catalogue } from '@lastroad/kernel';

export const deck: Catalogue = {
  'slot.junk1': 'broń ze złomu 1',
  'slot.junk2': 'broń ze złomu 2',
  'slot.junk3': 'broń ze złomu 3',
  'slot.junk4': 'broń ze złomu 4',
  'slot.itemPerRound': '1 przedmiot w każdej rundzie',
  'slot.itemLimit': 'miejsce na jeszcze 1 przedmiot',
  'fireJunk.payItem': 'Którym przedmiotem ładujesz broń ze złomu?',
  'fireJunk.chooseWeapon': 'Która broń ze złomu strzela?',
  'fireJunk.chooseEnemy': 'Do kogo?',
  'bonusShot.chooseAct': 'Z jakiej broni strzelasz?',
  'keepFewer.chooseItem': 'Masz więcej przedmiotów, niż teraz wolno. Który odrzucasz lub używasz?',
  'choice.fireAct.3': 'strzel z broni ze złomu',
  'why.cannotFireJunk':
    'Potrzebujesz przedmiotu, broni ze złomu, która może jeszcze strzelać, i wroga w swoim regionie.',
  'why.notInBonus': 'Ta premia to atak i nic więcej.',
  'hint.workshop':
    '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}} w każdej rundzie',
};
