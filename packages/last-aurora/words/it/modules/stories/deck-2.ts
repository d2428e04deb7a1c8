import type { Catalogue } from '@lastroad/kernel';

/** Storie del periodo II. */
export const deck2: Catalogue = {
  'story.S15': 'Chi trova, tiene',
  'story.S15.intro':
    'Scaffali pieni, nessuno ha toccato niente. E sulla soglia, all’altezza dello stinco, corre un filo così educato che viene quasi da ringraziarlo.',
  'story.S15.1': 'Prendere poco e riannodare il filo. Più rumoroso.',
  'story.S15.1.yes':
    'La granata la sostituite con qualcosa di vostro. Le cartucce accanto sono la tariffa di montaggio.',
  'story.S15.1.found': 'Il filo finisce in un fiocco. Prima notate il fiocco. Poi tutto il resto, insieme e dall’alto.',
  'story.S15.2': 'Tagliarlo e vedere che cosa proteggeva.',
  'story.S15.2.yes':
    'Un letto, una stufa e le coppe di un campione di slitta. Il campione è ripartito. Voi non ancora.',
  'story.S15.2.no': 'Proteggeva il secondo filo.',
  'story.S16': 'Reparto C',
  'story.S16.intro':
    'Un ospedale di provincia, buio. Dietro la porta del reparto C qualcosa respira. Non qualcuno. Qualcosa: lento, caldo, numerosissimo. Sulla porta, col gesso: «Non disturbare. Kern».',
  'story.S16.1': 'Entrare, fino in fondo.',
  'story.S16.1.yes':
    'Vacche. Sessanta vacche in sessanta letti, sotto le coperte. Ne uscite con i bidoni pieni e due cancelli d’acciaio, che imbullonate alla fiancata.',
  'story.S16.1.no': 'Qualunque cosa abbiano, si attacca. Il primo muggito dei vostri lo sentite già sulla porta.',
  'story.S16.2': 'Prendere quel che sta all’ingresso e andarsene piano.',
  'story.S16.2.yes':
    'Un carrello di pasti d’ospedale, ancora tiepidi. Qualcuno raziona fieno e lo registra come minestra.',
  'story.S17': 'L’altra metà',
  'story.S17.intro':
    'A Leo Mott è toccata la metà senza volante. Da un anno se la tira da solo, per ripicca. Ora sente che Gus svende, e non sarà da meno.',
  'story.S17.1': 'Saldarla come viene.',
  'story.S17.1.yes':
    'Calza come un fratello: storta, rumorosa e impossibile da levarsi di torno. Dietro c’è posto. Sa di rancore.',
  'story.S17.2': 'Scommettere con Leo che il vostro treno sarà più lungo.',
  'story.S17.2.task': 'Trainate tre rimorchi insieme.',
  'story.S17.2.yes': 'Leo vi corre accanto e conta. Poi si toglie il cappello, e quel che c’era sotto è vostro.',
  'story.S18': 'La garanzia',
  'story.S18.intro':
    'Il manuale ha quattrocento pagine. Le prime novanta si congratulano. Un adesivo sull’ultima vite avverte: chi la gira resta solo al mondo.',
  'story.S18.1': 'Seguirlo alla lettera, note comprese.',
  'story.S18.1.yes':
    'Pagina 388 si apre in una copertura d’acciaio, la 389 in cartucce. «Grazie per aver letto fin qui», dice la 390.',
  'story.S18.1.no': 'Pagina 201 è in un’altra lingua. Da lì in poi, anche l’apparecchio.',
  'story.S18.2': 'Prendere a manualate l’apparecchio.',
  'story.S18.2.yes': 'Parte. Incoraggiati, fate il giro di tutto il convoglio, manuale alla mano.',
  'story.S19': 'Qualcuno lo conosce',
  'story.S19.intro':
    '«È lui!», grida il vostro meccanico. «Mi ha venduto una vista mare all’Hotel Riviera!» Il nuovo arrivato sbianca. Il mare del Riviera è solido da nove inverni. Caparre non rimborsate.',
  'story.S19.1': 'Celebrare un processo, con testimoni e pubblico.',
  'story.S19.1.yes':
    'Si apre il cappotto. Dentro ci sono tutte le chiavi del Riviera. «Cercavo gli ospiti», dice. La giuria applaude e prende la suite.',
  'story.S19.1.no': 'A mezzanotte gli imputati sono tre, di cui due giurati. Per oggi non combina più niente nessuno.',
  'story.S19.2': 'Non chiedere nulla e vuotargli le tasche.',
  'story.S19.2.yes':
    'Una cosa utile e una affilata. Quella affilata ha trovato il vostro sedile. Lui si scusa: i nervi.',
  'story.S20': 'Ottilia riscuote',
  'story.S20.intro':
    'L’ispettrice è venuta a piedi. Il registro ha ora un capitolo sui predoni, i più morosi di tutti. «Per me non si fermano mai», dice Ottilia. «Ho pensato: magari per voi».',
  'story.S20.1': 'Accettare di notificare l’ingiunzione, inchiodata a un proiettile.',
  'story.S20.1.task': 'Abbiate un vostro segnalino bersaglio su un nemico prima che finisca la prossima fase Fuoco.',
  'story.S20.1.yes':
    'Notificata, con un buco. Ottilia scrive «ricevuta» e vi paga la quota dell’ufficiale giudiziario.',
  'story.S20.1.no': 'Non notificata. Non vi sgrida. Sfoglia indietro di un capitolo, fino a voi.',
  'story.S20.2': 'Appuntarla al rottame più vicino.',
  'story.S20.2.yes':
    'Per legge il rottame dev’essere decoroso. Cercando il martello trovate un bullone vostro, allentato.',
  'story.S20.2.found':
    'Dal cofano svolazza una carta: bollo pagato, tutto in regola. Avete l’unico veicolo legale del paese.',
  'story.S20.3': 'Prenderle in prestito il timbro mentre si soffia il naso.',
  'story.S20.3.yes': 'Se lo soffia a lungo, voltata, il tempo giusto. Mai avuto documenti così in ordine.',
  'story.S20.3.no': 'Il timbro dice «FALSO». È l’altro timbro, quello per le persone che le piacciono.',
  'story.S21': 'Scuola serale',
  'story.S21.intro':
    'Nella sala da ballo del Riviera c’è una lavagna. Tilda, su una pila di elenchi telefonici, insegna a leggere le tracce. Gli alunni hanno il triplo dei suoi anni e una gran paura.',
  'story.S21.1': 'Iscrivere qualcuno e sperare.',
  'story.S21.1.yes':
    'Da un’orma il vostro alunno ricava età, mestiere e coscienza sporca. L’orma era di Tilda. Gli mette dieci.',
  'story.S21.1.no': 'Il vostro alunno sta nell’angolo, col cappello di carta. Viene a vederlo mezza Costa.',
  'story.S21.2': 'Copiare dalla lavagna quando si distrae.',
  'story.S21.2.yes': 'Non si distrae mai. Lascia copiare. In fondo c’è scritto: «Chi legge stringa la ruota sinistra».',
  'story.S22': 'Lanterna prevede sole',
  'story.S22.intro':
    '«Sole», dice Radio Lanterna, «sole su tutta la Costa». Guardate fuori. Il cielo è un muro e il muro si avvicina. Non è mai stata così allegra. Né si è mai sbagliata tanto.',
  'story.S22.1': 'Crederle e puntare dritti sul muro.',
  'story.S22.1.yes':
    'Dietro il muro c’è un buco, nel buco un aeroporto e sull’aeroporto, per un quarto d’ora, il sole.',
  'story.S22.1.no': 'Il muro è un muro. Attraversa il convoglio da cima a fondo e si porta via un pezzo d’orizzonte.',
  'story.S22.2': 'Accendere ogni lampada, perché ci vedano.',
  'story.S22.2.yes':
    'Riparate alla vostra stessa luce. Dal bianco escono sagome, una a una; la più lenta, molto più vicina di prima.',
  'story.S23': 'La camera calda',
  'story.S23.intro':
    'L’Hotel Riviera ha trecento camere, e una è calda. Il portiere Anselmo ne regge la chiave con due dita, sempre in guanti. «La direzione si rammarica», dice. «Una sola».',
  'story.S23.1': 'Lasciarla a chi è arrivato per ultimo.',
  'story.S23.1.yes':
    'Gli altri aggiustano in corridoio, alla lama di luce sotto la porta. Là dentro qualcuno ride. Scalda anche quello.',
  'story.S23.2': 'Giocarsi la chiave con Anselmo.',
  'story.S23.2.yes':
    'Da nove inverni aspettava qualcuno che conoscesse il gioco. Perde con un inchino e serve la colazione.',
  'story.S23.2.no': 'Ha avuto nove inverni per esercitarsi. Soldi non ne vuole. Guarda nella vostra dispensa.',
  'story.S24': 'Ghiaccio nero',
  'story.S24.intro':
    'Per il bacino si risparmia mezza giornata. Sotto il ghiaccio, dritto e variopinto, c’è il traghetto che faceva risparmiare mezza giornata. Passeggeri compresi, col cappello. Sembra che guardino su.',
  'story.S24.1': 'Passare dove il ghiaccio è nero.',
  'story.S24.1.yes':
    'Il nero regge: è l’unico su cui non è mai passata una strada. A metà c’è ciò che ha buttato l’ultimo autista.',
  'story.S24.1.no': 'Il ghiaccio dice una parola sola. Fate retromarcia, per così dire, in un buco tutto vostro.',
  'story.S24.2': 'Farsi largo nel canneto e sperare.',
  'story.S24.2.yes': 'Qualcosa s’aggancia dietro e vi segue: una barca coi remi e un nome, «Piano B». La tenete.',
  'story.S25': 'Buone maniere',
  'story.S25.intro':
    'Siete alla pari. Per un momento i due convogli corrono fianco a fianco, ruota a ruota. Nell’altra cabina si abbassa un vetro e sporge una tazza vuota.',
  'story.S25.1': 'Rallentare e riempirla.',
  'story.S25.1.yes': 'La tazza torna, e non è vuota. Al terzo giro nessuno ricorda chi sorpassava chi.',
  'story.S25.2': 'Chiedere se reggono un attimo questa catena.',
  'story.S25.2.yes':
    'La reggono. La gente regge quasi tutto ciò che le si porge. Il loro paraurti viene con voi, e tutto quel che c’era appeso.',
  'story.S25.2.no': 'La reggono. E la passano a un lampione. È un ottimo lampione.',
  'story.S26': 'Manutenzione a percussione',
  'story.S26.intro':
    'Clic, dice l’arma. Si racconta che in questo paese nessuno pulisca una canna da quando Gus Mott le ingrassava con la marmellata. Di prugne. Gelata.',
  'story.S26.1': 'Smontarla con quel che c’è.',
  'story.S26.1.yes':
    'Quel che c’era ci resta dentro per sempre. Ma spara, e la cassetta, ben raschiata, è una dispensa perfetta.',
  'story.S26.2': 'Darle un calcio dove glielo dà Gus.',
  'story.S26.2.yes': 'Spara. E non smette, finché davanti c’è qualcosa. Poi fa un ruttino e tace.',
  'story.S26.2.no': 'Spara. Dall’altra parte.',
  'story.S27': 'Lo saprà mio cugino',
  'story.S27.intro':
    'Nel rottame siede il loro capitano, illeso e offesissimo. «Ho un cugino», dice. Sul cofano brilla una tromba d’ottone, una di due. Non è difficile indovinare chi ha l’altra.',
  'story.S27.1': 'Prendere la tromba e chiedere l’indirizzo del cugino.',
  'story.S27.1.task': 'Sconfiggete un altro nemico prima della fine della partita.',
  'story.S27.1.yes':
    'Il cugino ha un cognato, ma trombe non ce n’è più. Le vostre suonano in terza. Vi sentono arrivare, e sorridono.',
  'story.S27.2': 'Dargli una coperta e prendergli il serbatoio.',
  'story.S27.2.yes': '«Mio cugino saprà anche questo», dice avvolgendosi. Suona quasi come un elogio.',
  'story.S28': 'Un buco nella parete',
  'story.S28.intro':
    'Il colpo ha passato da parte a parte gli alloggi. Nell’intercapedine, in un nido di cappelli, il Ministro vi guarda da sopra uno stivale. Viaggia con voi fin dalla Valle.',
  'story.S28.1': 'Rattoppare finché è caldo, ministro o no.',
  'story.S28.1.yes': 'Rattoppato da ambo i lati. Nel nido ritrovate cose sparite da settimane, appena masticate.',
  'story.S28.1.no': 'La toppa la considera cena. Il tempo di stabilire chi l’ha fatto salire, e il buco è cresciuto.',
  'story.S28.2': 'Appenderci una coperta. Può restare.',
  'story.S28.2.yes':
    'Si trasferisce da chi riposa, sul materasso migliore. Di un equipaggio che mantiene un governo si parla.',
};
