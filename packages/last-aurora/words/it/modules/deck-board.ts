import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk':
    'Spara una volta in una fase di Fuoco; ogni colpo costa una carta oggetto invece di munizioni.',
  'face.text.slot.itemPerRound': 'Alla fine di ogni round dà una carta oggetto.',
  'face.text.slot.itemLimit': 'Finché non è danneggiata, puoi tenere un oggetto in più.',
  'face.why.junk': 'Va bene qualsiasi oggetto. Viene scartato senza il suo effetto.',
};
