import type { Catalogue } from '@lastroad/kernel';

/** Storie del periodo I. */
export const deck1: Catalogue = {
  'story.S01': 'L’ispettrice',
  'story.S01.intro':
    'Un tavolino pieghevole sbarra la strada. Ottilia Brandt, ispettrice del bollo stradale, apre un registro coperto di brina. Lo Stato per cui riscuote è finito da nove inverni. Nessuno gliel’ha detto. Cioè: ci hanno provato.',
  'story.S01.1': 'Sostenere che questa non è una strada.',
  'story.S01.1.yes':
    'Scende, guarda, sfonda la carreggiata col tacco. «Avete pagato troppo», dice sbiancando, e rimborsa subito, in natura.',
  'story.S01.1.no': 'Concorda. Ma circolare fuori strada è un’infrazione a parte, e c’è un tavolino apposta.',
  'story.S01.2': 'Pagare e chiedere la ricevuta.',
  'story.S01.2.yes':
    'In nove anni non l’ha chiesta nessuno. Le trema il timbro in mano. Entro sera tutta la Valle sa che siete gente onesta.',
  'story.S02': 'Lista della spesa',
  'story.S02.intro':
    'Sulla porta è inchiodata una lista: «Per la mensa del Chilometro Novanta. Sale, fil di ferro, una porta che chiuda, qualunque cosa sia stata un animale. Limoni. Pago. Zia Rosa».',
  'story.S02.1': 'Prendere la lista. Qualcuno la spesa deve pur farla.',
  'story.S02.1.task': 'Raccogliete altre due volte prima che finisca il prossimo round.',
  'story.S02.1.yes':
    'Rosa spunta ogni voce, pesa la porta e paga. Per i limoni (saponette gialle) vi bacia sulla fronte.',
  'story.S02.1.no':
    'La mensa serve acqua calda. Nel menù porta il vostro nome: «Zuppa di quelli che avevano promesso». E lì ci mangiano tutti.',
  'story.S02.2': 'Cancellare i limoni e lasciarla al prossimo ingenuo.',
  'story.S02.2.yes':
    'Il chiodo non regge solo carta: dietro c’è un barattolo, «caparra, per qualcuno di onesto». Ci siete quasi.',
  'story.S03': 'I fratelli Mott',
  'story.S03.intro':
    'Gus e Leo Mott hanno litigato e diviso l’eredità in parti uguali: hanno segato il camion. A Gus è toccata la metà col volante. Gira in tondo e vende i pezzi.',
  'story.S03.1': 'Aiutarlo a montare un pezzo della sua metà sul vostro.',
  'story.S03.1.yes':
    'Calza come se vi fosse sempre mancato. Gus si commuove, ci aggiunge quel che c’era nel cruscotto e se ne va in curva.',
  'story.S03.1.no':
    'Saldate tutta la notte. La mattina non c’è più il pezzo, non c’è più Gus e manca qualcosa di vostro.',
  'story.S03.2': 'Augurare lunga vita alle due metà e farsi prestare una chiave.',
  'story.S03.2.yes': 'La chiave è ottima. Gus la richiede indietro, sempre più da lontano e sempre più a sinistra.',
  'story.S04': 'Il colloquio',
  'story.S04.intro':
    'Prima di unirsi a voi, qualche domanda. Chi cucina? Chi russa? È già stato mangiato qualcuno, e a che titolo? Spunta un taccuino. A quanto pare, quelli sotto esame siete voi.',
  'story.S04.1': 'Lasciar rispondere la cena.',
  'story.S04.1.yes':
    'Piatto pulito, taccuino chiuso, un fischio. Da dietro un cumulo di neve arriva una slitta con tutto ciò che porta chi vuole restare.',
  'story.S04.1.no':
    'Scrive a lungo. La mattina, su una cassa che ieri era più piena, c’è una fattura ordinata: «per disagi».',
  'story.S04.2': 'Fare una sola domanda: sai sparare?',
  'story.S04.2.yes': '«No», ed ecco in mano vostra un caricatore pieno. «È per questo che ce l’ho ancora».',
  'story.S05': 'Sua Eccellenza',
  'story.S05.intro':
    'Non viaggiano soli. Portano al fuoco un caprone con un corno solo e lo presentano: il Ministro, ultimo membro dell’ultimo governo. Tutti si tolgono il cappello. Uno se lo mangia.',
  'story.S05.1': 'Inchinarsi e offrire al Ministro una manica.',
  'story.S05.1.yes':
    'Prende la manica, poi un tubo del motore. È un onore, vi spiegano. Certe famiglie aspettano da anni.',
  'story.S05.2': 'Chiedergli di dirimere una lite su certe casse.',
  'story.S05.2.yes':
    'Il Ministro riflette, viene da voi e si sdraia. La controparte accetta senza fiatare. Ecco dunque come si governava.',
  'story.S05.2.no':
    'Il Ministro riflette, si volta e deposita la sentenza sui vostri stivali. La racconteranno ai nipoti.',
  'story.S05.3': 'Promettergli doni di Stato entro stasera.',
  'story.S05.3.task': 'Abbiate almeno due oggetti quando finisce questo round.',
  'story.S05.3.yes':
    'Esamina i doni, mangia il nastro e vi concede il resto. Agli atti: l’udienza più munifica del suo mandato.',
  'story.S05.3.no':
    'Il Ministro aspetta fino al tramonto, con dignità. Poi vomita sulla vostra soglia. La gente trae le sue conclusioni.',
  'story.S06': 'Radio Lanterna',
  'story.S06.intro':
    'Branda, coperta, radio. Una donna che si fa chiamare Lanterna legge il meteo di una città sotto quaranta metri di ghiaccio. Mite, dice. I panni asciugano. Poi piano, come solo per voi: la strada.',
  'story.S06.1': 'Addormentarsi con la sua voce.',
  'story.S06.1.yes': 'Sognate panni stesi. Per la prima volta da settimane vi svegliate e non vi fa male niente.',
  'story.S06.2': 'Alzarsi e andare dove dice.',
  'story.S06.2.yes':
    'Sotto il terzo traliccio: una scatola, la mappa di quel che viene e un biglietto, «Chi prende, lasci». Seppellite qualcosa per il prossimo.',
  'story.S06.2.no':
    'Sotto il terzo traliccio c’è il quarto, caduto, e sotto un fusto molto vecchio. A svitarlo, soffia.',
  'story.S06.2.found':
    'Qualcuno c’è già stato. Ha lasciato un barattolo e un biglietto: «Chi prende, lasci». A volte conviene arrivare secondi.',
  'story.S07': 'Tilda sui pattini',
  'story.S07.intro':
    'Vi gira intorno, sui pattini, una ragazzina di forse undici anni. Tilda: corriere, compravendita di voci. «Al ponte arrivo prima io», dice, «e faccio in tempo ad annoiarmi».',
  'story.S07.1': 'Accettare la scommessa.',
  'story.S07.1.yes':
    'Vincete di un paraurti. Paga subito, scambia due cartelli perché non vinca più nessuno e dice che avete barato. È vero. Avevate un motore.',
  'story.S07.1.no':
    'Quando arrivate dorme sul parapetto, con un cartello al collo: «Aspetto da martedì». È un ponte trafficato.',
  'story.S07.2': 'Comprare la voce che costa meno.',
  'story.S07.2.yes':
    '«Vi si stacca l’asse posteriore», dice Tilda. Mai comprata una voce più vera. Vi regge pure la lampada.',
  'story.S08': 'La veterinaria',
  'story.S08.intro':
    'Su una slitta da bestiame arriva la dottoressa Kern, rimboccandosi una manica. «Curavo le vacche», dice. «Si lamentavano meno». La siringa è lunga quanto il braccio a cui è destinata.',
  'story.S08.1': 'Stare fermi e pensare ai prati.',
  'story.S08.1.yes':
    'Il paziente muggisce una volta, su richiesta, e si alza guarito. Con l’avanzo della tanica, dice lei, va anche il motore. La storia va da sé.',
  'story.S08.1.no': 'Non succede niente, «nei limiti delle attese» secondo Kern. La parcella è fuori da ogni limite.',
  'story.S08.2': 'Ringraziare e farle visitare piuttosto il motore.',
  'story.S08.2.yes':
    'Lo ausculta a occhi chiusi. «Congratulazioni», dice, infila il braccio fino alla spalla ed estrae un nido.',
  'story.S09': 'L’ultimo barattolo',
  'story.S09.intro':
    'In fondo alla cassa c’è un barattolo di cetriolini, sigillato con la cera. Sul coperchio, di mano di zia Rosa: «NON PRIMA DI DOMENICA». Nessuno sa che giorno sia. Ma tutti, di colpo, hanno una teoria.',
  'story.S09.1': 'Mettere una guardia al barattolo e una alla guardia.',
  'story.S09.1.task': 'Conservate almeno due pedine cibo fino alla fine di questo round; se scendete sotto, è fallita.',
  'story.S09.1.yes':
    'Quattro voti a tre: è domenica. Sotto i cetriolini c’è ciò per cui Rosa ha sprecato la cera: asciutto, incartato, degno dell’attesa.',
  'story.S09.1.no':
    'Nella notte qualcuno decide che è domenica. A colazione c’è una versione dei fatti per ogni cetriolino.',
  'story.S09.2': 'Da qualche parte sarà domenica. Aprirlo.',
  'story.S09.2.yes': 'Dodici cetriolini, mangiati in un silenzio che nessuna chiesa sente da anni.',
  'story.S10': 'Il ponte basso',
  'story.S10.intro':
    'Il cartello ha perso la cifra, ma il ponte ha conservato l’altezza e una frangia di tetti altrui. Chi guida guarda su, guarda il ponte e dice che una volta c’era meno neve.',
  'story.S10.1': 'Di slancio. I ponti rispettano chi è sicuro di sé.',
  'story.S10.1.yes':
    'Urla di lamiera, ma non vostra. Uscite dall’altra parte senza ghiaccioli e con mezza grondaia di qualcuno. Va a pennello.',
  'story.S10.1.no': 'Il ponte non rispetta nessuno. Ci restate dentro per un po’, come un tappo con le sue opinioni.',
  'story.S10.2': 'Prendere la sega. Un tetto è un lusso.',
  'story.S10.2.yes':
    'Il tetto viene via intero, si capovolge e si rivela ciò che aveva sempre voluto essere: una cassa.',
  'story.S11': 'Ultima levata',
  'story.S11.intro':
    'Una buca delle lettere, verniciata di fresco. «Prossima levata: oggi». Dentro c’è un sacco per l’Aurora, pieno fino allo spago: lettere a chi è salito a bordo, da chi non ce l’ha fatta.',
  'story.S11.1': 'Portare il sacco. Qualcuno starà aspettando.',
  'story.S11.1.yes': 'Lo appendete al soffitto, dove dondola e fruscia. Nella Baia accorreranno tutti. Oppure nessuno.',
  'story.S11.2': 'Aprirne qualcuna. La strada è lunga.',
  'story.S11.2.yes': 'Ricette, scuse e due pacchi che tanto non sarebbero arrivati. Le scuse le leggete due volte.',
  'story.S11.2.no':
    'La terza lettera parla di voi. Qualcuno ha visto la faccenda del guado. Quattro copie, con indirizzi.',
  'story.S12': 'Zuppa fra le linee',
  'story.S12.intro':
    'Armi puntate, motori che ringhiano. E fra voi e l’agguato sbuca un carretto con la tovaglia bianca. «Prima si mangia», grida zia Rosa. «A stomaco vuoto sparate da far pena».',
  'story.S12.1': 'Spegnere i motori. Mangiano tutti.',
  'story.S12.1.yes':
    'Per la durata di un piatto nessuno è nemico di nessuno. Chi rattoppa, chi versa. All’ultimo tocca il fondo, quello denso.',
  'story.S12.2': 'Lasciare che l’odore stani quegli altri.',
  'story.S12.2.yes':
    'Escono dalle tane col cucchiaio. Voi entrate da dietro e contate quel che hanno lasciato in giro.',
  'story.S12.2.no': 'Escono dalle tane col cucchiaio. Anche i vostri. Alla dispensa non bada più nessuno.',
  'story.S13': 'Bandiera usata',
  'story.S13.intro':
    'Li avete nel mirino, quando di là si alza una bandiera. Un tempo era bianca. È stata anche tovaglia, benda e, a giudicare dall’aspetto, pesce.',
  'story.S13.1': 'Non sparare e gridare un prezzo.',
  'story.S13.1.yes':
    'Lunga pausa, lite, ceffone. Poi vola sulla neve qualcosa di pesante, avvolto nella bandiera. «Adesso sparate pure», gridano.',
  'story.S13.1.no': 'Non si arrendevano. Aspettavano che vi fermaste con la schiena ben dritta.',
  'story.S13.2': 'Farle un buco. Piccolo.',
  'story.S13.2.yes': 'Vola fuori all’istante un nastro di cartucce. Qualcuno, di là, evidentemente ci lavora e basta.',
  'story.S14': 'La pentola comune',
  'story.S14.intro':
    'Chilometro Novanta, notte. I convogli stanno attorno alla mensa come bestiame. Rosa mette sul fuoco una pentola grande come una vasca. È vuota. Guarda tutti, uno per uno, senza fretta.',
  'story.S14.1': 'Metterci del vostro e guardare i vicini.',
  'story.S14.1.yes':
    'Fa un tonfo solitario. Ora ognuno può buttarci una pedina cibo; la pentola ne vuole una per equipaggio.',
  'story.S14.1.met':
    'Bolle. Chi ha dato mangia, canta e si fa rattoppare da chi ha le mani libere. Chi non ha dato regge la lampada.',
  'story.S14.1.short': 'Non bolle. Rosa la serve lo stesso, fredda, leggendo i nomi dei presenti.',
  'story.S14.2': 'Riempire una fiasca per chi è ancora là fuori.',
  'story.S14.2.yes':
    'Tilda se la porta via nel buio. Non è zuppa, brucia azzurra, e l’ultimo sulla strada saprà dove versarla.',
};
