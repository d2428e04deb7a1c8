import type { Catalogue } from '@lastroad/kernel';

/** Storie del periodo III. */
export const deck3: Catalogue = {
  'story.S29': 'Scialuppa numero quattro',
  'story.S29.intro':
    'Nella Baia, presa di sghembo dal ghiaccio, c’è una scialuppa dell’Aurora. La sua lampada è accesa. Nessuna lampada dura nove inverni. Poi si spegne, e qualcuno dentro dice: «Ops».',
  'story.S29.1': 'Segare la scialuppa fuori dal ghiaccio.',
  'story.S29.1.yes':
    'Si stacca con un singhiozzo. Dentro c’è un marinaio uscito a passeggio, che poi si vergognava di rientrare. Ha il serbatoio pieno e lo cede con sollievo.',
  'story.S29.1.no':
    'Segate tutto il giorno. La sera il marinaio vi arriva alle spalle e chiede che fate. C’era una porta sul retro.',
  'story.S29.2': 'Bussare e chiedere in prestito due gallette.',
  'story.S29.2.yes':
    'Esce una mano con una scatola: razione di bordo, dura come la legge. «A bordo, acqua in bocca», dice la mano.',
  'story.S30': 'Di nuovo intero',
  'story.S30.intro':
    'In mezzo alla strada Gus e Leo Mott, cannello in mano, piangono entrambi. Hanno fatto pace e rivogliono il camion intero. Manca soltanto la parte di mezzo. Guardano la vostra.',
  'story.S30.1': 'Tirare dritto mentre litigano su chi regge il martello.',
  'story.S30.1.yes': 'Un martello vi centra il parafango. Ve lo tenete, insieme al thermos che lo segue.',
  'story.S30.2': 'Lasciar saldare tutti e due insieme.',
  'story.S30.2.yes':
    'Tre terzi fanno un camion. Sterza da due posti, va come un treno e sulle portiere, in due grafie, porta scritto: MOTT, MOTT E VOI.',
  'story.S30.2.no': 'A mezzogiorno hanno già litigato. Dividono tutto in parti uguali, e la sega l’hanno portata.',
  'story.S31': 'Numero sette',
  'story.S31.intro':
    'Al collo del nuovo arrivo pende una carta d’imbarco: Aurora, numero sette, timbro autentico. Silenzio. Nessuno ha mai incontrato un numero sotto il novemila.',
  'story.S31.1': 'Cedere il vostro posto accanto al fuoco.',
  'story.S31.1.yes':
    'Non ci fate una gran figura, e nei convogli si mormora. Ma il numero sette si alza prima dell’alba, chiave in mano, e sa che cosa viene dopo.',
  'story.S31.2': 'Far esaminare la carta agli esperti.',
  'story.S31.2.yes':
    'Autentica. È per la mensa: tavolo sette. Ma la voce gira già: avete a bordo qualcuno con un numero.',
  'story.S31.2.no':
    'Mentre gli esperti si chinano sulla carta, qualcuno si china sulle vostre scorte. Il numero otto, pare.',
  'story.S32': 'La Commissione si riunisce',
  'story.S32.intro':
    'A un lungo tavolo sulla neve la Commissione esamina chi vuole imbarcarsi: Ottilia col registro, Kern con la siringa e, alla presidenza, il Ministro. «Avanti», dice Ottilia. Tocca a voi.',
  'story.S32.1': 'Mettersi in fila come tutti.',
  'story.S32.1.yes':
    'La fila passa davanti a Kern, che i malati in piedi non li può vedere. Ne uscite più leggeri di una tosse.',
  'story.S32.2': 'Dichiarare che non avete niente da dichiarare.',
  'story.S32.2.yes':
    'Ottilia cerca. Poi si alza e con lei, frusciando, tutta la Commissione. Avevano sentito dire che gli onesti esistono.',
  'story.S32.2.no': 'Il Ministro si sporge e ve lo sfila di tasca con i denti.',
  'story.S32.3': 'Fare domanda per il certificato medico grande.',
  'story.S32.3.task': 'Finite la partita con almeno tre sopravvissuti senza contaminazione.',
  'story.S32.3.yes':
    'Kern firma, Ottilia timbra, il Ministro mangia la copia. È l’unico certificato grande mai rilasciato. È in cornice al terzo ponte.',
  'story.S32.3.no':
    '«Non presentabili», scrive Kern con rammarico, in bella grafia, e lo appende all’inizio della passerella.',
  'story.S33': 'Turno di notte',
  'story.S33.intro':
    'Sul frangiflutti c’è un cannone più vecchio del ghiaccio. Non lo comanda nessuno. Qualcuno ha dipinto sulla canna: «Se ognuno porta un po’, basta per una notte».',
  'story.S33.1': 'Portare un po’ e vedere chi altro lo fa.',
  'story.S33.1.yes':
    'Un tintinnio nella cassa. Ora ognuno può portare una pedina munizioni; il cannone ne vuole una per equipaggio.',
  'story.S33.1.met':
    'Spara una volta, a mezzanotte, al nulla. Qualunque cosa ci fosse va da altri. Chi ha portato dorme, e nel sonno lo aggiustano.',
  'story.S33.1.short': 'La cassa resta leggera. Passate la notte accanto al cannone, a farne il verso.',
  'story.S33.2': 'Dormire. Il frangiflutti stava su anche senza di noi.',
  'story.S33.2.yes':
    'Dormite come chi si fida degli altri. È una sensazione nuova. Forse è la miglior medicina che ci sia.',
  'story.S33.3': 'Salire sulla gru e spostare tutto.',
  'story.S33.3.yes':
    'Da lassù tutto è questione di vedute. Mettete vicino il lontano, vi tenete la vostra parte e lasciate un pacco appeso al gancio.',
  'story.S33.3.no': 'La gru fa un giro, maestosa, con voi in cima, e vi posa sul vostro stesso tetto.',
  'story.S33.3.found': 'Mentre la trascinano via, da un gancio lassù cade un pacco. Non aspettava altro.',
  'story.S34': 'Finalmente domenica',
  'story.S34.intro':
    'Zia Rosa ha spostato la mensa sul ghiaccio, accanto al molo. Nel menù, per la prima volta in nove inverni, c’è un secondo piatto. Senza nome. Accanto è disegnato un limone.',
  'story.S34.1': 'Ordinare l’altro piatto.',
  'story.S34.1.yes':
    'Crostata al limone. Vera. Nessuno parla. Passano tossi antiche, antichi rancori, e mani che canticchiano aggiustano le vostre cose rotte.',
  'story.S34.1.no': 'È il sapone. Vi aspettava fin dalla Valle, con affetto e con il conto.',
  'story.S34.2': 'Ordinare la zuppa.',
  'story.S34.2.yes': 'Se ne rovescia un piatto vicino alla stufa. Rosa guarda la fiamma, guarda voi e vi fa il pieno.',
  'story.S35': 'La poltrona del capitano',
  'story.S35.intro':
    '«Aurora a tutti sulla strada», gracchia la radio. «Il capitano è stufo di mangiare da solo. Chi sale per primo avrà la seconda poltrona. Chi se ne vanta e arriva tardi si porti uno sgabello».',
  'story.S35.1': 'Rispondere davanti a tutti che la poltrona è vostra.',
  'story.S35.1.task': 'Raggiungete per primi l’Aurora.',
  'story.S35.1.yes':
    'La poltrona scricchiola. Il capitano passa il sale. «Che noia», sentite, «avere ragione da soli».',
  'story.S35.1.no': 'Nella poltrona siede già qualcuno. Per voi c’è uno sgabello, basso, col vostro nome.',
  'story.S35.2': 'Girarlo agli altri come bollettino meteo.',
  'story.S35.2.yes':
    '«Forte vento alle spalle», dite a chi è in coda. Spiegano, per così dire, le vele. Voi stringete una vite.',
  'story.S36': 'Chi gira la manovella',
  'story.S36.intro':
    'Il promontorio. Un faro spento, un’antenna e dalla finestra la voce di Lanterna, mite e chiara. Salite le scale. C’è un nastro, c’è una manovella e alla manovella, sui pattini, Tilda.',
  'story.S36.1': 'Chiedere a Tilda, una volta sola, il tempo vero.',
  'story.S36.1.yes':
    'Ferma il nastro. «Mamma non l’ha detto», dice Tilda, e lo dice: dove regge il ghiaccio, cosa aspetta, chi mente. È tutto così.',
  'story.S36.1.no': 'Ferma il nastro. Per un minuto tutta la Costa non sente niente. Mai visti convogli frenare così.',
  'story.S36.2': 'Girare un po’ voi, perché lei possa dormire.',
  'story.S36.2.yes':
    '«Mite», dice sua madre, «i panni asciugano». La mattina Tilda vi dà il nastro di riserva. «A bordo dovrebbero averla».',
  'story.S37': 'Dolce far niente, professionale',
  'story.S37.intro':
    'Sul ghiaccio davanti al molo Anselmo ha disposto le sdraio del Riviera, in fila, con le coperte. «Vista mare», dice. «Come da prenotazione». Il mare è bianco e non si muove. Voi neppure.',
  'story.S37.1': 'Sedersi, col cacciavite.',
  'story.S37.1.yes': 'Da sdraiati si ripara meglio. Perché non lo dice mai nessuno?',
  'story.S37.2': 'Sedersi e non fare assolutamente niente.',
  'story.S37.2.yes':
    'Per un’ora nessuno vuole nulla. Poi vi alzate e tutto va da sé: il motore canta, Anselmo ha preparato il pranzo, la strada pare corta.',
  'story.S37.2.no': 'Vi appisolate. Sul petto trovate il conto di una vista mare. Già saldato.',
  'story.S38': 'Il Ministro si dimette',
  'story.S38.intro':
    'Prima del primo colpo il Ministro scende dal vostro camion e, corno alto, s’incammina fra le linee. Senza fretta. Di là qualcuno, per vecchia abitudine, si toglie il cappello.',
  'story.S38.1': 'Seguire il governo.',
  'story.S38.1.yes':
    'Li attraversa da parte a parte, mangiando cappelli. Il resto va in fretta. Poi chiedono se possono arrendersi al caprone.',
  'story.S38.1.no': 'Trova un cardo e si ferma. Voi non trovate niente dietro cui mettervi.',
  'story.S38.2': 'Richiamarlo. Ha servito abbastanza.',
  'story.S38.2.yes': 'Torna offeso, masticando il nastro di cartucce di qualcuno. Ritira le dimissioni.',
  'story.S39': 'Lo Speciale',
  'story.S39.intro':
    'In fondo alla cassa c’è un proiettile in carta da regalo. «Per una buona causa. G. e L. Mott». Ticchetta, ma piano, come chi ci ha riflettuto.',
  'story.S39.1': 'Caricare lo Speciale e guardare altrove.',
  'story.S39.1.yes':
    'Esplode in tutti i risparmi dei Mott: monete, forchette, un vasetto di prugne. Ciò che era lì non c’è più. Le prugne le mangiate.',
  'story.S39.1.no':
    'Si incastra e ticchetta. Scendono tutti e restano a faccia in giù nella neve fino a cena. Era un orologio.',
  'story.S39.2': 'Rimetterlo via e sparare come sempre.',
  'story.S39.2.yes': 'Una sbirciata sotto la carta la date. C’è una normale cartuccia, portafortuna. Va con le altre.',
  'story.S40': 'La pazienza del capitano',
  'story.S40.intro':
    'L’Aurora fischia, una volta sola. Dalle scogliere scivola la neve. «Ho vapore per una notte», dice la radio, e non è Lanterna. «O qualcuno me ne porta. Non sono orgoglioso».',
  'story.S40.1': 'Farle rotolare un barile sul ghiaccio.',
  'story.S40.1.yes':
    'Rotola a lungo, solo. Ora ognuno può mandargli dietro una pedina carburante; la nave ne vuole una per equipaggio.',
  'story.S40.1.met':
    'Sale il fumo. La nave resta. Dall’altoparlante il capitano ringrazia per nome chi ha dato; i loro equipaggi rattoppano e cantano.',
  'story.S40.1.short':
    'Non basta. Il ghiaccio si spezza come un righello e la nave è un po’ più in là. Col vostro barile.',
  'story.S40.2': 'Chiedere alla Commissione chi sia, di preciso, il primo.',
  'story.S40.2.yes':
    'Ottilia apre il registro. Chi è in testa venga, si sieda e lo ripassi con lei, voce per voce. A voi un grazie.',
};
