import type { GuideWords } from '../../guide-words.ts';

export const moerae = {
  demo: "L'adversaire monte au niveau 3, mais sur l'une de vos quatre cases du destin. La victoire est à vous.",
  limit:
    "Seule compte la case d'arrivée. Cet adversaire part d'une case du destin, monte au niveau 3 sur une case ordinaire, et gagne.",
  task: "Deux pas feraient gagner l'adversaire, et l'un d'eux mène sur vos cases du destin c4, d4, c5 et d5. Faites en sorte qu'il ne puisse pas gagner.",
  done: "La seule tour qui reste est sur une case du destin. S'il y monte, c'est vous qui gagnez.",
  misses: {
    trap: "Cette tour est sur une case du destin\u00a0: c'est justement celle qu'il faut laisser ouverte.",
  },
  questions: {
    panLeap: {
      ask: 'Cela marche-t-il aussi contre le saut de Pan\u00a0?',
      answer:
        "Oui. Son saut vers le bas est aussi un déplacement gagnant\u00a0: s'il arrive sur une case du destin, vous gagnez.",
    },
    ownClimbOnFate: {
      ask: 'Et si je monte moi-même au niveau 3 sur une case du destin\u00a0?',
      answer: "Vous gagnez comme d'habitude. Ces cases ne sont un piège que pour vos adversaires.",
    },
    winWithoutMove: {
      ask: 'Une victoire sans déplacement me revient-elle aussi, comme la cinquième tour de Chronos\u00a0?',
      answer: "Non. Même si cette tour est sur une case du destin, personne n'y est allé, et Chronos gagne.",
    },
    buildOnFate: {
      ask: 'Construire sur une case du destin change-t-il quelque chose\u00a0?',
      answer: 'Non. Vous pouvez même y élever la tour vous-même, comme ici\u00a0: la case reste un piège.',
    },
    allThreeWorkers: {
      ask: 'Mes trois bâtisseurs jouent-ils à chaque tour\u00a0?',
      answer: "Non. L'un d'eux se déplace, et c'est lui qui construit.",
    },
  },
} satisfies GuideWords;
