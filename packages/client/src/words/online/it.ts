import type { enOnline } from './en.ts';

export const itOnline: Readonly<Record<keyof typeof enOnline, string>> = {
  'online.title': 'Online',
  'online.heading': 'Giocate insieme, ovunque siate',
  'online.line': 'Apri un tavolo, manda il link, gioca. Nessun account: il posto appartiene a questo browser.',
  'online.mine': 'I tuoi tavoli',
  'online.public': 'Tavoli pubblici',
  'online.none': 'Nessuno sta aspettando. Apri un tavolo per cominciare.',
  'online.join': 'Siediti',
  'online.watch': 'Guarda',
  'online.taken': 'Posti occupati: {taken} su {count}',
  'online.watching': '{count, plural, one {# spettatore} many {# spettatori} other {# spettatori}}',

  'online.open': 'Nuovo tavolo online',
  'online.openLine': 'Chi ha il link può sedersi. La partita comincia quando l’ultimo posto è occupato.',
  'online.openTable': 'Apri un tavolo',
  'online.packText':
    'Se possiedi il gioco, puoi inserire i valori stampati sui tuoi componenti. Li usa tutto il tavolo e sono conservati con esso.',
  'online.clock': 'Orologio',
  'online.clockNote': 'Scaduto il tempo, un bot tiene il posto finché chi giocava non torna.',
  'online.paceNone': 'Senza orologio',
  'online.paceLive': 'Veloce: 1 minuto, 10 di riserva',
  'online.paceSlow': 'Calmo: 5 minuti, 30 di riserva',
  'online.paceDays': 'A giorni: 1 giorno, 3 di riserva',
  'online.paceIs': '{move} per decisione, {reserve} di riserva',
  'online.listed': 'Pubblico',
  'online.listedNote': 'Compare nell’elenco dei tavoli. Altrimenti ci porta solo il link.',

  'online.room': 'Tavolo online',
  'online.seats': 'Posti',
  'online.yourName': 'Il tuo nome',
  'online.empty': 'libero',
  'online.keptFor': 'riservato a {name}',
  'online.sit': 'Siediti qui',
  'online.sitAt': 'Siediti qui, posto {number}',
  'online.leave': 'Alzati',
  'online.begins': 'La partita comincia quando tutti i posti sono occupati.',
  'online.awaited':
    'Tutti i posti sono occupati. La partita comincia quando ogni dispositivo ha aggiunto la propria parte ai dadi; mancano ancora: {names}.',
  'online.fill': 'Bot per i posti liberi',
  'online.startWithBots': 'Comincia con i bot',
  'online.botName': '{level} {number}',

  'online.invite': 'Invita',
  'online.link': 'Link a questo tavolo',
  'online.linkNote': 'Chi lo apre può sedersi finché c’è posto, oppure guardare.',
  'online.qr': 'Il link come codice per la fotocamera di un telefono',
  'online.copy': 'Copia',
  'online.copied': 'Copiato',
  'online.device': 'Porta il posto su un altro dispositivo',
  'online.seatLink': 'Link al tuo posto',
  'online.deviceNote': 'Tienilo per te: chi ha questo link gioca al tuo posto.',

  'online.here': 'in linea',
  'online.gone': 'non in linea',
  'online.minded': 'un bot tiene il posto',
  'online.resigned': 'ritiro',
  'online.timeLeft': 'tempo rimasto',
  'online.reserve': 'tempo di riserva',

  'online.sending': 'Invio in corso: la decisione non è ancora salvata.',
  'online.lost': 'La connessione è caduta; nuovo tentativo. Ogni tua decisione è salvata sul server.',
  'online.lostSending':
    'La connessione è caduta; nuovo tentativo. Non si sa ancora se l’ultima decisione è stata salvata: sarà inviata di nuovo e non può contare due volte.',

  'online.yourTurn': 'Tocca a te',
  'online.notify': 'Avvisami quando tocca a me',
  'online.askBack': 'Chiedi di ritirare la mia ultima decisione',
  'online.asksBack':
    '{name} chiede a tutti di tornare indietro di {count, plural, one {# decisione} many {# decisioni} other {# decisioni}}.',
  'online.agreed': 'Finora d’accordo: {names}.',
  'online.agree': 'D’accordo',
  'online.disagree': 'Rifiuta',
  'online.youAreMinded': 'Il tuo tempo è scaduto: un bot gioca per te.',
  'online.back': 'Sono di nuovo qui',
  'online.resign': 'Ritirati',
  'online.resignAsk': 'Lasciare il posto per sempre? Un bot gioca al posto tuo e la partita continua.',
  'online.resignYes': 'Lascia il posto a un bot',
  'online.resignEnds': 'Abbandonare per sempre? La partita finisce e non la vinci tu.',
  'online.rematchOpen': 'È aperto un tavolo per la rivincita.',
  'online.wantAgain':
    '{count, plural, one {{names} vuole} many {{names} vogliono} other {{names} vogliono}} giocare ancora.',
  'online.goThere': 'Vai lì',

  'online.talk': 'Conversazione',
  'online.say': 'Di’ qualcosa',
  'online.send': 'Invia',
  'online.silence': 'Nessuno ha ancora detto niente.',
  'online.mute': 'Di chi mostrare le parole',

  'online.dice': 'Dadi onesti',
  'online.diceText':
    'Prima che qualcuno si sedesse, il server ha fissato un segreto e ne ha mostrato l’impronta. Ogni posto ha aggiunto una propria parte. Dadi e carte derivano da tutto questo, così nessuno può sceglierli. Finita la partita il segreto viene mostrato e chiunque può controllarla tutta.',
  'online.diceShares': 'Nessuna parte è stata mostrata prima che fossero fissate tutte.',
  'online.voided':
    'Non hanno aggiunto la propria parte ai dadi: {names}. Lì gioca un bot, e i dadi sono stati fissati da capo.',
  'online.doubt':
    'Ciò che il server mostra sui dadi di questo tavolo non è ciò che ha mostrato a questo dispositivo quando sono stati fissati. Non fidarti di questi dadi.',
  'online.commitment': 'Impronta del segreto',
  'online.nonceOf': 'Parte di {name}',
  'online.hash': 'Impronta del tavolo dopo {count, plural, one {# decisione} many {# decisioni} other {# decisioni}}',
  'online.secret': 'Il segreto',
  'online.verify': 'Controlla tutta la partita',

  'refused.unreachable':
    'Qui non c’è un server di gioco, o non è raggiungibile. Le partite su questo dispositivo funzionano lo stesso.',
  'refused.unknown-table': 'Questo tavolo non esiste.',
  'refused.taken': 'Qualcuno è stato più veloce: il posto è occupato.',
  'refused.not-open': 'La partita è già cominciata.',
  'refused.not-seated': 'Questo browser non ha un posto al tavolo.',
  'refused.too-fast': 'Troppe cose insieme. Aspetta un momento.',
  'refused.unavailable': 'Il server ora non può salvare nulla. Riprova.',
};
