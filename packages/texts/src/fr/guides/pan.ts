import type { GuideWords } from '../../guide-words.ts';

export const pan = {
  demo: 'Pan saute du niveau 2 au sol. Deux niveaux de moins en un seul déplacement\u00a0: il a gagné.',
  limit: "Du niveau 2 au niveau 1, il ne descend que d'un niveau. La partie continue et il doit construire.",
  task: 'Autour de vous, aucun niveau 3 où monter. Gagnez dès ce tour.',
  done: "Descendre de deux niveaux en un déplacement suffit pour gagner, où que l'on arrive.",
  misses: { oneDown: 'Un seul niveau ne suffit pas. Cherchez une chute de deux niveaux.' },
  questions: {
    carriedDown: {
      ask: 'Pan gagne-t-il si un adversaire le fait descendre\u00a0?',
      answer:
        'Non. Seul son propre déplacement compte\u00a0: Charon le fait passer du niveau 2 au sol, et il ne se passe rien.',
    },
    levelThreeToOne: {
      ask: 'Descendre du niveau 3 au niveau 1, est-ce gagné\u00a0?',
      answer:
        'Oui. Tout déplacement qui finit au moins deux niveaux plus bas fait gagner\u00a0: de 3 à 1, de 3 à 0 et de 2 à 0.',
    },
    twoSmallSteps: {
      ask: "Deux petites descentes s'additionnent-elles\u00a0?",
      answer: 'Non. Les deux niveaux doivent être perdus en un seul déplacement.',
    },
    winByClimbing: {
      ask: 'Peut-il aussi gagner en montant au niveau 3\u00a0?',
      answer: 'Oui, comme tout le monde.',
    },
    edgeAgainstHera: {
      ask: 'Contre Héra, gagne-t-il en sautant sur le bord\u00a0?',
      answer:
        'Non. Contre Héra, personne ne gagne sur le bord du plateau, pas même par un saut. Il construit et la partie continue.',
    },
  },
} satisfies GuideWords;
