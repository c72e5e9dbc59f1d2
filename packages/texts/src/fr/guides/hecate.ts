import type { GuideWords } from '../../guide-words.ts';

export const hecate = {
  demo: "L'adversaire veut approcher de votre tour et se heurte à un bâtisseur qu'il ne voyait pas. Son tour s'arrête là, et vous montez au niveau 3.",
  limit:
    "Invisible ne veut pas dire libre d'aller partout\u00a0: là où se tient quelqu'un, votre bâtisseur ne passe pas non plus.",
  task: "L'adversaire en d2 veut monter en c3 ou en d3 et ne voit aucun de vos bâtisseurs. Placez-vous pour que les deux pas se heurtent à l'un d'eux.",
  done: 'Quelle que soit la tour choisie, le pas est annulé et le tour est fini.',
  misses: {
    raised:
      "Tout le monde voit maintenant que d3 est trop haut, et l'adversaire fera autre chose. Laissez-le plutôt se heurter à vous.",
    left: 'En c3, plus personne ne fait obstacle. Ce bâtisseur doit rester où il est.',
    open: "Le pas vers d3 est encore libre. Qui pourrait s'y tenir\u00a0?",
  },
  questions: {
    whatOpponentLearns: {
      ask: "Qu'apprend un adversaire qui se heurte à moi\u00a0?",
      answer:
        "Seulement qu'un bâtisseur caché se trouve sur cette case, pas lequel. Le pas est annulé et le tour s'arrête sans construction.",
    },
    buildOntoHidden: {
      ask: 'Et si un adversaire construit là où je me tiens\u00a0?',
      answer: 'Son déplacement reste acquis, mais la construction est annulée et le tour est fini.',
    },
    apolloRunsIn: {
      ask: 'Apollon se heurte-t-il aussi à moi\u00a0?',
      answer: 'Non. Il échange sa place avec votre bâtisseur sans rien remarquer, et son tour continue.',
    },
    onPurpose: {
      ask: 'Un adversaire peut-il se heurter à moi exprès\u00a0?',
      answer: "Oui, aussi souvent qu'il veut. Cela ne lui coûte que son tour.",
    },
    powersAgainstUnseen: {
      ask: "Un pouvoir comme celui d'Athéna vaut-il aussi pour mes bâtisseurs cachés\u00a0?",
      answer:
        'Oui. Toutes les règles et toutes les interdictions valent pour eux\u00a0: quand Athéna est montée, ils ne peuvent pas monter non plus.',
    },
  },
} satisfies GuideWords;
