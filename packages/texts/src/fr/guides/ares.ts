import type { GuideWords } from '../../guide-words.ts';

export const ares = {
  demo: "Un bâtisseur se déplace et construit. L'autre, resté sur place, enlève le bloc du sommet de la tour que visait l'adversaire.",
  limit: 'On ne retire pas un bloc sous un bâtisseur. La case doit être libre.',
  task: "L'adversaire peut monter de deux côtés. Écartez les deux menaces dès ce tour.",
  done: "Un dôme posé par l'un, un bloc ôté par l'autre\u00a0: deux menaces écartées en un tour.",
  misses: {
    oneDome: "Une tour de niveau 3 est encore ouverte. Votre autre bâtisseur peut l'abaisser.",
    oneLowered:
      "L'une des tours est plus basse, mais l'autre est encore ouverte. Fermez-la avec le bâtisseur que vous déplacez.",
  },
  questions: {
    blockJustBuilt: {
      ask: 'Puis-je enlever le bloc que je viens de construire\u00a0?',
      answer: "Oui, s'il est à côté du bâtisseur resté sur place. C'est presque comme ne pas construire.",
    },
    workerThatMoved: {
      ask: "Le bâtisseur qui s'est déplacé peut-il enlever un bloc\u00a0?",
      answer: "Non. Seules comptent les cases voisines d'un bâtisseur resté sur place.",
    },
    domedTower: {
      ask: "Puis-je démolir une tour coiffée d'un dôme\u00a0?",
      answer: 'Non. Ce qui porte un dôme ne change plus.',
    },
    oneWorkerLeft: {
      ask: "Et s'il ne me reste qu'un bâtisseur\u00a0?",
      answer: "C'est alors toujours lui qui se déplace, et le pouvoir ne sert plus.",
    },
    mustTakeBlock: {
      ask: 'Faut-il enlever un bloc\u00a0?',
      answer: 'Non. Vous pouvez simplement terminer votre tour.',
    },
  },
} satisfies GuideWords;
