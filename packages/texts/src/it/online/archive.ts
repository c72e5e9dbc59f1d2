import type { TranslatedOnline } from '../../translation.ts';

/** All finished games of the server. */
export const archive: TranslatedOnline['archive'] = {
  title: 'Archivio',
  lead: 'Tutte le partite finite di questo server: riguardale, analizzale, scaricale.',
  search: 'Cerca',
  power: 'Potere',
  anyPower: 'Tutti i poteri',
  player: 'Giocatore',
  result: 'Risultato',
  anyResult: 'Tutti i risultati',
  results: { win: 'Vinta', loss: 'Persa', draw: 'Pareggio' },
  resultNote: 'Vinta o persa dal giocatore o dal potere che cerchi.',
  pool: 'Tipo',
  anyPool: 'Tutte le partite',
  none: 'Nessuna partita corrisponde. Chiedi meno cose insieme.',
  noneYet: 'Nessuna partita è ancora finita.',
  found: ({ count }) => (count === 1 ? '1 partita' : `${count} partite`),
  foundMore: ({ count }) => `Le ultime ${count} partite`,
  more: 'Mostra altre',
  download: 'Scarica queste partite',
  look: 'Riguarda',
  lookLabel: ({ players }) => `Riguarda la partita ${players}`,
  gone: "Questa partita non è nell'archivio, o non è ancora finita.",
  toArchive: "Tutte le partite dell'archivio",
  shareTitle: 'Condividi questa partita',
  link: 'Link a questa partita',
  copyLink: 'Copia il link',
  picture: 'Immagine per i messaggi',
};

/** Profiles and leaderboards. */
export const players: TranslatedOnline['players'] = {
  since: ({ when }) => `Qui dal ${when}`,
  program: 'Un programma',
  unknown: ({ name }) => `Nessuno con un account si chiama ${name}.`,
  ratingsTitle: 'Punteggi',
  pools: { none: 'Senza poteri', open: 'Con poteri, niente di nascosto', all: 'Tutto' },
  poolNotes: {
    none: 'Il gioco base.',
    open: 'Poteri senza segreti e senza fortuna.',
    all: 'Tutti i poteri, anche quelli con segreti o fortuna.',
  },
  rating: 'Punteggio',
  deviation: ({ low, high }) => `con ogni probabilità da ${low} a ${high}`,
  provisional: 'ancora incerto',
  unrated: 'ancora nessun punteggio',
  games: ({ count }) => (count === 1 ? '1 partita' : `${count} partite`),
  powersTitle: 'Risultati per potere',
  power: 'Potere',
  share: 'Quota dei punti',
  tallies: 'Risultati',
  tally: ({ won, drawn, lost }) =>
    `${won} ${won === 1 ? 'vinta' : 'vinte'}, ${drawn} ${drawn === 1 ? 'pareggio' : 'pareggi'}, ${lost} ${lost === 1 ? 'persa' : 'perse'}`,
  powersNone: 'Ancora nessuna partita finita.',
  recentTitle: 'Ultime partite',
  allGames: 'Tutte le partite di questo giocatore',

  boardTitle: 'Classifiche',
  boardLead:
    'I cento migliori, persone e programmi, che hanno giocato di recente e hanno un punteggio abbastanza sicuro.',
  pool: 'Quali partite?',
  rank: 'Posto',
  name: 'Nome',
  plusMinus: ({ count }) => `± ${count}`,
  boardNone: "Non c'è ancora nessuno. Servono da quindici a venti partite classificate.",
};
