import type { GuideWords } from '../../guide-words.ts';

export const hestia = {
  demo: "Vous fermez d'abord la tour du bord, avant que l'adversaire n'y monte. La seconde construction est pour vous\u00a0: une marche de plus au milieu.",
  limit:
    'Ici, vous avez commencé par le milieu. La seconde construction ne peut pas se faire sur le bord\u00a0: la tour dangereuse reste ouverte.',
  task: 'Votre adversaire peut monter au niveau 3 sur deux tours. Fermez-les toutes les deux dès ce tour.',
  done: "Deux dômes en un tour\u00a0: d'abord le bord, ensuite le milieu.",
  misses: {
    edgeLeft: 'La tour du bord est encore ouverte. Seule la première construction peut se faire sur le bord.',
    innerLeft: "C'est un bon début, mais la tour intérieure est encore ouverte. Il vous reste une construction.",
  },
  questions: {
    sameSpace: {
      ask: 'Peut-on construire deux fois sur la même case\u00a0?',
      answer: "Oui, si c'est l'une des neuf cases intérieures.",
    },
    secondIsDome: {
      ask: 'Le second élément peut-il être un dôme\u00a0?',
      answer: "Oui. Vous pouvez même le poser sur le bloc que vous venez de construire, si c'était le troisième.",
    },
    mustBuildTwice: {
      ask: 'Faut-il construire deux fois\u00a0?',
      answer: 'Non. Si une construction vous suffit, terminez votre tour après celle-ci.',
    },
    otherWorkerBuilds: {
      ask: 'Mon autre bâtisseur peut-il faire la seconde construction\u00a0?',
      answer: "Non. Les deux constructions reviennent au bâtisseur qui s'est déplacé.",
    },
    fromCorner: {
      ask: 'Que puis-je faire depuis un coin\u00a0?',
      answer:
        "Pas grand-chose\u00a0: un coin ne touche qu'une seule case intérieure, et la seconde construction ne peut aller que là.",
    },
  },
} satisfies GuideWords;
