import type { GuideWords } from '../../guide-words.ts';

export const graeae = {
  demo: "L'un de vos trois bâtisseurs monte, et c'est un autre qui construit\u00a0: il ferme la tour où votre adversaire allait monter.",
  limit:
    "Deux tours sont ouvertes, et deux de vos bâtisseurs pourraient en fermer une chacun. Mais un seul des trois construit, une seule fois\u00a0: votre adversaire gagne sur l'autre tour.",
  task: 'Un seul de vos bâtisseurs est près de la tour de niveau 3, et il ne peut pas bouger. Empêchez votre adversaire de gagner.',
  done: "Peu importe qui se déplace, n'importe lequel de vos bâtisseurs peut construire.",
  questions: {
    moverBuilds: {
      ask: "Le bâtisseur qui s'est déplacé peut-il construire lui aussi\u00a0?",
      answer: 'Oui. Vous choisissez parmi les trois.',
    },
    thirdWorkerEnters: {
      ask: 'Quand le troisième bâtisseur entre-t-il en jeu\u00a0?',
      answer: 'Dès le début\u00a0: vous placez trois bâtisseurs, votre adversaire deux.',
    },
    moverCannotBuild: {
      ask: "Et si le bâtisseur déplacé n'a nulle part où construire\u00a0?",
      answer: "C'est alors un autre qui construit. Ici, Limos a tout fermé autour du premier.",
    },
    hypnus: {
      ask: 'Hypnos en endort-il un\u00a0?',
      answer: "Seulement s'il est plus haut que les deux autres. Il ne se déplace pas, mais il peut encore construire.",
    },
    workerLost: {
      ask: 'Et si je perds un bâtisseur\u00a0?',
      answer: "Rien ne change pour ceux qui restent\u00a0: l'un se déplace, et n'importe lequel construit.",
    },
  },
} satisfies GuideWords;
