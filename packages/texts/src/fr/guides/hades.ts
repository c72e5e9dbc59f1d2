import type { GuideWords } from '../../guide-words.ts';

export const hades = {
  demo: 'Vous êtes sur le point de gagner. Un bâtisseur adverse pourrait venir fermer votre tour, mais il lui faudrait descendre, et Hadès ne le permet pas.',
  limit:
    'Ici, le bâtisseur avance sans changer de niveau et ferme votre tour. Seuls les pas vers le bas sont interdits.',
  task: 'Les deux bâtisseurs adverses sont sur des tours. Ôtez-leur le dernier pas qui leur reste, et gagnez dès ce tour.',
  done: 'Il ne leur restait que des pas vers le bas. Qui ne peut plus jouer a perdu.',
  misses: {
    newWay:
      'Vous êtes au bon endroit, mais votre bloc leur a ouvert une nouvelle issue. Construisez là où ils ne pourront pas aller.',
  },
  questions: {
    onlyStepsDown: {
      ask: 'Et si un adversaire ne peut que descendre\u00a0?',
      answer: 'Alors il a perdu dès que son tour commence.',
    },
    ownerStepsDown: { ask: 'Puis-je descendre, moi\u00a0?', answer: 'Oui. Hadès ne retient que vos adversaires.' },
    artemisUpAndDown: {
      ask: 'Artémis peut-elle monter au premier pas et redescendre au second\u00a0?',
      answer: 'Non. Chaque pas est jugé à part, et aucun ne peut descendre.',
    },
    apolloSwapsDown: {
      ask: 'Apollon peut-il échanger sa place avec un bâtisseur situé plus bas\u00a0?',
      answer: 'Non. Pour lui, ce serait un pas vers le bas.',
    },
    loweredByOthers: {
      ask: "Un bâtisseur peut-il encore se retrouver plus bas à cause d'un autre\u00a0?",
      answer:
        "Oui. Ici, Apollon fait un échange vers le haut, et votre bâtisseur finit au sol. Ce n'est pas lui qui a fait le pas.",
    },
  },
} satisfies GuideWords;
