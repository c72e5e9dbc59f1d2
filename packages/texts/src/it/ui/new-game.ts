import type { TranslatedUi } from '../../translation.ts';
import { name as nameOf, the } from '../grammar.ts';
import { and } from '../names.ts';

/** Everything that is agreed before a game. */
export const newGame: TranslatedUi['newGame'] = {
  title: 'Nuova partita',
  start: 'Inizia',
  playersTitle: 'Chi gioca?',
  tables: {
    computer: 'Contro il computer',
    friends: 'In due su questo dispositivo',
    three: 'In tre',
    four: 'In quattro, a squadre',
    watch: 'Solo guardare',
  },
  tableNotes: {
    friends: 'Si gioca a turno sullo stesso schermo.',
    three: 'Ognuno per sé; chi è fuori dal gioco lascia la plancia.',
    four: 'I compagni siedono faccia a faccia e condividono gli stessi due lavoratori.',
    watch: 'Giocano due computer, alla velocità che preferisci.',
  },
  persons: 'Quante sono le persone?',
  seatsTitle: 'Nomi e aspetto',
  count: 'In quanti si gioca?',
  counts: { 2: 'Due', 3: 'Tre', 4: 'Quattro, a squadre' },
  teams: ({ one, two }) => `${one} giocano insieme contro ${two}.`,
  seat: ({ letter }) => `Posto ${letter}`,
  seatTeam: ({ letter, team }) => `Posto ${letter}, squadra ${team}`,
  name: 'Nome',
  playedBy: 'Chi gioca?',
  levelChoice: ({ level, name }) => `Computer, livello ${level}: ${name}`,
  look: ({ player }) => `Aspetto di ${player}`,
  looks: { 0: 'Terracotta, tondo, a strisce', 1: 'Blu, quadrato, a barre', 2: 'Viola, esagono, a puntini' },
  lookNote: 'Ogni aspetto una volta sola: se ne prendi uno già in uso, i due si scambiano.',

  powersTitle: 'Poteri',
  way: 'Come si assegnano i poteri?',
  ways: { none: 'Nessuno', simple: 'A caso, semplici', random: 'A caso', chosen: 'Scelti', draft: 'Draft' },
  wayNotes: {
    none: 'Il gioco base: muovi, poi costruisci.',
    simple: 'Ognuno riceve in sorte uno degli dei semplici: si imparano in fretta.',
    chosen: 'Scegli tu per tutti.',
    draft:
      'Come da regolamento: lo Sfidante propone tanti poteri quanti sono i giocatori, gli altri scelgono per primi, poi lo Sfidante decide chi inizia.',
    random: 'Ognuno ne riceve uno in sorte, senza abbinamenti sconsigliati.',
  },
  wayFleeceNotes: {
    none: 'Il gioco base: muovi, poi costruisci.',
    simple: 'La carta accanto al Montone viene sorteggiata tra gli dei semplici.',
    chosen: 'Scegli tu la carta accanto al Montone.',
    draft: "Lo Sfidante propone due carte, l'altro giocatore ne sceglie una.",
    random: 'La carta accanto al Montone viene sorteggiata.',
  },
  noneForMore: 'In tre e in quattro si gioca sempre con i poteri.',
  fleece: "Vello d'Oro",
  fleeceNote:
    "Nessuno ha un potere proprio. All'inizio di ogni turno, di chiunque sia, chi ha un lavoratore accanto al Montone ha il potere della carta per quel turno, anche mentre gioca l'altro.",
  fleeceForTwo: "Il Vello d'Oro si gioca solo in due.",
  fleeceNeedsPower: 'Per il Vello d\'Oro serve un potere: scegli qualcosa di diverso da "Nessuno".',
  card: 'Carta accanto al Montone',
  choose: 'Scegli un potere',
  chooseFor: ({ player }) => `Scegli un potere per ${player}`,
  chooseCard: 'Scegli la carta accanto al Montone',
  change: 'Cambia',
  changeFor: ({ player, power }) => `Cambia il potere per ${player} (ora: ${nameOf(power)})`,
  changeCard: ({ power }) => `Cambia la carta accanto al Montone (ora: ${nameOf(power)})`,
  noneFor: ({ player }) => `Nessun potere per ${player}.`,
  missingFor: ({ player }) => `Per ${player} serve un potere.`,
  deal: 'Sorteggia i mancanti',
  redeal: 'Risorteggia tutti',
  handicap: ({ player }) =>
    `Handicap: ${player} ha un eroe, il cui potere si può usare una volta sola per partita. È adatto a chi gioca meglio.`,
  override: 'Permetti abbinamenti sconsigliati',
  overrideNote:
    'Il regolamento sconsiglia alcuni abbinamenti. Si possono giocare, ma rischiano di essere squilibrati o noiosi.',
  meetsBanned: ({ one, two }) =>
    `Attenzione: ${the(one)} ${and(the(two))} non dovrebbero incontrarsi. Si può giocare, ma la partita rischia di essere squilibrata o noiosa.`,
  meetsOdd: ({ one, two }) => `Un abbinamento insolito, che non viene mai sorteggiato: ${the(one)} ${and(the(two))}.`,
  sets: 'Da quali serie?',
  setsMixed: 'Divinità ed eroi insieme: a chi capita un eroe tocca un handicap.',
  heroesForTwo: "Gli eroi si usano solo in due, e non con il Vello d'Oro.",
  lastSet: 'Serve almeno una serie.',
  open: 'Senza segreti né fortuna',
  openNote: 'Esclude i poteri con segreti e quello che scopre carte.',
  limited: 'Scelta limitata',
  limitedNote: ({ count }) => `Lo Sfidante sceglie tra ${count} poteri sorteggiati.`,
  challenger: 'Chi è lo Sfidante?',

  startTitle: 'Chi inizia?',
  starter: 'Primo giocatore',
  random: 'A caso',
  startNote: 'Piazza i lavoratori prima degli altri e gioca il primo turno.',
  startTeamNote: 'Piazza prima degli altri i lavoratori della squadra; il primo turno va al compagno.',
  startFleeceNote: "Piazza i lavoratori prima dell'altro, poi il Montone; il primo turno va all'altro giocatore.",
  mustStart: ({ power }) => `Chi gioca con ${the(power)} piazza i lavoratori prima degli altri e deve iniziare.`,
  cannotStart: ({ power }) => `Chi gioca con ${the(power)} piazza i lavoratori dopo gli altri e non può iniziare.`,

  more: 'Altre opzioni',
  moreNote: "Nomi, aspetto, chi inizia, Vello d'Oro, regole della casa",
  rulesTitle: 'Altre regole',
  repetition: 'Pareggio per ripetizione',
  repetitionNote: 'Si pareggia quando una posizione si presenta per la terza volta, o dopo 300 turni.',
  houseTitle: 'Regole della casa',
  house: {
    biaPerimeter: 'Bia inizia sul bordo',
    limusAnyDome: 'Limus permette ogni cupola',
    hypnusLoneWorkerSleeps: 'Ipno addormenta anche un lavoratore rimasto solo',
    fleeceHeroes: "Eroi nel Vello d'Oro",
  },
  houseNotes: {
    biaPerimeter: 'Bia piazza i suoi lavoratori solo sul bordo della plancia.',
    limusAnyDome: 'Accanto a Limus si può costruire ogni cupola, non solo quella che completa una torre.',
    hypnusLoneWorkerSleeps: 'Si addormenta anche il lavoratore di chi non ne ha altri.',
    fleeceHeroes:
      'Ogni giocatore ha anche un eroe. Chi ha tutte e due le carte quando comincia il suo turno dice quale vale in quel turno.',
  },

  faultMissing: ({ players }) => `Manca ancora un potere per ${players}.`,
  faultTooFew:
    'Nelle serie scelte ci sono troppo pochi poteri. Aggiungi altre serie, oppure ammetti i poteri con segreti e fortuna.',
};
