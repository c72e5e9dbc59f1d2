import type { GuideWords } from '../../guide-words.ts';

export const medusa = {
  demo: "Vous montez au niveau 1 à côté d'un bâtisseur au sol. À la fin de votre tour, il est changé en pierre\u00a0: il quitte la partie et un bloc prend sa place.",
  limit: "Ce bâtisseur adverse est lui aussi au niveau 1. Aussi haut n'est pas plus bas\u00a0: il ne lui arrive rien.",
  task: 'Changez les deux bâtisseurs adverses en pierre dès ce tour.',
  done: "Chacun était à côté de l'un de vos bâtisseurs et plus bas que lui. Sans bâtisseur, votre adversaire a perdu.",
  misses: {
    onlyOne: "En voilà un de moins. L'autre aussi doit être à côté de l'un de vos bâtisseurs et plus bas que lui.",
  },
  questions: {
    spareWorker: {
      ask: 'Puis-je épargner un bâtisseur\u00a0?',
      answer: "Non. C'est automatique, même si le nouveau bloc aide l'adversaire à monter.",
    },
    workerThatStayed: {
      ask: 'Mon bâtisseur resté en place compte-t-il\u00a0?',
      answer: 'Oui. Vos deux bâtisseurs changent en pierre leurs voisins plus bas.',
    },
    domeInstead: {
      ask: "Est-ce qu'un dôme peut apparaître ainsi\u00a0?",
      answer:
        "Non, c'est toujours un bloc. Une victime est au niveau 2 au plus, il n'y aura donc jamais plus de trois blocs.",
    },
    opponentStepsBelow: {
      ask: 'Et si un adversaire vient à côté de moi, plus bas, pendant son propre tour\u00a0?',
      answer: 'Il ne se passe encore rien. Seul compte qui se trouve là à la fin de votre tour à vous.',
    },
    replacesBuild: {
      ask: 'Cela remplace-t-il ma construction\u00a0?',
      answer: "Non. Vous vous déplacez et construisez comme d'habitude, la pierre vient après.",
    },
  },
} satisfies GuideWords;
