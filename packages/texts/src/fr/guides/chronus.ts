import type { GuideWords } from '../../guide-words.ts';

export const chronus = {
  demo: 'Quatre tours complètes sont sur le plateau, et votre dôme achève la cinquième. Vous avez gagné sans monter.',
  limit:
    "Il y a maintenant cinq dômes, mais l'un d'eux repose sur deux blocs. Seules quatre tours sont complètes\u00a0: la partie continue.",
  task: 'Quatre tours sont complètes. Gagnez dès ce tour.',
  done: "La cinquième tour complète fait gagner, et il ne faut pour cela qu'un dôme.",
  questions: {
    opponentsTower: {
      ask: "Est-ce que cela compte si l'adversaire achève la cinquième tour\u00a0?",
      answer: 'Oui. Peu importe qui a construit les tours\u00a0: vous gagnez aussitôt, même pendant le tour adverse.',
    },
    winWaits: {
      ask: 'Ma victoire attend-elle la fin du tour\u00a0?',
      answer: "Non. Même si Prométhée achève la tour avant de se déplacer, la partie s'arrête là.",
    },
    winByClimbing: {
      ask: 'Puis-je aussi gagner en montant au niveau 3\u00a0?',
      answer: 'Oui, comme tout le monde.',
    },
    heraOnEdge: {
      ask: "Héra m'arrête-t-elle si la cinquième tour est au bord\u00a0?",
      answer: 'Non. Elle ne surveille que les pas vers le bord, pas les constructions.',
    },
    aresTakesTower: {
      ask: "Arès peut-il m'enlever une tour\u00a0?",
      answer: "Non. Une tour coiffée d'un dôme reste\u00a0: votre total ne baisse jamais.",
    },
  },
} satisfies GuideWords;
