import type { Catalogue } from '@lastroad/kernel';

export const it: Catalogue = {
  welcome:
    'Tre auto contro tre. Vinci quando una delle tue taglia il traguardo, o quando nessun altro ha più un’auto che funziona.',
  dice: 'Per questo round hai lanciato quattro dadi: un 1, un 3 e due 5. Ogni auto ne riceve uno, e il quarto può pagare un comando. Comincia con l’auto grande.',
  five: 'Dalle un 5: tanti sono i suoi punti movimento.',
  nitro: 'Prima che si muova puoi dare un comando. Nitro aggiunge ai punti un dado da 1 a 3. Scegli nitro.',
  spend: 'Spendi il 3. In tutto fanno 8 punti.',
  lane: 'Nel primo round le auto entrano dal bordo posteriore col primo punto, in qualsiasi corsia. Prendi la strada nella corsia 4.',
  steer:
    'Ogni passo va avanti o avanti di lato. Di solito costa un punto, nel fango due, e la roccia è la fine dell’auto. Dritto.',
  hazard:
    'Più avanti c’è un segnalino coperto: mina, olio, rottame o niente di male. Meglio girarci intorno: avanti a destra.',
  rival:
    'Alla fine la tua auto ha lasciato la strada. Quella che ci resta sempre può prendere altri punti, quanti ne mostra il dado strada: ora lo farà il rivale.',
  medium:
    'Tocca di nuovo a te. Ogni auto si muove una volta per round. Prendi la media: riceve l’altro 5 e segue la strada.',
  bonus: 'Non ha mai lasciato la strada. Prendi il bonus: altri 2 punti, da usare tutti.',
  small: 'Per l’auto piccola resta solo l’1. Falla entrare sulla strada nella corsia 2.',
  slam: 'Il rivale ha investito la tua auto piccola: uno schianto. Due dadi dicono quale delle due si sposta e dove. Il padrone della più grande può farli rilanciare.',
  round: 'Nuovo round: tutti hanno rilanciato, comincia il rivale. Guarda.',
  oil: 'Un altro schianto, e dritto su un segnalino coperto: olio, e l’auto è scivolata ancora. Dopo il movimento un’auto può sparare a un’auto nei tre spazi davanti a sé.',
  damaged:
    'Il colpo ha preso la tua auto grande. Con un danno funziona ancora; con un secondo starebbe ferma finché qualcuno non la ripara.',
  back: 'È ora di rispondere. Muovi l’auto piccola.',
  six: 'Dalle il 6.',
  airstrike: 'E prima un comando: attacco aereo, con qualsiasi dado. Manda fuori il tuo elicottero.',
  chopper: 'Si posa su qualsiasi spazio vuoto e spara a ciò che ha davanti. Mettilo dietro l’auto grande del rivale.',
  shoot: 'Più grande è il bersaglio, più è facile colpirlo. Spara.',
  skid: 'Colpito! Il danno è una sbandata: ha gettato l’auto sullo stesso olio, e da lì è scivolata oltre. Su questa strada un colpo tira l’altro.',
  drive: 'Ora guida la tua auto piccola. Dritto; il resto della via lo trova da sola.',
  end: 'Ora conosci la strada: dadi, comandi, schianti, spari. Nessuno frena. Buona fortuna!',
};
