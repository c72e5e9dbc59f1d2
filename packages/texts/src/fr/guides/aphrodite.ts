import type { GuideWords } from '../../guide-words.ts';

export const aphrodite = {
  demo: "Votre bâtisseur se place à côté de celui du niveau 2, loin de la tour. L'autre doit finir son déplacement près de vous\u00a0: il ne peut pas monter au niveau 3.",
  limit: "Ici, la tour touche aussi votre bâtisseur. En y montant, l'adversaire respecte la règle, et il gagne.",
  task: 'Le bâtisseur adverse peut monter de deux côtés. Empêchez-le de gagner au prochain tour.',
  done: "Il doit rester à côté de vous, et vous n'êtes à côté d'aucune des deux tours. Il n'a pas fallu de dôme.",
  misses: {
    besideTower:
      "De là, vous touchez vous-même une tour\u00a0: l'autre a le droit d'y monter. Placez-vous à côté du bâtisseur, mais à côté d'aucune des deux tours.",
    oneDome: "Un dôme laisse l'autre tour ouverte. Retenez plutôt le bâtisseur.",
  },
  questions: {
    workerNotBeside: {
      ask: "Le bâtisseur qui n'est pas à côté des miens est-il concerné\u00a0?",
      answer: 'Non. Il va où il veut.',
    },
    sameWorker: {
      ask: 'Un bâtisseur retenu doit-il rester à côté du même des miens\u00a0?',
      answer: "Non. Il peut en quitter un et finir à côté d'un autre des vôtres.",
    },
    height: {
      ask: 'La hauteur compte-t-elle\u00a0?',
      answer: "Non. À côté, c'est à côté, quels que soient les niveaux.",
    },
    noWorkerCanObey: {
      ask: 'Et si aucun bâtisseur ne peut obéir\u00a0?',
      answer: "Alors l'adversaire n'a aucun tour possible et il perd.",
    },
    artemisReturns: {
      ask: "Artémis peut-elle s'éloigner puis revenir\u00a0?",
      answer: 'Oui. Seul le dernier pas compte, le premier peut donc mener ailleurs.',
    },
  },
} satisfies GuideWords;
