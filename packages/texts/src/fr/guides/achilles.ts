import type { GuideWords } from '../../guide-words.ts';

export const achilles = {
  demo: 'Il se construit une marche, y monte et construit encore, le tout en un tour. Du niveau 1, le voilà aussitôt au niveau 2.',
  limit: "Le bâtisseur qui a construit d'abord doit continuer. L'autre ne peut pas se déplacer à sa place.",
  task: "Il n'y a pas encore de niveau 3 sur le plateau. Gagnez quand même dès ce tour.",
  done: "Vous avez construit vous-même la dernière marche. L'adversaire n'a pas eu le temps de réagir.",
  misses: {
    late: "La tour est maintenant assez haute, mais votre tour est fini. Construisez d'abord avec le bâtisseur du niveau 2, puis montez.",
  },
  questions: {
    buildAfterWin: {
      ask: 'Doit-il construire encore après un pas gagnant\u00a0?',
      answer: "Non. La partie est finie dès qu'il est en haut.",
    },
    sameSpace: {
      ask: 'Les deux constructions peuvent-elles être sur la même case\u00a0?',
      answer: "Oui, pourvu qu'il l'atteigne depuis ses deux cases.",
    },
    domeFirst: {
      ask: 'La première construction peut-elle être un dôme\u00a0?',
      answer: 'Oui, sur trois blocs, comme tout autre dôme.',
    },
    unusedPower: {
      ask: 'Le pouvoir est-il perdu si je joue un tour ordinaire\u00a0?',
      answer: "Non. Il reste disponible jusqu'à ce que vous construisiez avant un déplacement.",
    },
    climbUnderAthena: {
      ask: 'Peut-il monter sur son bloc quand Athéna est montée\u00a0?',
      answer: 'Non. Son déplacement respecte toutes les interdictions, et Athéna interdit de monter.',
    },
  },
} satisfies GuideWords;
