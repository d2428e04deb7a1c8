import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const pvpBoard: Catalogue = {
  'face.evade': 'Schivata',
  'face.aggression': 'Aggressività',
  'face.evadeTrack': 'Schivata ({who}): ogni attacco di un giocatore fa {evade} danni in meno',
  'face.aggressionTrack': 'Aggressività ({who}): casella {cell} di {cells}',
  'face.text.evade':
    'Ogni attacco di un giocatore fa a questo convoglio tanti danni in meno quanto il numero sotto il segnalino. Il segnalino avanza di una casella per ogni danno messo e torna indietro di una alla fine di ogni fase di Fuoco.',
  'face.text.aggression':
    'Il segnalino avanza di una casella per ogni danno che il suo proprietario fa ai giocatori. Alla fine della fase di Fuoco dà tutto ciò che ha superato e torna alla prima casella.',
  'face.why.raid':
    'Non dà fama né segnalino bersaglio: ogni danno muove il tuo segnalino aggressività e il segnalino schivata del bersaglio.',
  'face.will.raid': 'Ogni attacco fa {evade} danni in meno',
  'face.bonusEarned': 'Dalla casella {cell}: {bonus}',
};
