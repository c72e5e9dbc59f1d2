import type { GuideWords } from '../../guide-words.ts';

export const apollo = {
  demo: "Votre bâtisseur monte sur la tour de l'autre, qui se retrouve à votre ancienne place. C'est vous maintenant qui êtes à côté du niveau 3, avec deux tours au choix.",
  limit: "L'autre bâtisseur est deux niveaux plus haut. C'est trop pour un pas, et un échange est un pas.",
  task: "Un bâtisseur adverse se tient entre deux tours de niveau 3. Jouez de façon que l'adversaire ne puisse pas gagner au prochain tour.",
  done: 'Poser deux dômes aurait pris trop de temps. En prenant sa place, vous écartez toutes ses menaces à la fois.',
  misses: {
    wrongWorker: 'Cet échange ne change rien\u00a0: le bâtisseur dangereux est celui qui est au niveau 2.',
    oneDome: "Un dôme ne suffit pas, l'autre tour reste ouverte. Prenez-lui plutôt sa place en hauteur.",
  },
  questions: {
    otherWorkersLevel: {
      ask: "L'autre bâtisseur est-il limité à un niveau, lui aussi\u00a0?",
      answer:
        'Non. Seul votre pas a cette limite. Si vous descendez du niveau 2 en échangeant avec un bâtisseur au sol, il se retrouve au niveau 2.',
    },
    winBySwap: {
      ask: 'Peut-on gagner par un échange\u00a0?',
      answer: "Oui. Si vous montez ainsi au niveau 3, vous gagnez, comme par n'importe quel autre pas.",
    },
    ownWorker: {
      ask: 'Puis-je échanger les places de mes deux bâtisseurs\u00a0?',
      answer: 'Non. Seuls les bâtisseurs adverses cèdent leur place\u00a0; le vôtre vous barre simplement la route.',
    },
    buildWhereItCameFrom: {
      ask: "Puis-je construire sur la case que j'ai quittée\u00a0?",
      answer: "Non. L'autre bâtisseur s'y trouve maintenant.",
    },
    swapUpUnderAthena: {
      ask: 'Puis-je faire un échange vers le haut quand Athéna interdit de monter\u00a0?',
      answer:
        "Non. Un échange vers une case plus haute est une montée. À la même hauteur ou vers le bas, c'est permis.",
    },
  },
} satisfies GuideWords;
