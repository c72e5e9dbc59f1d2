import type { GuideWords } from '../../guide-words.ts';

export const chaos = {
  demo: 'Vous construisez un dôme\u00a0: après votre tour, une nouvelle carte est retournée, Apollon. Au tour suivant, vous échangez déjà votre place grâce à lui.',
  limit: "La tour a atteint le niveau 3, mais personne n'a construit de dôme. Votre carte reste la même.",
  task: 'Votre carte face visible est Artémis. Gagnez dès ce tour.',
  done: 'Demandez-vous toujours ce que permet votre carte à cet instant. Au prochain dôme, elle sera peut-être partie.',
  misses: {
    closed: "La tour qui suit est coiffée d'un dôme. Essayez de l'autre côté.",
    oneStep: 'Vous êtes au niveau 2, mais Artémis vous donne un second pas.',
  },
  questions: {
    opponentsDome: {
      ask: "Un dôme de l'adversaire change-t-il aussi ma carte\u00a0?",
      answer: "Oui. N'importe quel dôme, de n'importe qui. La nouvelle carte compte dès la fin de ce tour.",
    },
    lowDome: {
      ask: 'Un dôme sur une tour basse compte-t-il\u00a0?',
      answer: 'Oui. Tous les dômes comptent, même ceux posés au sol.',
    },
    changeDuringTurn: {
      ask: 'Je construis un dôme\u00a0: est-ce que je perds mon pouvoir aussitôt\u00a0?',
      answer:
        "Non. Vous le gardez jusqu'à la fin du tour. Avec Déméter, vous pouvez encore construire une seconde fois.",
    },
    chooseCard: {
      ask: 'Puis-je choisir la carte suivante\u00a0?',
      answer: 'Non. Elle est tirée au hasard parmi celles qui restent. Vous pouvez voir lesquelles.',
    },
    noCardsLeft: {
      ask: "Et quand il n'y a plus de cartes\u00a0?",
      answer: "On les mélange toutes, avec celle qu'on vient d'écarter. La même peut donc revenir tout de suite.",
    },
  },
} satisfies GuideWords;
