import type { GuideWords } from '../../guide-words.ts';

export const minotaur = {
  demo: "Votre bâtisseur charge jusqu'au niveau 2 et repousse l'autre au sol, de l'autre côté. C'est vous maintenant qui êtes à côté du niveau 3, et plus lui.",
  limit: "Juste derrière ce bâtisseur, le plateau s'arrête. Il n'y a pas de case où le repousser, donc pas de charge.",
  task: "Le bâtisseur adverse peut monter de deux côtés. Jouez de façon que l'adversaire ne puisse pas gagner au prochain tour.",
  done: 'Tout est dans la direction\u00a0: le bâtisseur poussé doit arriver là où il ne menace plus rien.',
  misses: {
    stillHigh: "Vous l'avez poussé sur un autre niveau 2, juste à côté d'une tour. Poussez-le plus bas.",
    oneDome: "Un dôme ne suffit pas, l'autre tour reste ouverte. Écartez plutôt le bâtisseur.",
  },
  questions: {
    pushedToLevelThree: {
      ask: 'Un bâtisseur que je pousse au niveau 3 gagne-t-il\u00a0?',
      answer: "Non. Être poussé n'est pas un déplacement\u00a0: personne ne gagne ainsi.",
    },
    chargeTwoLevelsUp: {
      ask: 'Puis-je charger un bâtisseur deux niveaux plus haut\u00a0?',
      answer:
        "Non. Votre propre pas monte d'un niveau au plus. C'est seulement pour celui qu'on pousse que la hauteur ne compte pas.",
    },
    ownWorker: {
      ask: 'Puis-je pousser mon propre bâtisseur\u00a0?',
      answer: 'Non. On ne pousse que les bâtisseurs adverses.',
    },
    twoInRow: {
      ask: 'Puis-je pousser deux bâtisseurs à la file\u00a0?',
      answer: 'Non. La case derrière le premier doit être libre.',
    },
    buildWhereItCameFrom: {
      ask: "Puis-je construire sur la case que j'ai quittée\u00a0?",
      answer: 'Oui. Après la charge, elle est libre.',
    },
  },
} satisfies GuideWords;
