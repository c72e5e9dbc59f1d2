import type { Translated } from '../translation.ts';
import { counted, name, of, to } from './grammar.ts';

const fromLevel = (height: number): string => (height === 0 ? 'da terra' : `dal livello ${height}`);
const toLevel = (height: number): string => (height === 0 ? 'a terra' : `al livello ${height}`);

export const reasons: Translated['reasons'] = {
  gameOver: 'La partita è finita.',
  notYourTurn: ({ player }) => `Tocca ${to(player)}.`,
  noWorker: ({ square }) => `In ${square} non c'è nessun tuo lavoratore.`,
  notYourWorker: ({ square }) => `Il lavoratore in ${square} non è a tua disposizione.`,
  occupied: ({ square }) => `In ${square} c'è già un lavoratore.`,
  domed: ({ square }) => `In ${square} c'è una cupola: lì non si può più né andare né costruire.`,
  ram: ({ square }) => `In ${square} c'è il Montone, che tiene chiuso lo spazio.`,
  closed: ({ square, power }) => `Finché il potere ${of(power)} occupa ${square}, lo spazio vale come una cupola.`,
  tooFar: ({ square }) => `Troppo lontano: da qui non si arriva in ${square}.`,
  tooHigh: ({ square, from, to: height, climb = 1 }) =>
    `Troppo in alto: ${fromLevel(from)} ${toLevel(height)} in ${square}. Un passo sale al massimo di ${counted(climb, 'un livello', 'livelli')}.`,
  sameSquare: ({ square }) => `Scegli un altro spazio: partenza e bersaglio non possono essere entrambi ${square}.`,
  wrongWorker: ({ square }) => `Ora deve agire un altro lavoratore, non quello in ${square}.`,
  moveFirst: 'Prima muovi, poi costruisci.',
  moved: 'In questo turno non puoi più muovere.',
  built: 'In questo turno non puoi più costruire.',
  barred: ({ square, power }) => `Il potere ${of(power)} lo vieta in ${square}.`,
  asleep: ({ square, power }) =>
    `Il tuo lavoratore in ${square} dorme (${name(power)}): a inizio turno era il più in alto dei tuoi.`,
  needsPower: ({ square, power }) => `Il tuo potere (${name(power)}) non lo permette in ${square}.`,
  duty: ({ power }) => `Il potere ${of(power)} impone altro, finché è possibile.`,
  deadEnd: ({ square }) => `Dopo ${square} non potresti completare il turno.`,
  notOffered: ({ square }) => `Al momento non puoi fare niente in ${square}.`,
  placing: ({ square }) => `Per ${square} è ancora presto: prima del primo movimento si finisce di piazzare.`,
  eliminated: ({ player }) => `${player} non è più in gioco.`,
  nameCard: 'Prima scegli la tua carta per questo turno: quella del Montone o il tuo eroe.',
  unknownStep: "Questa non è un'azione del gioco.",
  pending: ({ player }) => `Si attende la risposta di ${player}.`,
  chance: 'Si attende che venga scoperta una carta.',
  spent: ({ power }) => `Il potere ${of(power)} è già stato usato: quello di un eroe vale una volta sola per partita.`,
  noTarget: ({ power }) => `Al momento il potere ${of(power)} non ha niente su cui agire.`,
};

const barred: Translated['reasonsByPower']['barred'] = {
  athena: ({ square }) =>
    `Atena è salita nel suo ultimo turno: finché non gioca di nuovo, non puoi salire in ${square}.`,
  aphrodite: ({ square }) =>
    `Afrodite: questo lavoratore ha iniziato il turno accanto a uno dei suoi e deve finirlo accanto a uno di loro, non in ${square}.`,
  hera: ({ square }) => `Era: un passo in ${square} non può far vincere, perché è uno spazio del bordo.`,
  hypnus: ({ square }) =>
    `Ipno: per questo turno il tuo lavoratore più in alto dorme, quindi ${square} non è possibile.`,
  limus: ({ square }) =>
    `Limus: ${square} è accanto a un suo lavoratore. Lì è permessa solo una cupola su tre blocchi.`,
  persephone: ({ square }) =>
    `Persefone: in questo turno puoi salire, quindi devi farlo. Con ${square} non sarebbe più possibile.`,
  aeolus: ({ square }) => `Eolo: verso ${square} si andrebbe dritti contro vento, e nessuno può farlo.`,
  charybdis: ({ square }) => `Il mulinello in ${square} trascinerebbe il lavoratore dove non gli è permesso andare.`,
  clio: ({ square }) => `Clio: nel tuo turno la moneta fa di ${square} una cupola, e chi ci sta sopra è al sicuro.`,
  europa: ({ square }) => `Talo: finché lui è lì, ${square} vale come una cupola.`,
  hades: ({ square }) => `Ade: nel tuo turno i tuoi lavoratori non possono scendere in ${square}.`,
  harpies: ({ square }) => `Da ${square} le Arpie porterebbero il lavoratore dove il tuo turno non può continuare.`,
  adonis: ({ square }) =>
    `Adone: il lavoratore marcato deve finire questo turno accanto a uno dei suoi. Con ${square} non sarebbe più possibile.`,
};

const closed: Translated['reasonsByPower']['closed'] = {
  clio: ({ square }) => `La moneta in ${square} chiude lo spazio: nel tuo turno vale come una cupola.`,
  europa: ({ square }) => `Talo sorveglia ${square}: per tutti lo spazio vale come una cupola.`,
};

const duty: Translated['reasonsByPower']['duty'] = {
  aphrodite:
    "Afrodite: un lavoratore che ha iniziato il turno accanto a uno dei suoi deve fare l'ultimo passo accanto a uno di loro.",
  persephone: 'Persefone: in questo turno puoi salire, quindi devi farlo.',
  terpsichore: 'Tersicore: tutti i tuoi lavoratori devono muoversi e poi ciascuno di loro deve costruire.',
  adonis: 'Adone: il lavoratore marcato deve finire questo turno accanto a uno dei suoi lavoratori.',
};

const needsPower: Translated['reasonsByPower']['needsPower'] = {
  apollo: 'Apollo si scambia solo con un lavoratore avversario adiacente, al massimo un livello più in alto.',
  artemis: 'Il secondo passo di Artemide non può finire dove il lavoratore ha iniziato il turno.',
  atlas: 'Atlante mette la sua cupola su uno spazio libero accanto al lavoratore che si è mosso.',
  demeter: 'La seconda costruzione di Demetra va su uno spazio diverso da quello della prima.',
  hephaestus: 'Il secondo pezzo di Efesto deve essere un blocco, sopra il blocco appena costruito.',
  hermes: 'Ermes: dopo un passo alla stessa altezza, in questo turno nessuno sale o scende più.',
  minotaur: 'Al Minotauro serve uno spazio libero proprio dietro il lavoratore da spingere.',
  prometheus: 'Un lavoratore che costruisce prima con Prometeo deve poi muoversi, e in questo turno non può salire.',
  ares: 'Ares toglie un blocco solo dove non ci sono lavoratori né cupole, accanto a un tuo lavoratore che non si è mosso.',
  bia: 'Secondo la regola della casa per Bia, i suoi lavoratori iniziano sul bordo della plancia.',
  charon: 'Caronte porta un lavoratore avversario solo sullo spazio esattamente opposto, e solo se è libero.',
  dionysus: 'Nel turno in più di Dioniso un lavoratore avversario si muove e costruisce, senza alcun potere.',
  eros: 'I lavoratori di Eros iniziano su bordi opposti della plancia.',
  hestia: 'La seconda costruzione di Estia va su uno dei nove spazi interni.',
  morpheus: 'Morfeo costruisce solo con i pezzi che ha messo da parte.',
  poseidon: 'Poseidone costruisce con un lavoratore a terra che non si è mosso, al massimo tre volte.',
  selene: 'Con Selene, una cupola su meno di tre blocchi la mette solo la lavoratrice, accanto a sé.',
  triton: 'Tritone continua a muoversi solo da uno spazio del bordo su cui è appena arrivato.',
  zeus: 'Zeus può alzarsi di un blocco, ma non oltre il livello 3.',
  charybdis: 'Un mulinello va su uno spazio libero senza segnalini.',
  europa: 'Talo va su uno spazio libero senza segnalini, accanto al lavoratore che si è mosso.',
  gaea: 'Un lavoratore di riserva di Gea entra a terra, su uno spazio libero accanto alla nuova cupola.',
  graeae: 'Una delle Graie si muove; poi una di loro costruisce, una volta sola.',
  hecate: 'I lavoratori di Ecate iniziano su spazi dove non sta nessuno.',
  nemesis:
    'Nemesi fa lo scambio solo con un avversario che non ha lavoratori accanto ai suoi, e per quante più coppie possibile.',
  siren:
    'Il canto trascina ogni lavoratore avversario al massimo una volta, di uno spazio nella sua direzione, purché libero.',
  tartarus: "L'Abisso deve essere uno spazio senza lavoratori.",
  terpsichore: 'Ogni lavoratore di Tersicore si muove una volta; dopo, ciascuno costruisce una volta.',
  urania:
    'Per Urania i bordi della plancia si toccano, ma un lavoratore raggiunge comunque solo gli otto spazi intorno.',
  achilles: 'Il lavoratore che ha costruito prima con Achille deve muoversi e costruire di nuovo.',
  adonis: 'Adone marca un solo lavoratore avversario.',
  atalanta: 'Con Atalanta continua a muoversi solo il lavoratore già mosso, un passo normale alla volta.',
  bellerophon: 'Bellerofonte può salire di due livelli in un passo, mai di tre.',
  heracles: 'Eracle mette solo cupole, su spazi liberi accanto ai suoi lavoratori.',
  jason: 'Il terzo lavoratore di Giasone entra a terra, su uno spazio libero del bordo.',
  medea: 'Medea sfila un blocco solo da sotto i lavoratori accanto a un suo lavoratore che non si è mosso.',
  odysseus: 'Ulisse manda via solo lavoratori avversari accanto ai suoi, e solo in angoli liberi.',
  polyphemus: 'Polifemo mette al massimo due cupole, su spazi liberi.',
  theseus: 'Teseo elimina solo un lavoratore avversario adiacente a un suo, ed esattamente due livelli più in alto.',
};

export const reasonsByPower: Translated['reasonsByPower'] = { barred, closed, duty, needsPower };
