import type { GuideWords } from '../../guide-words.ts';

export const terpsichore = {
  demo: 'Les deux bâtisseurs se déplacent, puis tous deux construisent, ici sur la même case\u00a0: elle gagne deux niveaux en un tour.',
  limit:
    "Le premier bâtisseur s'est déplacé et voudrait construire. Pas encore\u00a0: l'autre doit d'abord se déplacer aussi.",
  task: "L'un des coins du plateau est loin des bâtisseurs adverses. Construisez-y avec vos deux bâtisseurs et gagnez à votre second tour.",
  done: "Deux blocs sur une tour, et un bâtisseur au niveau 2 juste à côté\u00a0: l'adversaire arrive trop tard.",
  misses: {
    low: "Une tour haute ne suffit pas\u00a0: l'un de vos bâtisseurs doit être au niveau 2 à côté d'elle.",
  },
  questions: {
    firstWorkerWins: {
      ask: "L'autre bâtisseur doit-il se déplacer si le premier gagne\u00a0?",
      answer: "Non. La partie est finie aussitôt, même si l'autre ne pouvait pas du tout se déplacer.",
    },
    sameSpace: {
      ask: 'Peuvent-ils construire tous deux sur la même case\u00a0?',
      answer: "Oui, l'un après l'autre. Ici, le premier pose le troisième bloc et le second le dôme.",
    },
    stepOntoLeftSpace: {
      ask: "L'un peut-il aller sur la case que l'autre vient de quitter\u00a0?",
      answer: "Oui. Ils se déplacent l'un après l'autre, dans l'ordre que vous voulez.",
    },
    oneCannotMove: {
      ask: "Et si l'un de mes bâtisseurs ne peut pas se déplacer\u00a0?",
      answer: "Vous ne pouvez alors pas terminer votre tour, et vous perdez, à moins que l'autre ne gagne par son pas.",
    },
    underAthena: {
      ask: "L'interdiction d'Athéna vaut-elle pour les deux\u00a0?",
      answer: 'Oui, pour chaque pas de la danse.',
    },
  },
} satisfies GuideWords;
