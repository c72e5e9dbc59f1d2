import type { GuideWords } from '../../guide-words.ts';

export const demeter = {
  demo: "Depuis le niveau 2, vous élevez deux tours au niveau 3 d'un seul coup. L'adversaire ne pourra en fermer qu'une.",
  limit: "La seconde construction doit se faire ailleurs. La tour que vous venez d'élever lui est interdite.",
  task: "L'adversaire menace de monter de deux côtés. Jouez de façon que personne ne gagne au prochain tour.",
  done: 'Deux constructions arrêtent deux menaces, à condition de trouver la case qui touche les deux tours.',
  misses: {
    oneDome: "L'une des tours est encore ouverte. Cherchez une case d'où vous atteignez les deux.",
  },
  questions: {
    mustBuildTwice: {
      ask: 'Faut-il construire deux fois\u00a0?',
      answer: 'Non. Après la première construction, vous pouvez simplement terminer votre tour.',
    },
    otherWorkerBuilds: {
      ask: 'Mon autre bâtisseur peut-il faire la seconde construction\u00a0?',
      answer: 'Non. Les deux sont faites par le bâtisseur déplacé, depuis la case où il se trouve.',
    },
    bothDomes: {
      ask: 'Peut-on poser deux dômes\u00a0?',
      answer: "Oui, s'il y a deux tours de niveau 3 à côté de votre bâtisseur.",
    },
    noSecondSpace: {
      ask: "Et s'il n'y a pas de seconde case où construire\u00a0?",
      answer: "Votre tour se termine après la première construction. Vous n'y perdez rien.",
    },
    fifthTowerOfChronus: {
      ask: 'Et si mon premier dôme achève la cinquième tour complète contre Chronos\u00a0?',
      answer: "Il gagne aussitôt. Votre seconde construction n'a pas lieu.",
    },
  },
} satisfies GuideWords;
