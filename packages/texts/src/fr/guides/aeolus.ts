import type { GuideWords } from '../../guide-words.ts';

export const aeolus = {
  demo: "Votre adversaire se tient juste à côté d'un niveau 3, et vous êtes trop loin pour y poser un dôme. Alors vous orientez le vent contre ce pas\u00a0: personne ne peut avancer droit contre lui.",
  limit:
    "Le vent n'arrête que le pas droit contre lui. Ici, votre adversaire passe en diagonale, monte au niveau 3 et gagne.",
  task: "Votre adversaire peut gagner sur deux tours, et vous ne pouvez en fermer qu'une. Arrêtez-le des deux côtés.",
  done: "Un dôme pour une tour, le vent pour l'autre.",
  misses: {
    wind: "Une tour est fermée, l'autre encore ouverte. Faites souffler le vent depuis celle-ci vers le bâtisseur adverse.",
  },
  questions: {
    ownerBound: {
      ask: 'Le vent vaut-il aussi pour moi\u00a0?',
      answer:
        "Oui. Personne ne peut avancer droit contre lui\u00a0: pensez à votre prochain pas quand vous l'orientez.",
    },
    keepOrStopWind: {
      ask: 'Puis-je laisser le vent tel quel, ou le faire tomber\u00a0?',
      answer:
        "Vous pouvez le laisser tel quel. Mais il ne tombe jamais\u00a0: il souffle toujours dans l'une des huit directions.",
    },
    artemisBothSteps: {
      ask: "Compte-t-il pour les deux pas d'Artémis\u00a0?",
      answer: 'Oui. Chaque pas est examiné à part.',
    },
    charonAgainstWind: {
      ask: "Charon peut-il transporter quelqu'un contre le vent\u00a0?",
      answer: "Oui. Le vent n'arrête que les pas, et être transporté n'en est pas un.",
    },
    noStepLeft: {
      ask: 'Et si le vent ne laisse plus aucun pas à un joueur\u00a0?',
      answer: 'Alors ce joueur a perdu. Un vent bien orienté peut vous donner la victoire.',
    },
  },
} satisfies GuideWords;
