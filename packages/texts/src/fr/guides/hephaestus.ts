import type { GuideWords } from '../../guide-words.ts';

export const hephaestus = {
  demo: 'Deux blocs sur la même tour\u00a0: du niveau 1 au niveau 3 en un tour. Votre bâtisseur est à côté, au niveau 2, prêt à monter.',
  limit:
    "Le premier bloc atteint le niveau 3. Ensuite viendrait un dôme, or le second élément est toujours un bloc\u00a0: votre tour s'arrête là.",
  task: "Gagnez à votre prochain tour\u00a0: élevez maintenant la tour où vous monterez, là où l'adversaire arrivera trop tard.",
  done: "Avec deux blocs d'un coup, l'adversaire n'a plus le temps de réagir.",
  misses: {
    capped: "L'adversaire était assez près pour poser un dôme. Construisez de l'autre côté.",
  },
  questions: {
    bareGround: {
      ask: 'Puis-je commencer à même le sol\u00a0?',
      answer: 'Oui. Une case vide passe au niveau 2, un niveau 1 passe au niveau 3.',
    },
    otherSpace: {
      ask: 'Le second bloc peut-il aller sur une autre case\u00a0?',
      answer: 'Non. Il se pose sur le bloc que vous venez de construire.',
    },
    blockAfterDome: {
      ask: 'Puis-je ajouter un bloc après avoir construit un dôme\u00a0?',
      answer: 'Non. Le second élément est un bloc sur un bloc\u00a0; après un dôme, votre tour est fini.',
    },
    mustBuildTwice: {
      ask: 'Le second bloc est-il obligatoire\u00a0?',
      answer: 'Non. Vous pouvez terminer votre tour après le premier.',
    },
    besideLimus: {
      ask: 'Cela marche-t-il à côté des bâtisseurs de Limos\u00a0?',
      answer: "Non. Vous ne pouvez même pas y poser le premier bloc\u00a0: il n'y en a donc pas de second.",
    },
  },
} satisfies GuideWords;
