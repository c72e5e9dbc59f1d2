import type { Catalogue } from '../../catalogue.ts';
import { plural, the } from '../grammar.ts';

/** Cards of powers, and the window in which one is chosen. */
export const picker: Catalogue['ui']['picker'] = {
  search: 'Chercher un nom ou un texte',
  set: 'Série',
  allSets: 'Tous',
  sets: { simple: 'De base', advanced: 'Avancés', fleece: "Toison d'or", hero: 'Héros' },
  // Gods and goddesses alike.
  setOf: {
    simple: 'Divinité de base',
    advanced: 'Divinité avancée',
    fleece: "Divinité de la Toison d'or",
    hero: 'Héros',
  },
  none: 'Sans pouvoir',
  noneNote: 'Joue selon les règles de base.',
  found: ({ count }) => `${count} ${plural(count, 'pouvoir', 'pouvoirs')}`,
  nothing: 'Aucun pouvoir ne correspond à cette recherche.',
  forPlayers: ({ counts }) => `Seulement à ${counts} joueurs.`,
  or: ({ counts }) => counts.join(' ou '),
  notForFleece: "Ne va pas avec la Toison d'or.",
  taken: ({ player }) => `Ce pouvoir est déjà à ${player}.`,
  banned: ({ power }) =>
    `Ne devrait pas rencontrer ${the(power)}. Vous pouvez permettre de telles rencontres dans la section Pouvoirs.`,
  bannedAllowed: ({ power }) => `Ne devrait pas rencontrer ${the(power)}\u00a0: vous l'avez permis.`,
  refused: ({ power }) => `Ne peut pas être joué avec ${the(power)}.`,
};
