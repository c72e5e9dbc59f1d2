import type { GuideWords } from '../../guide-words.ts';

export const odysseus = {
  demo: "Avant de se déplacer, Ulysse envoie dans des coins les deux bâtisseurs adverses à côté de lui. La tour où se tenait l'un d'eux est libre, et il y monte.",
  limit:
    "On ne peut envoyer dans un coin que les bâtisseurs voisins des siens. L'autre bâtisseur adverse est trop loin.",
  task: "Les deux bâtisseurs adverses sont prêts à monter au niveau 3, et un seul dôme ne suffit pas. Faites en sorte qu'ils ne puissent pas gagner.",
  done: "L'un est maintenant dans un coin, et la tour de l'autre a son dôme.",
  misses: {
    sent: "L'un est écarté, mais l'autre peut encore monter. Il faut un dôme sur sa tour.",
    domed:
      "Une tour est fermée, l'autre non. L'un des deux est à côté de vous\u00a0: envoyez-le au loin avant de vous déplacer.",
  },
  questions: {
    sentToLevelThree: {
      ask: 'Un bâtisseur envoyé dans un coin de niveau 3 gagne-t-il\u00a0?',
      answer: "Non. Être envoyé ailleurs n'est pas un déplacement et ne fait gagner personne.",
    },
    sendAfterMove: {
      ask: "Puis-je encore envoyer quelqu'un dans un coin après mon déplacement\u00a0?",
      answer: 'Non. Il faut le faire avant votre déplacement.',
    },
    whichCorners: { ask: 'Quels coins puis-je choisir\u00a0?', answer: "Tous ceux où il n'y a ni bâtisseur ni dôme." },
    cornerToCorner: {
      ask: "Puis-je envoyer un bâtisseur d'un coin à un autre\u00a0?",
      answer: "Oui, s'il est à côté de l'un des vôtres.",
    },
    cornerIsAbyss: {
      ask: "Et si le coin est l'Abîme de Tartare\u00a0?",
      answer: "Alors le joueur de ce bâtisseur perd. Ici, c'est Tartare.",
    },
  },
} satisfies GuideWords;
