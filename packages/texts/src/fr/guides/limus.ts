import type { GuideWords } from '../../guide-words.ts';

export const limus = {
  demo: 'Vous vous placez à côté de la tour de deux blocs. Votre adversaire monte juste à côté, mais il ne peut pas la rehausser et doit construire ailleurs.',
  limit:
    "Vous portez la tour au niveau 3 pour y monter ensuite. Mais un dôme sur trois blocs est permis, même à côté de votre bâtisseur\u00a0: l'adversaire la ferme.",
  task: 'Les deux bâtisseurs adverses sont au bord du plateau. Ne leur laissez aucune case où construire, et gagnez dès ce tour.',
  done: "Où qu'ils aillent, toutes les cases où ils pourraient construire sont à côté de vos bâtisseurs. Qui ne peut pas terminer son tour a perdu.",
  questions: {
    stepBesideWorkers: {
      ask: 'Les adversaires peuvent-ils venir à côté de mes bâtisseurs\u00a0?',
      answer: 'Oui. Limos interdit de construire, pas de se déplacer. Ils peuvent même y monter au niveau 3 et gagner.',
    },
    atlasLowDome: {
      ask: 'Atlas peut-il poser un dôme sur une tour basse à côté de mon bâtisseur\u00a0?',
      answer: 'Non. À côté de vos bâtisseurs, seul un dôme sur trois blocs est permis.',
    },
    ownerBound: {
      ask: "L'interdiction vaut-elle aussi pour moi\u00a0?",
      answer: 'Non. Vous construisez où vous voulez, y compris à côté de votre autre bâtisseur.',
    },
    aresTakesBlock: {
      ask: 'Arès peut-il retirer un bloc à côté de mon bâtisseur\u00a0?',
      answer: "Oui. Retirer un bloc n'est pas construire.",
    },
    apolloSwapsAndBuilds: {
      ask: 'Et si Apollon échange sa place avec mon bâtisseur, puis construit\u00a0?',
      answer:
        "C'est la place de vos bâtisseurs au moment de construire qui compte. Après l'échange, les cases autour de la nouvelle place sont fermées, et les autres de nouveau libres.",
    },
  },
} satisfies GuideWords;
