import type { GuideWords } from '../../guide-words.ts';

export const hera = {
  demo: "Vous fermez la tour intérieure. Votre adversaire monte alors au niveau 3 sur le bord, et la partie continue comme si de rien n'était.",
  limit:
    "Cette fois, vous fermez la tour du bord. Héra ne peut rien pour celle de l'intérieur\u00a0: votre adversaire y monte et gagne.",
  task: "Votre adversaire peut monter au niveau 3 des deux côtés, et vous ne construisez qu'une fois. Faites en sorte qu'il ne puisse pas gagner.",
  done: 'Avec Héra, la tour du bord ne présente aucun danger. Un dôme au bon endroit a suffi.',
  misses: {
    edge: 'Cette tour-là, Héra la surveillait déjà. Laquelle peut encore faire gagner votre adversaire\u00a0?',
  },
  questions: {
    comeDownAndWinLater: {
      ask: "Un adversaire peut-il redescendre d'une tour du bord et gagner plus tard\u00a0?",
      answer:
        "Oui, sur une tour intérieure. Descendre au niveau 2 puis remonter au niveau 3 à l'intérieur fait gagner comme d'habitude.",
    },
    artemisSecondStep: {
      ask: 'Artémis peut-elle gagner par son second pas depuis un niveau 3 au bord\u00a0?',
      answer:
        "Non. Elle peut continuer, mais passer d'un niveau 3 à un autre n'est pas monter\u00a0: ce pas ne fait pas gagner non plus.",
    },
    ownWinOnEdge: {
      ask: 'Et moi, est-ce que je gagne sur le bord\u00a0?',
      answer: 'Oui. Héra ne retient que vos adversaires.',
    },
    panLeapsToEdge: {
      ask: 'Arrête-t-elle aussi Pan quand il saute sur le bord\u00a0?',
      answer: 'Oui. Un pas qui finit sur le bord ne fait jamais gagner un adversaire, quelle que soit la condition.',
    },
    chronusTowerOnEdge: {
      ask: 'Arrête-t-elle Chronos si la cinquième tour se trouve sur le bord\u00a0?',
      answer: 'Non. Chronos gagne par une construction, et Héra ne surveille que les pas.',
    },
  },
} satisfies GuideWords;
