import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk':
    'Spara una volta in una fase di Fuoco; ogni colpo costa una carta oggetto invece di munizioni.',
  'face.text.slot.itemPerRound': 'Alla fine di ogni round dà una carta oggetto.',
  'face.text.slot.itemLimit': 'Finché non è danneggiata, puoi tenere un oggetto in più.',
  'face.why.junk': 'Va bene qualsiasi oggetto. Viene scartato senza il suo effetto.',
  'face.text.phase.exploreOrRest': 'Nella fase di Esplorazione o di Riposo.',
  'face.text.phase.beforeFire': 'Nella fase di Esplorazione, di Riposo o di Movimento.',
  'face.passenger': '{card}: +3 velocità nella prossima fase di Movimento',
  'face.windAhead': 'Vento contrario nella prossima fase di Movimento',
  'face.slowed': 'Vento contrario: velocità −{points}',
  'face.backfire': 'Miscela: danni dopo il movimento: {damage}',
  'face.why.donate': 'Il cibo diventa subito fama. Meno di 2 in tutto sposta l’Aurora all’attracco rosso.',
  'face.why.shroud': 'In questa fase agguati e fuoco nemico non ti toccano.',
};
