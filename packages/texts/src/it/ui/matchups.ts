import type { TranslatedUi } from '../../translation.ts';
import { counted } from '../grammar.ts';

const games = (count: number): string => counted(count, '1 partita', 'partite');
const range = (low: number, high: number): string => `${low}–${high}%`;

/** Results of powers against each other, from games of the computer against itself. */
export const matchups: TranslatedUi['matchups'] = {
  title: 'Abbinamenti',
  intro: 'Chi batte chi: una riga per ogni potere, una colonna per ogni avversario.',
  source: ({ count, each }) =>
    `${games(count)} del computer contro sé stesso, rapide (una frazione di secondo per turno), ${each} per ogni coppia, iniziando entrambi lo stesso numero di volte. I segreti erano scoperti. Tra persone può andare diversamente.`,
  order: 'Ordine',
  orders: { strength: 'Per forza', number: 'Per numero' },
  picture: "Tutti gli abbinamenti in un'immagine. Le frecce della tastiera passano dall'uno all'altro.",
  loses: 'La riga perde',
  wins: 'La riga vince',
  empty: 'Vuoto: abbinamento sconsigliato',
  percent: ({ percent }) => `${percent}%`,
  result: ({ one, two, percent }) => `${one} contro ${two}: ${percent}% di vittorie`,
  range: ({ low, high }) => range(low, high),
  certainty: ({ low, high, count }) => `probabilmente ${range(low, high)}, ${games(count)}`,
  starting: ({ name, percent }) => `${percent}% quando inizia ${name}`,
  neverMeet: ({ one, two }) => `${one} e ${two}: nessuna partita, abbinamento sconsigliato.`,
  itself: ({ name }) => `${name}: un potere non incontra mai sé stesso.`,
  power: 'Potere',
  against: 'Avversario',
  won: 'Vittorie',
  likely: 'Probabile',
  ranked: ({ name }) => `${name} contro tutti gli altri, dal migliore al peggiore`,
  overall: ({ percent, low, high, count }) =>
    `${percent}% di vittorie contro tutti gli altri (${range(low, high)}), ${games(count)}`,
  best: 'Più forte contro',
  worst: 'Più debole contro',
  each: ({ count }) => `${games(count)} contro ciascuno, giocate dal computer contro sé stesso.`,
  all: 'Tutti gli abbinamenti',
  before: 'Probabilità',
  basis: ({ count, low, high, name }) =>
    `Secondo ${games(count)} rapide del computer contro sé stesso: ${range(low, high)} per ${name}.`,
  balanced: 'Equilibrati',
  balancedNote: ({ low, high }) =>
    `Solo abbinamenti in cui ciascuno ha vinto il ${range(low, high)} delle partite rapide del computer.`,
  balancedFleece: "Con il Vello d'Oro entrambi hanno lo stesso potere.",
  balancedChoice: 'Si possono equilibrare solo gli abbinamenti, non una rosa per il draft.',
  balancedNone:
    'Nessun abbinamento di queste serie è equilibrato. Ammetti altre serie, oppure abbinamenti meno equilibrati.',
};
