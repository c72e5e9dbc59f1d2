import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: TranslatedUi['games'] = {
  intro: 'Le partite di questo dispositivo. Non ne escono, se non le condividi tu.',
  running: 'In corso',
  finished: 'Finite',
  none: 'Le partite che inizi compaiono qui: iniziane una.',
  turns: ({ count }) => counted(count, '1 turno', 'turni'),
  drafting: 'in fase di draft',
  over: 'finita',
  resultWon: ({ turn }) => `Hai vinto, turno ${turn}`,
  resultLost: ({ turn }) => `Hai perso, turno ${turn}`,
  resultOf: ({ player, turn }) => `Vittoria: ${player}, turno ${turn}`,
  resultDrawn: ({ turn }) => `Pareggio, turno ${turn}`,
  yourTurn: 'Tocca a te',
  turnOf: ({ player }) => `Tocca a ${player}`,
  resume: 'Continua',
  look: 'Rivedi',
  resumeLabel: ({ players }) => `Continua la partita ${players}`,
  lookLabel: ({ players }) => `Rivedi la partita ${players}`,
  forget: 'Elimina',
  forgetLabel: ({ players }) => `Elimina la partita ${players}`,
  forgotten: 'La partita è stata eliminata.',
  bringBack: 'Annulla',
  bringBackLabel: ({ players }) => `Annulla: recupera la partita ${players}`,
  showAll: ({ count }) => `Mostra tutte le ${count} partite`,
};

/** The end of a game. A name may be one player or a team: no verb depends on it. */
export const result: TranslatedUi['result'] = {
  youWon: ({ turn }) => `Hai vinto, turno ${turn}`,
  won: ({ player, turn }) => `Vittoria per ${player}, turno ${turn}`,
  draw: 'Pareggio',
  noResult: 'Nessun risultato',
  whyWon: {
    climbed: 'Il tuo lavoratore è al livello 3.',
    stuck: "L'avversario non poteva più completare un turno.",
    noWorkers: "L'avversario non aveva più lavoratori.",
    resigned: "L'avversario si è arreso.",
  },
  whyLost: {
    climbed: "L'avversario è salito al livello 3.",
    stuck: 'Non potevi più completare un turno.',
    noWorkers: 'Non avevi più lavoratori.',
    resigned: 'Hai abbandonato la partita.',
  },
  rematch: 'Rivincita',
  turningPoint: "Dov'è stata la svolta?",
  share: 'Condividi',
  replay: 'Rivedi la partita',
  gentler: 'Due sconfitte di fila capitano a tutti. Proviamo un avversario più facile?',
  stronger: 'Tre vittorie di fila! Vuoi un avversario più forte?',
  playLevel: ({ level, name }) => `Gioca contro ${name} (livello ${level})`,
};

/** The match-up before a game. */
export const reveal: TranslatedUi['reveal'] = {
  title: 'La sfida',
  begin: 'Giochiamo',
};

/** Sharing: links, files, texts. */
export const sharing: TranslatedUi['sharing'] = {
  title: 'Condividi o esporta',
  onlyView:
    "La partita ha dei segreti ed è ancora in corso, quindi qui c'è solo quello che puoi sapere tu. Quando sarà finita potrai condividerla tutta.",
  onlyViewWatching:
    "La partita ha dei segreti ed è ancora in corso, quindi qui c'è solo quello che possono sapere tutti. Quando sarà finita potrai condividerla tutta.",
  link: 'Link a questa partita',
  linkHelp: "Tutta la partita è nel link. Non viene salvato niente da nessun'altra parte.",
  linkTooLong: 'Questa partita è troppo lunga per un link: inviala come file.',
  makingLink: 'Creazione del link…',
  copyLink: 'Copia il link',
  send: 'Invia…',
  sendTitle: ({ players }) => `Una partita a Oia: ${players}`,
  file: 'File',
  download: 'Salva come file',
  picture: 'Immagine',
  pictureOf: ({ players }) => `La plancia della partita ${players}`,
  copyPicture: "Copia l'immagine",
  savePicture: "Salva l'immagine",
  saveDrawing: 'Salva come SVG',
  pictureCopied: "L'immagine è copiata: incollala dove vuoi.",
  pictureNotCopied: 'Questo browser non permette di copiare immagini: salvala, invece.',
  pictureFailed: "Questo browser non riesce a creare l'immagine: salvala come SVG.",
  record: 'Testo della partita',
  copyRecord: 'Copia il testo',
  position: 'Questa posizione',
  copyPosition: 'Copia la posizione',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette di copiare: il testo è selezionato, copialo tu.',
  saved: ({ file }) => `Salvato come ${file}.`,
};
