import type { GuideWords } from '../../guide-words.ts';

export const morpheus = {
  demo: "Vous avez deux éléments en réserve, et un troisième arrive. Vous montez au niveau 2 et portez deux tours au niveau 3 d'un coup\u00a0: votre adversaire ne peut en fermer qu'une.",
  limit:
    "Ici, la réserve était vide\u00a0: vous n'avez que l'élément de ce tour. Aucune construction ordinaire ne s'y ajoute\u00a0: après une seule construction, votre tour est fini.",
  task: 'Les deux bâtisseurs adverses sont dans le coin, avec une seule issue. Fermez-la et gagnez dès ce tour\u00a0: vous avez un élément en réserve, et un autre arrive.',
  done: "Deux éléments d'un coup, et l'issue est haute de deux niveaux. Votre adversaire ne peut plus bouger\u00a0: il a perdu.",
  misses: { oneBlock: "Un seul bloc n'est qu'une marche pour eux. Dépensez aussi votre autre élément." },
  questions: {
    mustBuild: {
      ask: 'Faut-il construire à chaque tour\u00a0?',
      answer: 'Non. Vous pouvez vous contenter de vous déplacer et tout garder pour plus tard.',
    },
    firstTurn: {
      ask: 'Puis-je construire dès mon premier tour\u00a0?',
      answer:
        'Oui. Chaque tour commence par un élément mis en réserve, le premier aussi, et vous pouvez le dépenser tout de suite.',
    },
    sameSpace: {
      ask: 'Peut-on mettre plusieurs éléments sur la même case\u00a0?',
      answer: "Oui, jusqu'au dôme. Avec quatre éléments, vous élevez une tour complète à partir de rien.",
    },
    otherWorkerBuilds: {
      ask: 'Mon autre bâtisseur peut-il construire\u00a0?',
      answer: "Non. Seul construit celui qui s'est déplacé, depuis la case où il se trouve maintenant.",
    },
    savingLimit: {
      ask: 'La réserve est-elle limitée\u00a0?',
      answer: 'Non. Épargnez aussi longtemps que vous voulez, et dépensez tout en un seul tour si cela vous arrange.',
    },
  },
} satisfies GuideWords;
