import type { GuideWords } from '../../guide-words.ts';

export const poseidon = {
  demo: "Le bâtisseur déplacé construit comme d'habitude. Puis celui qui est resté au sol construit trois fois\u00a0: voilà deux tours de niveau 3, et votre adversaire ne peut en fermer qu'une.",
  limit:
    "Ici, le bâtisseur resté en place est au niveau 1. Il n'a de constructions en plus que s'il est au sol\u00a0: votre tour est fini.",
  task: 'Votre adversaire peut gagner sur trois tours. Fermez-les toutes dès ce tour.',
  done: 'Un dôme posé par le bâtisseur déplacé, deux par celui qui est resté au sol.',
  misses: {
    moved: 'Les constructions en plus reviennent au bâtisseur qui reste en place. Lequel des deux doit rester\u00a0?',
  },
  questions: {
    sameSpace: {
      ask: 'Les trois constructions peuvent-elles se faire sur la même case\u00a0?',
      answer: 'Oui, et il peut y avoir un dôme parmi elles.',
    },
    extraBuildsFirst: {
      ask: "Puis-je faire les constructions en plus avant l'ordinaire\u00a0?",
      answer: "Non. Le bâtisseur déplacé doit d'abord construire, les constructions en plus viennent à la fin.",
    },
    mustBuildAll: { ask: 'Faut-il construire les trois fois\u00a0?', answer: 'Non. Arrêtez-vous quand vous voulez.' },
    moverBuilds: {
      ask: 'Le bâtisseur déplacé peut-il faire les constructions en plus\u00a0?',
      answer: "Non. Elles reviennent à un bâtisseur qui ne s'est pas déplacé ce tour-ci.",
    },
    oneWorkerLeft: {
      ask: "Et si je n'ai plus qu'un bâtisseur\u00a0?",
      answer: 'Il doit se déplacer, personne ne reste donc en place\u00a0: pas de constructions en plus.',
    },
  },
} satisfies GuideWords;
