import type { Catalogue } from '../../catalogue.ts';

/** Words that stand on many pages. */
export const common: Catalogue['ui']['common'] = {
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
