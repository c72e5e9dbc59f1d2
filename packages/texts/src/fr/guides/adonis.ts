import type { GuideWords } from '../../guide-words.ts';

export const adonis = {
  demo: "Le bâtisseur marqué voudrait monter au niveau 2, loin de vous. Mais il doit finir le tour à côté de l'un des vôtres\u00a0: il ne le peut donc pas.",
  limit:
    'Ce bâtisseur est trop loin pour rejoindre les vôtres en un tour. Il est donc libre, et le pouvoir a servi quand même.',
  task: "L'adversaire peut atteindre deux tours de niveau 3. Faites en sorte qu'il ne puisse pas gagner.",
  done: "Une tour a son dôme. L'autre éloignerait des vôtres le bâtisseur marqué, et c'est interdit.",
  misses: {
    open: "Deux bâtisseurs adverses peuvent monter en c4, et une marque n'en retient qu'un. Il faut un dôme sur cette tour.",
    loose: 'La tour en d3 est encore à portée. Marquez le bâtisseur voisin, et tenez les vôtres loin de cette tour.',
  },
  questions: {
    winInstead: {
      ask: "L'adversaire peut-il gagner avec un autre bâtisseur\u00a0?",
      answer: 'Non, pas si celui qui est marqué peut rejoindre les vôtres. Cela passe avant la victoire.',
    },
    markedHasToMove: {
      ask: 'Le bâtisseur marqué doit-il se déplacer\u00a0?',
      answer: "Non. S'il est déjà à côté de l'un des vôtres, il peut y rester pendant qu'un autre joue.",
    },
    markedWins: {
      ask: 'Le bâtisseur marqué peut-il gagner\u00a0?',
      answer: "Oui, si son pas gagnant finit à côté de l'un de vos bâtisseurs.",
    },
    artemisSecondStep: {
      ask: 'Artémis doit-elle faire son second pas pour cela\u00a0?',
      answer: "Oui, si c'est le seul moyen d'amener son bâtisseur à côté des vôtres.",
    },
    markDuration: {
      ask: 'Combien de temps dure la marque\u00a0?',
      answer: "Un tour de l'adversaire. Ensuite, il est de nouveau libre.",
    },
  },
} satisfies GuideWords;
