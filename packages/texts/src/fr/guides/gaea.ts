import type { GuideWords } from '../../guide-words.ts';

export const gaea = {
  demo: 'Votre adversaire doit fermer votre tour. Mais un nouveau dôme vous permet de placer aussitôt un troisième bâtisseur.',
  limit: "Il y a un bloc sur cette case à côté du nouveau dôme. Un bâtisseur de réserve n'entre qu'au sol.",
  task: "Les deux bâtisseurs adverses n'ont qu'une issue, et vous ne pouvez pas l'atteindre. Gagnez dès ce tour.",
  done: 'Votre propre dôme a fait entrer un bâtisseur de réserve, et il a pris la dernière case libre.',
  misses: {
    domed:
      "C'est le bon dôme. Un bâtisseur de votre carte peut maintenant entrer à côté\u00a0: où en avez-vous besoin\u00a0?",
  },
  questions: {
    ownDomes: { ask: 'Mes propres dômes comptent-ils\u00a0?', answer: 'Oui. Peu importe qui construit le dôme.' },
    mustBringWorker: {
      ask: 'Faut-il placer un bâtisseur\u00a0?',
      answer: 'Non. Passez, et gardez-le pour un autre dôme.',
    },
    newWorkerActs: {
      ask: 'Le nouveau bâtisseur peut-il agir tout de suite\u00a0?',
      answer: "Non, il ne fait qu'entrer. Dès votre tour suivant, il se déplace et construit comme les autres.",
    },
    twoDomes: {
      ask: 'Et si deux dômes sont construits en un tour\u00a0?',
      answer: 'Chacun vous donne une occasion, aussitôt posé\u00a0: deux bâtisseurs peuvent donc entrer.',
    },
    takeSpaceOfBuilder: {
      ask: 'Puis-je prendre une case dont le joueur qui construit a encore besoin\u00a0?',
      answer:
        "Oui. S'il ne peut plus terminer son tour, il perd. Ici, Prométhée a construit d'abord, et maintenant il ne peut plus se déplacer.",
    },
  },
} satisfies GuideWords;
