import type { Catalogue } from '@lastroad/kernel';

export const it: Catalogue = {
  welcome: 'Due convogli fuggono tra i ghiacci verso la nave Aurora. Alla fine vince chi ha più fama.',
  row: 'Ogni round comincia con l’esplorazione. Nella zona esplorazione ci sono cinque carte; gli spazi sotto di esse costano 1, 2, 2, 2 e 3 di capacità. Comincia il convoglio più indietro.',
  explore: 'Il tuo rivale ha trovato un rimorchio. Ora tocca a te: esplora.',
  scout:
    'Nello spazio 5, che costa 3, aspetta un esploratore. Il leader ha capacità 2, il copilota 1: insieme bastano. Prendi l’esploratore.',
  bonus:
    'Ogni spazio offre anche un bonus, prima o dopo la carta stessa. Qui ottieni carburante, ma qualcuno viene contaminato. Prendi prima il bonus.',
  contaminated:
    'La contaminazione riduce la capacità di 1, e a 0 un sopravvissuto muore. Il copilota ha solo 1: deve sopportarla il leader.',
  full: 'L’esploratore si unisce a te e vuole anche lui un posto nel convoglio, ma non c’è spazio per tutto. Lascia il cibo: carburante e munizioni servono in questo round.',
  rest: 'Chi ha esplorato è esausto. Nella fase di riposo gli esausti cominciano a riposare e chi ha riposato torna attivo. Un pasto fa saltare un gradino.',
  move: 'Movimento. Con qualcuno al volante e un carburante la motrice parte. Muoviti.',
  fuel: 'La tua motrice fa 2 tappe. Ogni carburante in più ne aggiunge una. Per ora conserva il tuo.',
  goal: 'Va’ più lontano che puoi: alla seconda tappa c’è qualcosa nella neve. Conta solo la tappa in cui ti fermi.',
  item: 'Prendilo. Un oggetto aiuta una volta, e quelli non usati valgono fama alla fine.',
  ready: 'Ora viene la fase di fuoco: da qui in poi nel convoglio non si sposta più nulla. È tutto pronto.',
  ambush:
    'Nella zona esplorazione c’era un nemico. Tende un agguato dov’è il convoglio in testa e colpisce tutti in quella regione.',
  armour: 'Un danno copre una casella, e ciò che contiene va perso. La corazza serve proprio a questo: mettilo lì.',
  attack:
    'Ora il tuo convoglio può sparare: una munizione per attacco. Un colpo a segno dà fama e un segnalino bersaglio sul nemico. Attacca.',
  loot: 'Il nemico è sconfitto. I segnalini e una carta decidono chi vince il bottino: stavolta sei tu. Tienilo.',
  device:
    'È un dispositivo: ce ne sta uno sulla motrice e uno su ogni rimorchio, e porta caselle proprie. Mettilo sulla motrice.',
  aurora:
    'Il round è finito. L’Aurora prosegue, le carte vecchie se ne vanno e ne arrivano di nuove. Raggiungi la nave prima che sia troppo lontana.',
  again: 'Round 2. Ora sei tu più indietro, quindi esplori per primo. Esplora.',
  mechanic: 'Un meccanico ripara il convoglio mentre gli altri riposano. Lo spazio 2 costa 2: prendi il meccanico.',
  party: 'Si può curare solo chi partecipa. Scegli il leader; l’esploratore va con lui per arrivare al costo.',
  heal: 'Anche stavolta prendi prima il bonus.',
  any: 'Con un esploratore nel gruppo puoi usare il bonus di qualsiasi spazio. Cura il leader: togli la contaminazione.',
  end: 'Queste sono le cinque fasi di un round: esplorazione, riposo, movimento, fuoco, fine del round. Il resto te lo insegna la strada. Buona fortuna!',
};
