import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../grammar.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: Catalogue['ui']['games'] = {
  intro: "Les parties de cet appareil. Elles n'en sortent que si vous les partagez.",
  running: 'En cours',
  finished: 'Terminées',
  none: 'Les parties que vous commencez apparaissent ici\u00a0: commencez-en une.',
  turns: ({ count }) => `${count} ${plural(count, 'tour', 'tours')}`,
  drafting: 'draft en cours',
  over: 'terminée',
  resultWon: ({ turn }) => `Gagné, tour ${turn}`,
  resultLost: ({ turn }) => `Perdu, tour ${turn}`,
  resultOf: ({ player, turn }) => `Victoire\u00a0: ${player}, tour ${turn}`,
  resultDrawn: ({ turn }) => `Match nul, tour ${turn}`,
  yourTurn: 'À vous de jouer',
  turnOf: ({ player }) => `C'est à ${player} de jouer`,
  resume: 'Continuer',
  look: 'Revoir',
  resumeLabel: ({ players }) => `Continuer la partie ${players}`,
  lookLabel: ({ players }) => `Revoir la partie ${players}`,
  forget: 'Supprimer',
  forgetLabel: ({ players }) => `Supprimer la partie ${players}`,
  forgotten: 'La partie est supprimée.',
  bringBack: 'Annuler',
  bringBackLabel: ({ players }) => `Annuler la suppression de la partie ${players}`,
  showAll: ({ count }) => plural(count, 'Voir la partie', `Voir les ${count} parties`),
};
