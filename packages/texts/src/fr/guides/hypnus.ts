import type { GuideWords } from '../../guide-words.ts';

export const hypnus = {
  demo: "Un bâtisseur adverse se tient au niveau 2, juste à côté d'un niveau 3. Mais l'autre bâtisseur adverse est plus bas\u00a0: le premier dort, et vous avez le temps de gagner.",
  limit:
    "Cette fois, les deux bâtisseurs adverses sont au niveau 2. En cas d'égalité, personne ne dort\u00a0: l'un d'eux monte et gagne.",
  task: 'Le bâtisseur adverse le plus haut dort\u00a0: seul celui du coin peut bouger. Gagnez dès ce tour.',
  done: "Celui du bas n'a nulle part où aller, et celui du haut dort. Qui ne peut plus jouer a perdu.",
  questions: {
    oneWorkerLeft: {
      ask: "Et si un joueur n'a plus qu'un bâtisseur\u00a0?",
      answer: "Il reste éveillé\u00a0: il n'y en a pas d'autre à qui le comparer.",
    },
    highestDuringTurn: {
      ask: "Un bâtisseur s'endort-il s'il devient le plus haut pendant le tour\u00a0?",
      answer:
        'Non. On compare les hauteurs une seule fois, au début du tour. Artémis peut monter à chacun de ses deux pas.',
    },
    sleeperBuilds: {
      ask: 'Un bâtisseur endormi peut-il construire\u00a0?',
      answer:
        'Oui, si le pouvoir de son joueur laisse construire un bâtisseur resté en place. La bâtisseuse de Séléné peut poser son dôme en dormant.',
    },
    threeWorkers: {
      ask: 'Et avec trois bâtisseurs, comme les Grées\u00a0?',
      answer:
        'Seul dort celui qui est plus haut que tous les autres. Si deux sont à égalité au sommet, tous les trois peuvent bouger.',
    },
    ownHighestWorker: {
      ask: 'Mon propre bâtisseur le plus haut dort-il\u00a0?',
      answer: 'Non. Hypnos ne regarde que vos adversaires.',
    },
  },
} satisfies GuideWords;
