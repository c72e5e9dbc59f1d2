import type { GuideWords } from '../../guide-words.ts';

export const prometheus = {
  demo: 'Construire, avancer, construire encore\u00a0: la tour passe du niveau 1 au niveau 3 en un tour, et votre bâtisseur est toujours à côté, au niveau 2.',
  limit: 'Un bâtisseur qui a commencé par construire ne peut pas monter ce tour-ci. Il devra attendre le prochain.',
  task: "L'adversaire peut monter de deux côtés, et aucune case accessible ne touche les deux tours. Écartez les deux menaces dès ce tour.",
  done: 'Un dôme avant le pas, un autre après\u00a0: voilà comment atteindre les deux tours.',
  misses: {
    oneDome: 'Une tour est encore ouverte. Construisez avant de vous déplacer, puis de nouveau après.',
  },
  questions: {
    stillClimb: {
      ask: 'Puis-je encore monter\u00a0?',
      answer: "Oui, chaque fois que vous ne commencez pas par construire. C'est alors un tour ordinaire.",
    },
    stepOntoNewBlock: {
      ask: 'Puis-je aller sur le bloc que je viens de construire\u00a0?',
      answer: "Oui, si ce n'est pas une montée\u00a0: par exemple du niveau 1 sur un niveau 1 tout neuf.",
    },
    sameSpace: {
      ask: 'Les deux constructions peuvent-elles se faire sur la même case\u00a0?',
      answer: 'Oui. Une tour gagne ainsi deux niveaux.',
    },
    domeFirst: {
      ask: 'La première construction peut-elle être un dôme\u00a0?',
      answer: 'Oui, sur une tour de trois blocs, comme pour toute construction.',
    },
    otherWorkerMoves: {
      ask: "Un bâtisseur peut-il construire d'abord et l'autre se déplacer\u00a0?",
      answer: 'Non. Celui qui a construit doit se déplacer et construire de nouveau.',
    },
  },
} satisfies GuideWords;
