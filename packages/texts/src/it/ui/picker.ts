import type { Catalogue } from '../../catalogue.ts';
import { counted, the, toPower } from '../grammar.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: Catalogue['ui']['picker'] = {
  search: 'Cerca per nome o testo',
  set: 'Serie',
  allSets: 'Tutte',
  sets: { simple: 'Semplici', advanced: 'Avanzati', fleece: "Vello d'Oro", hero: 'Eroi' },
  setOf: {
    simple: 'Divinità semplice',
    advanced: 'Divinità avanzata',
    fleece: "Divinità del Vello d'Oro",
    hero: 'Eroe',
  },
  none: 'Nessun potere',
  noneNote: 'Si gioca con le regole base.',
  found: ({ count }) => counted(count, '1 potere', 'poteri'),
  nothing: 'Nessun potere corrisponde alla ricerca.',
  forPlayers: ({ counts }) => `Solo per ${counts} giocatori.`,
  or: ({ counts }) => counts.join(' o '),
  notForFleece: "Non va con il Vello d'Oro.",
  taken: ({ player }) => `Questo potere è già di ${player}.`,
  banned: ({ power }) => `Sconsigliato con ${the(power)}. Puoi permettere questi abbinamenti nella sezione Poteri.`,
  bannedAllowed: ({ power }) => `Sconsigliato con ${the(power)}, ma lo hai permesso.`,
  refused: ({ power }) => `Non si può giocare insieme ${toPower(power)}.`,
};
