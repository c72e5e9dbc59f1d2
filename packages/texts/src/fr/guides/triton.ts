import type { GuideWords } from '../../guide-words.ts';

export const triton = {
  demo: 'Chaque pas finit sur le bord, vous pouvez donc continuer\u00a0: niveau 1, niveau 2 et niveau 3 en un seul tour.',
  limit:
    "Le second pas va vers l'intérieur, et cela met fin au déplacement. La tour de niveau 3, juste à côté, devra attendre.",
  task: 'La tour de niveau 3 est loin, mais un chemin y mène par le bord. Gagnez dès ce tour.',
  done: 'Tant que vos pas finissent sur le bord, il y en a toujours un de plus.',
  misses: { stopped: "C'est le bon chemin. Ne construisez pas encore\u00a0: depuis le bord, vous pouvez continuer." },
  questions: {
    startOnEdge: {
      ask: 'Ai-je droit à un pas de plus si je pars du bord\u00a0?',
      answer: "Non. Ce qui compte, c'est où finit le pas. Si le premier va vers l'intérieur, c'est le seul.",
    },
    returnToStart: {
      ask: 'Puis-je revenir à mon point de départ\u00a0?',
      answer: "Oui. C'est quand même un déplacement, et vous construisez ensuite.",
    },
    winningStepInside: {
      ask: "Le pas gagnant peut-il aller vers l'intérieur\u00a0?",
      answer: "Oui. Le dernier pas peut finir n'importe où, et chacun de vos pas peut faire gagner.",
    },
    otherWorkerSteps: {
      ask: 'Mon autre bâtisseur peut-il faire une partie des pas\u00a0?',
      answer: "Non. C'est le même bâtisseur qui les fait tous.",
    },
    hera: {
      ask: 'Que se passe-t-il contre Héra\u00a0?',
      answer:
        "Contre elle, le niveau 3 sur le bord ne fait pas gagner. Mais c'est le bord\u00a0: vous pouvez continuer, ou construire.",
    },
  },
} satisfies GuideWords;
