import type { Catalogue } from '../../catalogue.ts';
import { plural, the } from '../grammar.ts';

/** Powers are offered, picked, and the Start Player is named. */
export const draft: Catalogue['ui']['draft'] = {
  title: 'Draft des pouvoirs',
  intro: ({ player, count }) =>
    `${player} est Challenger et propose ${count} ${plural(count, 'pouvoir', 'pouvoirs')}. Les autres joueurs choisissent d'abord\u00a0; le dernier pouvoir revient au Challenger, qui dit ensuite qui commence.`,
  introFleece: ({ player }) =>
    `${player} propose deux pouvoirs pour la Toison d'or. L'autre joueur choisit celui qui se place à côté du Bélier.`,
  prompt: ({ player, prompt }) => `${player}\u00a0: ${prompt}`,
  choosing: ({ player }) => `${player} choisit…`,
  offered: 'Pouvoirs proposés',
  nothingOffered: "Rien n'est encore proposé.",
  takenBy: ({ player }) => `choisi par ${player}`,
  choices: 'Au choix',
  offer: ({ power }) => `Proposer ${the(power)}`,
  pick: ({ power }) => `Choisir ${the(power)}`,
  start: ({ player }) => `${player} commence`,
  stuck:
    'Aucun pouvoir restant ne va avec ceux qui sont proposés. Commencez une nouvelle partie avec un plus grand choix de pouvoirs.',
};
