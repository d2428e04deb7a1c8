import type { Catalogue } from '@lastroad/kernel';

export const mines: Catalogue = {
  'option.mineVariant': 'Variante con mine',
  'option.mineVariant.off': 'senza mine',
  'option.mineVariant.on': 'con mine',
  'option.mineVariant.adds':
    'Tra gli oggetti c’è una mina: lasciala sulla strada percorsa e aspetta chi passa dopo di te.',
  'option.mineReuse': 'Con entrambe le mine sulla mappa, la nuova è',
  'option.mineReuse.rearmost': 'quella più indietro',
  'option.mineReuse.furthestFromOwner': 'quella più lontana da chi la piazza',
  'item.mine': 'Mina',
  'text.mine': 'Dopo il movimento, mina una strada appena percorsa e pesca un oggetto.',
  'layMine.chooseRoad': 'Piazzi una mina su una strada appena percorsa?',
  'done.layMine.chooseRoad': 'nessuna mina',
  'choice.mine': 'mina {from}-{to}',
  'why.notTravelled': 'Non hai appena percorso quella strada, o non hai una mina.',
  'log.mineLaid': '{who} piazza una mina prima della tappa {node}.',
  'log.mineSprung': '{who} finisce su una mina.',
  'screen.mines': 'mine {mines}',
  'screen.mine': '{from}-{to} (giocatore {who})',
  'option.mineAtLimit': 'Una Mina, con quattro oggetti in mano dopo un movimento',
  'option.mineAtLimit.usable': 'si può piazzare',
  'option.mineAtLimit.discardOnly': 'si può solo scartare',
  'option.minesOnRoad': 'Di due mine sulla stessa strada',
  'option.minesOnRoad.all': 'esplodono subito entrambe',
  'option.minesOnRoad.one': 'esplode una alla volta',
  'layAtOnce.chooseRoad': 'Su quale strada piazzi la mina?',
};
