import type { GuideWords } from '../../guide-words.ts';

export const heracles = {
  demo: 'Après la construction ordinaire, les deux bâtisseurs posent des dômes, trois en tout, quelle que soit la hauteur. Ces cases sont fermées pour de bon.',
  limit: "Chaque bâtisseur n'atteint que les cases voisines. Celui-ci ne peut pas poser un dôme à deux cases de lui.",
  task: "L'adversaire se tient entre deux tours de niveau 3. Faites en sorte qu'il ne puisse pas gagner.",
  done: 'À eux deux, vos bâtisseurs ont fermé les deux tours en un seul tour.',
  misses: {
    oneTower: "L'une des tours est encore ouverte. Vos deux bâtisseurs peuvent poser des dômes.",
  },
  questions: {
    ordinaryBuild: {
      ask: 'Les dômes remplacent-ils ma construction ordinaire\u00a0?',
      answer: "Non. Ils viennent après\u00a0: ici, d'abord un bloc, puis un dôme.",
    },
    blockJustBuilt: { ask: 'Puis-je poser un dôme sur le bloc que je viens de construire\u00a0?', answer: 'Oui.' },
    completeTowers: {
      ask: 'Des dômes bas comptent-ils comme tours complètes pour Chronos\u00a0?',
      answer: "Non. Une tour complète, c'est un dôme sur trois blocs. Celle-ci n'en a que deux, et la partie continue.",
    },
    besideLimus: {
      ask: 'Peut-il poser des dômes à côté des bâtisseurs de Limos\u00a0?',
      answer: 'Seulement sur trois blocs. Tout autre dôme y est interdit, comme pour tout le monde.',
    },
    shutHimselfIn: {
      ask: "Peut-il s'enfermer lui-même\u00a0?",
      answer: 'Oui, alors attention. Vous ne perdez pas aussitôt, mais quand revient votre tour.',
    },
  },
} satisfies GuideWords;
