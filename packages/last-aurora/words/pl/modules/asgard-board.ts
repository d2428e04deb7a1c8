import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const asgardBoard: Catalogue = {
  'face.ambushLeaders': 'Zasadzka: prowadzący – {leaders}; pozostali – {others}',
  'face.boxesBehind': '{card}: tarcza {worn} z {shield}, potem {damage} z {boxes} uszkodzeń',
  'face.text.shield':
    'Najpierw tarcza przyjmuje {shield, plural, one {# uszkodzenie} few {# uszkodzenia} many {# uszkodzeń} other {# uszkodzenia}}; na koniec każdej rundy znów jest cała.',
  'face.text.slot.asgardArmour': 'Nie mieści niczego poza uszkodzeniem i naprawia się na koniec każdej rundy.',
};
