import type { TranslatedUi } from '../../translation.ts';

/** Words that stand on many pages. */
export const common: TranslatedUi['common'] = {
  appName: 'Oia',
  skip: 'Vai al contenuto',
  menu: 'Menu',
  home: 'Gioca',
  newGame: 'Nuova partita',
  learn: 'Impara',
  powers: 'Poteri',
  randomizer: 'Sorteggio',
  replay: 'Replay',
  analysis: 'Analisi',
  rules: 'Regole',
  puzzles: 'Problemi',
  settings: 'Impostazioni',
  fan: 'Un progetto di appassionati, non ufficiale. Santorini è un gioco di Gordon Hamilton, pubblicato da Roxley.',
  cancel: 'Annulla',
  close: 'Chiudi',
  loading: 'Un momento…',
  missing: ({ path }) => `Non c'è niente all'indirizzo ${path}.`,
  toHome: 'Alla pagina iniziale',
  broken: 'Qualcosa è andato storto in questa pagina. Le tue partite sono al sicuro.',
  notLoaded:
    "Caricamento non riuscito: forse manca la rete o c'è una versione più recente. Le tue partite sono al sicuro.",
  reload: 'Ricarica',
  update: "C'è una nuova versione.",
  updateNow: 'Aggiorna ora',
  noPower: 'nessun potere',
  computer: 'Computer',
  person: 'Persona',
  you: 'Tu',
  player: ({ letter }) => `Giocatore ${letter}`,
  keptFull:
    'La memoria di questo browser è piena: la partita non può essere salvata e andrà persa alla chiusura della pagina. Elimina vecchie partite per fare spazio, o esporta questa.',
  makeRoom: 'Elimina vecchie partite',
  keptDenied:
    'Questo browser non salva niente (navigazione privata?): se chiudi la pagina, la partita va persa. Esportala per conservarla.',
  no3d: 'Questo dispositivo non può mostrare la plancia in 3D: eccola in 2D.',
  lost3d: 'La vista in 3D ha smesso di funzionare: ecco la plancia in 2D. Per riprovare scegli di nuovo il 3D.',
};

export const computers: TranslatedUi['computers'] = {
  computerAt: ({ letter }) => `Computer ${letter}`,
  level: ({ level }) => `livello ${level}`,
  levelNames: {
    1: 'Nuovo arrivato',
    2: 'Aiutante',
    3: 'Apprendista',
    4: 'Muratore',
    5: 'Capocantiere',
    6: 'Maestro',
    7: 'Architetto',
    8: 'Olimpio',
  },
  levelNotes: {
    1: 'Sta ancora imparando e gli sfuggono molte cose. Si può battere anche a dieci anni.',
    2: 'Ama salire, ma spesso non guarda che cosa stai preparando.',
    3: 'Vede ciò che è evidente e para quasi tutte le minacce.',
    4: 'Non gli sfugge nessuna minaccia, ma non fa piani lunghi.',
    5: 'Gioca con attenzione e pensa alla tua risposta.',
    6: 'Punisce i piccoli errori.',
    7: 'Vede le trappole con molti turni di anticipo.',
    8: 'Gioca al meglio delle sue possibilità. Il tempo per pensare si sceglie nelle impostazioni.',
  },
  speed: 'Velocità',
  speeds: { 0.5: 'Lenta', 1: 'Normale', 2: 'Veloce', 4: 'Molto veloce' },
};
