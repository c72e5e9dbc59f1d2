import type { TranslatedPowers } from '../translation.ts';

// Our own words throughout: the facts are those of the game, the sentences are not those of its rulebook.
export const translatedPowers: TranslatedPowers = {
  apollo: {
    title: 'Patrono della musica',
    text: "Il tuo lavoratore può entrare in uno spazio adiacente occupato da un lavoratore avversario, che va a finire dove stava il tuo. Tu sali al massimo di un livello, come sempre; per l'altro il dislivello non conta.",
  },
  artemis: {
    title: 'La cacciatrice',
    text: 'Prima di costruire, il lavoratore che hai mosso può fare un secondo passo, ma non verso lo spazio in cui ha iniziato il turno. Ogni passo sale al massimo di un livello, e ciascuno dei due può far vincere.',
  },
  athena: {
    title: 'Voce della saggezza',
    text: 'Se nel tuo ultimo turno hai fatto salire un lavoratore, nessun lavoratore avversario può salire finché non giochi di nuovo. Essere spinti, scambiati o sollevati non vuol dire salire.',
  },
  atlas: {
    title: 'Il cielo sulle spalle',
    text: 'Al posto del pezzo normale puoi mettere una cupola su uno spazio libero accanto al tuo lavoratore, anche su una torre bassa o direttamente a terra. Solo una cupola su tre blocchi forma una torre completa.',
  },
  demeter: {
    title: 'Custode del raccolto',
    text: 'Dopo che hai costruito, lo stesso lavoratore può costruire una seconda volta, su uno spazio diverso.',
  },
  hephaestus: {
    title: 'Fabbro degli dei',
    text: 'Se hai costruito un blocco, puoi metterci subito sopra un secondo blocco. Il secondo pezzo non è mai una cupola, quindi non può seguire un blocco arrivato al livello 3.',
  },
  hermes: {
    title: 'Il viaggiatore',
    text: 'Invece di un movimento normale, puoi far camminare i tuoi lavoratori quanto vuoi, tutti e in qualsiasi ordine, purché ogni passo resti alla stessa altezza. Possono anche stare fermi. Poi uno qualsiasi di loro costruisce.',
  },
  minotaur: {
    title: 'Il toro alla carica',
    text: 'Il tuo lavoratore può caricare un lavoratore avversario adiacente, al massimo un livello più in alto: entra nel suo spazio e lo spinge uno spazio più in là, sulla stessa linea. Lo spazio dietro deve essere sulla plancia e libero; la sua altezza non conta.',
  },
  pan: {
    title: 'Spirito dei boschi',
    text: 'Vinci anche quando un tuo lavoratore scende di almeno due livelli con un solo passo. Se viene spinto o portato giù, non conta.',
  },
  prometheus: {
    title: 'Amico degli uomini',
    text: 'Puoi costruire con un lavoratore prima di muoverlo. Lo stesso lavoratore deve poi muoversi senza salire e, dopo il movimento, costruisce di nuovo. Se non costruisci in anticipo, giochi un turno normale.',
  },
  aphrodite: {
    title: "Signora dell'amore",
    text: "Se un lavoratore avversario è accanto a uno dei tuoi all'inizio del turno del suo giocatore, e in quel turno si muove, il suo ultimo passo deve finire accanto a un tuo lavoratore. Vale anche per un passo vincente. Chi non si muove è libero.",
  },
  ares: {
    title: 'Signore della guerra',
    text: "Alla fine del tuo turno puoi togliere il blocco in cima a uno spazio accanto a un lavoratore che non hai mosso. Sullo spazio non devono esserci lavoratori né cupole; se c'è un segnalino, se ne va anche quello.",
  },
  bia: {
    title: 'La violenza in persona',
    text: "I tuoi lavoratori si piazzano per primi e inizi tu (a squadre, chi gioca con te). Quando un tuo lavoratore fa un passo e sullo spazio seguente, nella stessa linea, c'è un lavoratore avversario, questo esce dal gioco per sempre. Succede da sé; le altezze non contano.",
  },
  chaos: {
    title: 'Il vuoto prima di tutto',
    text: 'Il tuo potere è quello della carta scoperta: uno, a caso, dei poteri semplici che nessuno ha scelto. Dopo ogni turno, di chiunque sia, in cui è stata costruita una cupola, la carta seguente prende il suo posto. Finite le carte, si rimescolano tutte.',
  },
  charon: {
    title: 'Il traghettatore',
    text: 'Prima di muoversi, il tuo lavoratore può portare un lavoratore avversario adiacente sullo spazio esattamente opposto, purché sia libero; le altezze non contano. Poi deve muoversi proprio quel tuo lavoratore.',
  },
  chronus: {
    title: 'Custode del tempo',
    text: 'Vinci anche non appena ci sono sulla plancia cinque torri complete, di tre blocchi e una cupola ciascuna. Non importa chi le ha costruite né di chi è il turno.',
  },
  circe: {
    title: "L'ammaliatrice",
    text: "All'inizio del tuo turno guarda i lavoratori dell'avversario. Se non sono tutti adiacenti tra loro, o se ne resta uno solo, il suo potere è tuo, e non più suo, fino all'inizio del tuo prossimo turno. I poteri degli eroi non si possono rubare.",
  },
  dionysus: {
    title: 'Signore del vino',
    text: 'Quando completi una torre, con una cupola su tre blocchi, subito dopo puoi giocare un altro turno, muovendo e costruendo con un lavoratore avversario ma senza il potere del suo giocatore. Una torre completata così ne regala un altro. In questi turni nessuno vince.',
  },
  eros: {
    title: 'Signore del desiderio',
    text: "I tuoi lavoratori iniziano su bordi opposti della plancia. Vinci anche quando ne muovi uno accanto all'altro e si trovano entrambi al livello 1. In tre giocatori va bene qualsiasi livello, purché sia lo stesso per entrambi.",
  },
  hera: {
    title: 'Custode delle nozze',
    text: 'Un passo su uno spazio del bordo non fa mai vincere i tuoi avversari, né salendo al livello 3 né realizzando con quel passo una condizione speciale. Il passo è permesso, ma la partita continua.',
  },
  hestia: {
    title: 'Custode del focolare',
    text: 'Dopo che hai costruito, lo stesso lavoratore può costruire una seconda volta, su uno dei nove spazi interni. Può essere di nuovo lo stesso spazio.',
  },
  hypnus: {
    title: 'Il sonno che scende',
    text: "All'inizio del turno di un avversario, il più in alto dei suoi lavoratori si addormenta e per quel turno non si muove. Se in cima sono in due o più allo stesso livello, o se il lavoratore è uno solo, nessuno dorme.",
  },
  limus: {
    title: 'La carestia',
    text: 'Gli avversari non possono costruire sugli spazi accanto ai tuoi lavoratori. Lì possono mettere soltanto la cupola che completa una torre di tre blocchi.',
  },
  medusa: {
    title: 'Lo sguardo di pietra',
    text: 'Alla fine del tuo turno, ogni lavoratore avversario accanto a uno dei tuoi e più in basso di lui diventa pietra: esce dal gioco e nel suo spazio viene costruito un blocco. Succede da sé, ovunque ti sia permesso costruire.',
  },
  morpheus: {
    title: 'Artefice dei sogni',
    text: "All'inizio di ogni tuo turno metti da parte un pezzo. Non hai la costruzione normale: dopo il movimento il tuo lavoratore può spendere quanti vuoi dei pezzi messi da parte, anche nessuno. Ogni pezzo è una costruzione, su qualsiasi spazio accanto a lui, anche più volte sullo stesso.",
  },
  persephone: {
    title: 'Il ritorno della primavera',
    text: "Gli avversari devono salire con almeno un passo del loro turno, se c'è un modo di farlo e di completare il turno, anche quando potrebbero vincere altrimenti. Nessuno è obbligato a usare per questo il potere di un eroe.",
  },
  poseidon: {
    title: 'Signore del mare',
    text: 'Alla fine del tuo turno, un lavoratore che non hai mosso e che si trova a terra può fare accanto a sé fino a tre costruzioni in più, su spazi diversi o sullo stesso.',
  },
  selene: {
    title: 'Luce della luna',
    text: "Tra i tuoi lavoratori c'è una lavoratrice. Al posto della costruzione normale lei può mettere una cupola su uno spazio libero accanto a sé, a qualsiasi altezza, anche se a muoversi è stato un altro.",
  },
  triton: {
    title: 'Cavaliere delle onde',
    text: 'Ogni volta che il tuo lavoratore fa un passo su uno spazio del bordo, può farne subito un altro, senza limite di volte. Un passo su uno spazio interno chiude il movimento. Ogni passo può far vincere.',
  },
  zeus: {
    title: 'Signore del cielo',
    text: 'Invece di costruire accanto a sé, il tuo lavoratore può mettere un blocco sotto i propri piedi e alzarsi con esso, fino al livello 3. Alzarsi così non è un movimento e non fa vincere.',
  },
  aeolus: {
    title: 'Custode dei venti',
    text: "Quando piazzi i lavoratori, scegli verso dove soffia il vento. Nessun lavoratore, nemmeno uno dei tuoi, può fare un passo dritto contro vento. Alla fine di ogni tuo turno orienta il vento come vuoi, o lascialo com'è.",
  },
  charybdis: {
    title: 'Il mare vorace',
    text: "Hai due mulinelli. A fine turno puoi metterne uno su uno spazio libero senza segnalini. Se entrambi sono in gioco e liberi, chi fa un passo su uno è trascinato sull'altro: un movimento nella direzione del passo, a qualsiasi altezza, e può far vincere. Se ci si costruisce o si toglie il blocco, il mulinello torna a te.",
  },
  clio: {
    title: 'Narratrice della storia',
    text: 'I primi tre blocchi che costruisci ricevono una moneta ciascuno. Nei turni avversari uno spazio con moneta è chiuso come da una cupola, e un tuo lavoratore che ci sta sopra è intoccabile. Per te è uno spazio come gli altri. Se ci si costruisce sopra, la moneta è persa.',
  },
  europa: {
    title: 'La regina e il suo gigante di bronzo',
    text: 'Talo aspetta sulla tua carta. Alla fine del tuo turno puoi mandarlo su uno spazio libero senza segnalini, accanto al lavoratore che si è mosso. Per tutti, anche per te, lo spazio in cui sta vale come una cupola finché non se ne va.',
  },
  gaea: {
    title: 'Madre terra',
    text: 'Due lavoratori di riserva aspettano sulla tua carta. Ogni volta che un lavoratore, di qualsiasi giocatore, costruisce una cupola, puoi metterne subito uno a terra su uno spazio libero accanto a quella cupola. Da lì in poi è un lavoratore come gli altri tuoi.',
  },
  graeae: {
    title: 'Tre sorelle grigie',
    text: 'Hai tre lavoratori. Dopo che ne hai mosso uno, costruisce uno dei tre: scegli tu quale.',
  },
  hades: {
    title: 'Signore dei morti',
    text: 'Nei loro turni gli avversari non possono scendere con i propri lavoratori. Resta possibile che vengano spinti, scambiati o portati più in basso.',
  },
  harpies: {
    title: 'La tempesta alata',
    text: 'Ogni volta che un avversario muove un lavoratore nel proprio turno, questo scivola avanti sulla stessa linea e si ferma solo davanti a uno spazio più alto, a uno occupato o alla fine della plancia. Il passo può far vincere, la scivolata no.',
  },
  hecate: {
    title: 'La strega invisibile',
    text: "I tuoi lavoratori si piazzano per ultimi e li vedi solo tu; le tue costruzioni le vedono tutti. Se un lavoratore nascosto è d'intralcio a un'azione avversaria, questa non riesce e quel turno finisce. Un potere che scambia o spinge lavoratori invece sposta il tuo senza che si noti, se può.",
  },
  moerae: {
    title: 'Filatrici del destino',
    text: 'Hai tre lavoratori e quattro spazi segreti del Fato, un quadrato di 2 per 2 che scegli quando piazzi. Se un avversario fa su uno di essi un movimento che sarebbe vincente, la vittoria è invece tua.',
  },
  nemesis: {
    title: 'Colei che ripaga',
    text: 'Alla fine del tuo turno, se nessun lavoratore di un avversario è accanto a uno dei tuoi, puoi scambiare di posto i tuoi con i suoi: quante più coppie possibile, e decidi tu chi va dove. Questo non fa vincere nessuno.',
  },
  siren: {
    title: 'La voce che attira',
    text: 'Quando piazzi i lavoratori, scegli la direzione del tuo canto, che non cambia più. Invece di un turno normale puoi trascinare da quella parte uno o più lavoratori avversari, ciascuno di uno spazio, su spazi liberi di qualsiasi altezza. In tal caso non muovi e non costruisci.',
  },
  tartarus: {
    title: 'Il baratro',
    text: 'I tuoi lavoratori si piazzano per primi e inizi tu. Quando tutti hanno piazzato, scegli in segreto come Abisso uno spazio senza lavoratori. Se un lavoratore ci finisce in qualsiasi modo, il suo giocatore perde subito, anche se sei tu e anche se quel passo avrebbe fatto vincere.',
  },
  terpsichore: {
    title: 'Maestra di danza',
    text: "In ogni turno tutti i tuoi lavoratori devono muoversi, uno dopo l'altro, e poi ciascuno di loro deve costruire. Se non puoi fare tutto, perdi, a meno che uno dei movimenti non faccia vincere.",
  },
  urania: {
    title: 'Lettrice delle stelle',
    text: 'Quando i tuoi lavoratori si muovono o costruiscono, la plancia si chiude ad anello: ogni bordo tocca quello opposto, e così gli angoli. Ogni spazio ne ha allora otto intorno. Per tutto il resto i bordi restano dove sono.',
  },
  achilles: {
    title: 'Il guerriero furioso',
    text: 'Una volta per partita puoi costruire con un lavoratore prima di muoverlo. Lo stesso lavoratore poi si muove, se vuoi anche salendo, e costruisce di nuovo.',
  },
  adonis: {
    title: "L'irresistibile",
    text: "Una volta per partita, alla fine del tuo turno, puoi marcare un lavoratore avversario. Alla fine del prossimo turno del suo giocatore deve trovarsi accanto a un tuo lavoratore, se c'è un modo di riuscirci senza il potere di un eroe. L'obbligo viene perfino prima di una vittoria.",
  },
  atalanta: {
    title: 'Veloce come il vento',
    text: "Una volta per partita il lavoratore che hai mosso può continuare a muoversi, un passo dopo l'altro, quanto vuoi. Poi costruisce. Ogni passo segue le regole normali e può far vincere.",
  },
  bellerophon: {
    title: 'In sella al cavallo alato',
    text: 'Una volta per partita un tuo passo può salire di due livelli. Dal livello 1 al livello 3 fa vincere.',
  },
  heracles: {
    title: 'Il più forte',
    text: 'Una volta per partita, alla fine del tuo turno, ciascuno dei tuoi lavoratori può mettere cupole su spazi liberi accanto a sé, quante ne vuoi e a qualsiasi altezza.',
  },
  jason: {
    title: 'Capitano della nave Argo',
    text: 'Un terzo lavoratore aspetta sulla tua carta. Una volta per partita, invece di un turno normale, puoi metterlo a terra su uno spazio libero del bordo. Da lì deve costruire, e il tuo turno è finito.',
  },
  medea: {
    title: 'La maga',
    text: 'Una volta per partita, alla fine del tuo turno, puoi sfilare un blocco da sotto ciascuno dei lavoratori che vuoi, di chiunque siano, tra quelli accanto a un lavoratore che non hai mosso. Si abbassano di un livello; un segnalino su quel blocco se ne va.',
  },
  odysseus: {
    title: 'Il capitano astuto',
    text: 'Una volta per partita, prima di muovere, puoi mandare quanti lavoratori avversari vuoi, tra quelli accanto ai tuoi, in angoli liberi della plancia, a qualsiasi altezza. Poi giochi il tuo turno normale.',
  },
  polyphemus: {
    title: 'Il gigante con un occhio solo',
    text: 'Una volta per partita, alla fine del tuo turno, puoi mettere una o due cupole su spazi liberi in qualsiasi punto della plancia, a qualsiasi altezza.',
  },
  theseus: {
    title: "L'uccisore di mostri",
    text: 'Una volta per partita, alla fine del tuo turno, puoi eliminare un lavoratore avversario accanto a uno dei tuoi ed esattamente due livelli più in alto. Esce dal gioco per sempre.',
  },
};
