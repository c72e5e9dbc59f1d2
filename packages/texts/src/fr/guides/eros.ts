import type { GuideWords } from '../../guide-words.ts';

export const eros = {
  demo: "Votre bâtisseur rejoint l'autre, et tous deux sont au niveau 1. C'est gagné, bien loin du niveau 3.",
  limit: 'Côte à côte, mais au sol. À deux joueurs, seul le niveau 1 compte\u00a0: la partie continue.',
  task: 'Réunissez vos bâtisseurs et gagnez dès ce tour.',
  done: "Après le pas, tous deux doivent être au niveau 1. C'était donc au plus haut des deux de descendre.",
  misses: {
    partnerMoved: "Côte à côte, mais l'autre est toujours au niveau 2. Il faut qu'ils soient tous deux au niveau 1.",
    notLevelOne: "Cette case est au niveau 2. Il faut qu'ils soient tous deux au niveau 1.",
  },
  questions: {
    anyLevel: {
      ask: "Le bâtisseur peut-il venir de n'importe quel niveau\u00a0?",
      answer: "Oui. Seule compte l'arrivée. Il peut aussi monter depuis le sol.",
    },
    alreadyTogether: {
      ask: 'Ils sont déjà côte à côte. Puis-je encore gagner ainsi\u00a0?',
      answer: "Oui. Déplacez l'un d'eux sur une autre case de niveau 1 qui touche aussi l'autre.",
    },
    pushedTogether: {
      ask: "Et si un adversaire pousse l'un à côté de l'autre\u00a0?",
      answer: "Il ne se passe rien. C'est à vous de faire le déplacement, pendant votre tour.",
    },
    hera: {
      ask: "Héra peut-elle m'arrêter\u00a0?",
      answer: "Oui, si votre pas finit au bord du plateau. L'endroit où se trouve l'autre bâtisseur ne compte pas.",
    },
    threePlayers: {
      ask: 'Est-ce différent à trois joueurs\u00a0?',
      answer: 'Oui. Tout niveau convient alors, y compris le sol, pourvu que ce soit le même pour les deux.',
    },
  },
} satisfies GuideWords;
