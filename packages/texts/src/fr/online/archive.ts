import type { OnlineWords } from '../../online.ts';
import { plural } from '../grammar.ts';

/** All finished games of the server. */
export const archive: OnlineWords['archive'] = {
  title: 'Archives',
  lead: 'Toutes les parties terminées de ce serveur\u00a0: revoyez-les, analysez-les, téléchargez-les.',
  search: 'Chercher',
  power: 'Pouvoir',
  anyPower: 'Tous les pouvoirs',
  player: 'Joueur',
  result: 'Résultat',
  anyResult: 'Tous les résultats',
  results: { win: 'Gagnée', loss: 'Perdue', draw: 'Nulle' },
  resultNote: 'Gagnée ou perdue par le joueur ou le pouvoir cherché.',
  pool: 'Genre',
  anyPool: 'Toutes les parties',
  none: 'Aucune partie ne correspond. Demandez moins de choses à la fois.',
  noneYet: "Aucune partie n'est encore terminée.",
  found: ({ count }) => `${count} ${plural(count, 'partie', 'parties')}`,
  foundMore: ({ count }) => `Les ${count} dernières parties`,
  more: 'En montrer plus',
  download: 'Télécharger ces parties',
  look: 'Revoir',
  lookLabel: ({ players }) => `Revoir la partie ${players}`,
  gone: "Cette partie n'est pas dans les archives, ou elle n'est pas encore terminée.",
  toArchive: 'Toutes les parties des archives',
  shareTitle: 'Partager cette partie',
  link: 'Lien vers cette partie',
  copyLink: 'Copier le lien',
  picture: 'Image pour les messages',
};
