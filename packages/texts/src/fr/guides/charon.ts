import type { GuideWords } from '../../guide-words.ts';

export const charon = {
  demo: "Votre bâtisseur fait passer l'autre du niveau 2 au sol, derrière lui, et prend sa place. C'est vous maintenant qui menacez.",
  limit:
    'Votre bâtisseur est au bord. La case opposée serait hors du plateau\u00a0: il ne peut y faire passer personne.',
  task: "Le bâtisseur adverse occupe la meilleure place. Montez au niveau 2 dès ce tour, sans laisser à l'adversaire de quoi gagner.",
  done: "De l'autre côté, il est inoffensif, et sa place est à vous.",
  misses: {
    notUp: "Le danger est écarté, mais vous n'êtes pas au niveau 2. Prenez la place qui s'est libérée.",
    stillHigh:
      "Vous l'avez posé sur un autre niveau 2, à côté d'une tour. Faites-le passer avec votre autre bâtisseur.",
    oneDome: 'Un dôme ne suffit pas. Faites passer le bâtisseur ailleurs avant de vous déplacer.',
  },
  questions: {
    carriedToLevelThree: {
      ask: 'Un bâtisseur que je fais passer au niveau 3 gagne-t-il\u00a0?',
      answer: "Non. Être transporté n'est pas un déplacement\u00a0: personne ne gagne ainsi.",
    },
    otherWorkerMoves: {
      ask: 'Mon autre bâtisseur peut-il se déplacer ensuite\u00a0?',
      answer: "Non. C'est celui qui a servi de passeur qui doit se déplacer.",
    },
    ownWorker: {
      ask: 'Puis-je faire passer mon propre bâtisseur\u00a0?',
      answer: 'Non. Seulement les bâtisseurs adverses.',
    },
    twoWorkers: {
      ask: 'Puis-je en faire passer deux dans le même tour\u00a0?',
      answer: 'Non. Un seul passage par tour, et avant votre déplacement.',
    },
    stepOntoFreedSpace: {
      ask: 'Puis-je aller sur la case libérée\u00a0?',
      answer: 'Oui. Et si ce pas vous fait monter au niveau 3, vous avez gagné.',
    },
  },
} satisfies GuideWords;
