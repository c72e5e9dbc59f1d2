import type { GuideWords } from '../../guide-words.ts';

export const nemesis = {
  demo: "Aucun bâtisseur adverse n'est à côté des vôtres. À la fin de votre tour, vous échangez vos places\u00a0: vous voilà sur les tours de l'adversaire, et lui tout en bas.",
  limit: "Un bâtisseur adverse est à côté de l'un des vôtres. Cela suffit pour interdire l'échange, même avec l'autre.",
  task: "L'adversaire est à un pas de la victoire. Retournez cela contre lui et gagnez à votre second tour.",
  done: 'Vous avez construit pour la place que vous alliez prendre. Contre deux tours, un seul dôme ne suffit pas.',
  misses: {
    stayed: "La meilleure place du plateau appartient toujours à l'adversaire. Échangez vos places à la fin du tour.",
    oneThreat:
      "L'échange est la bonne idée, mais une seule tour est vite fermée. Construisez-en d'abord une deuxième à côté de votre future place.",
  },
  questions: {
    tradeOnlyOne: {
      ask: 'Puis-je échanger un seul de mes bâtisseurs\u00a0?',
      answer:
        'Non. Il faut échanger autant de paires que possible\u00a0: à deux contre deux, ce sont les deux ou aucun.',
    },
    tradedToLevelThree: {
      ask: "Est-ce que je gagne si l'échange me met au niveau 3\u00a0?",
      answer: "Non. Un échange n'est pas un déplacement\u00a0: il ne fait gagner personne, quelle que soit la hauteur.",
    },
    whoDecides: {
      ask: 'Qui décide où va chacun\u00a0?',
      answer: "Vous, pour vos bâtisseurs comme pour ceux de l'adversaire.",
    },
    tradeAgain: {
      ask: 'Puis-je recommencer au tour suivant\u00a0?',
      answer: "Oui, chaque fois qu'aucun bâtisseur adverse n'est à côté des vôtres à la fin de votre tour.",
    },
    oneOpposingWorker: {
      ask: "Et s'il ne reste qu'un bâtisseur à l'adversaire\u00a0?",
      answer: "Alors une seule paire s'échange, et vous choisissez lequel de vos bâtisseurs y participe.",
    },
  },
} satisfies GuideWords;
