import type { GuideWords } from '../../guide-words.ts';

export const zeus = {
  demo: 'Vous montez au niveau 1 et construisez sous vos propres pieds. À la fin du tour, vous êtes au niveau 2.',
  limit:
    "Vous vous élevez du niveau 2 au niveau 3 sur votre propre bloc. Mais s'élever n'est pas se déplacer\u00a0: la partie continue.",
  task: 'Les deux tours sont encore trop hautes pour vous. Gagnez à votre second tour.',
  done: "Grâce au bloc sous vos pieds, vous étiez au niveau 2, et votre adversaire ne pouvait fermer qu'une seule des deux tours.",
  questions: {
    winAfterRising: {
      ask: 'Me voilà au niveau 3. Comment gagner, maintenant\u00a0?',
      answer: 'Descendez, puis remontez plus tard au niveau 3.',
    },
    domeOnLevelThree: {
      ask: 'Puis-je poser un dôme sous moi au niveau 3\u00a0?',
      answer: "Non. Là-haut, vous ne pouvez construire qu'à côté de vous.",
    },
    noSpaceAround: {
      ask: "Et s'il n'y a aucune case où construire autour de moi\u00a0?",
      answer:
        'Le bloc sous vos pieds sauve alors votre tour. Ici, Limos a tout fermé autour de vous, et vous construisez quand même.',
    },
    workerThatStayed: {
      ask: "Le bâtisseur resté en place peut-il s'élever\u00a0?",
      answer: "Non. Seul construit celui qui s'est déplacé\u00a0: lui seul peut donc s'élever.",
    },
    underAthena: {
      ask: "Puis-je m'élever quand Athéna interdit de monter\u00a0?",
      answer: "Oui. S'élever sur son propre bloc n'est pas monter.",
    },
  },
} satisfies GuideWords;
