import type { OnlineWords } from '../../online.ts';

/** Profiles and leaderboards. */
export const players: OnlineWords['players'] = {
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
