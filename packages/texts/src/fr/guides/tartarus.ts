import type { GuideWords } from '../../guide-words.ts';

export const tartarus = {
  demo: "L'adversaire entre sur la case que vous avez choisie en secret, l'Abîme, et perd aussitôt.",
  limit: "L'Abîme n'épargne personne. Si votre propre bâtisseur y entre, vous perdez.",
  task: "Deux pas mèneraient l'adversaire au niveau 3, et l'un d'eux conduit dans votre Abîme en d2. Faites en sorte qu'il ne puisse pas gagner.",
  done: "La seule tour qui reste se dresse sur l'Abîme. Qu'il y monte.",
  misses: {
    trap: "Cette tour se dresse sur l'Abîme\u00a0: c'est justement celle qu'il faut laisser ouverte.",
  },
  questions: {
    levelThreeOnAbyss: {
      ask: 'Et si un adversaire y monte au niveau 3\u00a0?',
      answer: 'Alors il perd au lieu de gagner.',
    },
    pushedIn: {
      ask: "Un bâtisseur est poussé dans l'Abîme. Qui perd\u00a0?",
      answer:
        "Le joueur à qui il appartient, quel que soit celui qui l'a poussé. Ici, le Minotaure pousse le vôtre, et vous perdez.",
    },
    blockOnAbyss: {
      ask: "Un bloc posé sur l'Abîme le ferme-t-il\u00a0?",
      answer: "Non. Il reste l'Abîme, à toute hauteur.",
    },
    passThrough: {
      ask: "Suffit-il de traverser l'Abîme\u00a0?",
      answer: 'Oui. Artémis veut faire deux pas, mais le premier met fin à la partie.',
    },
    onlyStepLeft: {
      ask: 'Et si le seul pas possible y mène\u00a0?',
      answer: 'Alors il faut le faire, même si vous savez ce qui vous attend.',
    },
  },
} satisfies GuideWords;
