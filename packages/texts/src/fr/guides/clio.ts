import type { GuideWords } from '../../guide-words.ts';

export const clio = {
  demo: 'Votre bloc reçoit une pièce de monnaie. Votre adversaire ne peut ni y monter ni construire dessus\u00a0: il doit chercher ailleurs.',
  limit: 'Les trois pièces ont déjà servi. Ce bloc est un bloc ordinaire, et votre adversaire y monte.',
  task: 'Il vous reste une pièce. Votre adversaire est aussi haut que vous\u00a0: gagnez quand même à votre second tour.',
  done: 'Grâce à la pièce, cette case était un dôme pour votre adversaire, et une case ordinaire pour vous.',
  questions: {
    ownCoins: {
      ask: 'Puis-je aller sur mes propres pièces\u00a0?',
      answer: 'Oui, et vous pouvez y gagner. Pour vous, ce sont des cases ordinaires.',
    },
    domeUsesCoin: {
      ask: 'Un dôme consomme-t-il une pièce\u00a0?',
      answer: 'Non. Seuls les blocs en reçoivent. Après un dôme, la pièce attend votre prochain bloc.',
    },
    buildOnOwnCoin: {
      ask: "Et si je construis sur l'une de mes pièces\u00a0?",
      answer: "Elle est perdue. Le nouveau bloc n'en reçoit une autre que s'il vous en reste.",
    },
    apolloSwap: {
      ask: 'Apollon peut-il échanger sa place avec mon bâtisseur qui se tient sur une pièce\u00a0?',
      answer:
        "Non. Pendant son tour, cette case n'est qu'un dôme, et personne ne peut atteindre le bâtisseur qui s'y trouve.",
    },
    hypnus: {
      ask: "Une pièce me protège-t-elle d'Hypnos\u00a0?",
      answer:
        "Non. Pendant votre propre tour, les pièces ne changent rien\u00a0: votre bâtisseur le plus haut dort comme d'habitude.",
    },
  },
} satisfies GuideWords;
