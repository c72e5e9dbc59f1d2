import type { GuideWords } from '../../guide-words.ts';

export const polyphemus = {
  demo: "De l'autre bout du plateau, Polyphème pose deux dômes juste devant les bâtisseurs adverses.",
  limit: "Toute case libre convient, mais celle-ci ne l'est pas\u00a0: un bâtisseur adverse se tient sur la tour.",
  task: "L'adversaire peut monter sur deux tours de niveau 3, et vos bâtisseurs sont loin. Faites en sorte qu'il ne puisse pas gagner.",
  done: 'Deux dômes, juste là où il fallait, à toute distance.',
  misses: {
    oneDome: "L'une des tours est encore ouverte. Vous disposez de deux dômes.",
  },
  questions: {
    blockJustBuilt: { ask: 'Puis-je poser un dôme sur le bloc que je viens de construire\u00a0?', answer: 'Oui.' },
    unusedPower: {
      ask: 'Le pouvoir a-t-il servi si je ne pose aucun dôme\u00a0?',
      answer: 'Non. On vous le proposera de nouveau au tour suivant.',
    },
    shutOpponentIn: {
      ask: 'Puis-je enfermer un adversaire\u00a0?',
      answer: 'Oui. Qui ne peut pas terminer un tour perd.',
    },
    completeTowers: {
      ask: 'Ses dômes comptent-ils pour Chronos\u00a0?',
      answer:
        'Seulement sur trois blocs. Le premier dôme, ici, est sans danger, mais un second sur trois blocs serait la cinquième tour.',
    },
    mustSetBoth: {
      ask: 'Dois-je poser les deux dômes\u00a0?',
      answer: "Non, un seul suffit. Mais le pouvoir a alors servi, et vous n'aurez pas le second plus tard.",
    },
  },
} satisfies GuideWords;
