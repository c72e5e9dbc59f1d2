import type { GuideWords } from '../../guide-words.ts';

export const bia = {
  demo: "Votre bâtisseur s'arrête juste devant un bâtisseur adverse, en ligne droite. Celui-ci quitte la partie, et vous pouvez même construire à sa place.",
  limit: "Être à côté ne suffit pas. L'autre n'est pas dans la ligne de votre pas\u00a0: il ne lui arrive rien.",
  task: "Il ne reste à l'adversaire qu'un bâtisseur. Gagnez dès ce tour.",
  done: "Qui n'a plus de bâtisseur a perdu. Regardez toujours dans la ligne de votre pas.",
  misses: {
    notInLine: "Vous êtes à côté, mais votre pas n'allait pas vers lui.",
  },
  questions: {
    spareWorker: {
      ask: 'Puis-je épargner un bâtisseur\u00a0?',
      answer: "Non. C'est automatique. Pour l'épargner, faites un autre pas.",
    },
    height: {
      ask: 'La hauteur compte-t-elle\u00a0?',
      answer: 'Non. Même un bâtisseur au niveau 3 est éliminé par un autre au sol.',
    },
    ownWorker: {
      ask: 'Puis-je éliminer ainsi mon propre bâtisseur\u00a0?',
      answer: 'Non. Seuls les bâtisseurs adverses sont en danger.',
    },
    buildOnFreedSpace: {
      ask: 'Puis-je construire sur la case libérée\u00a0?',
      answer: 'Oui, dans le même tour.',
    },
    pushedByOpponent: {
      ask: "Et si un adversaire pousse mon bâtisseur jusque devant l'un des siens\u00a0?",
      answer: "Il ne se passe rien. Seul un pas que vous faites vous-même élimine quelqu'un.",
    },
  },
} satisfies GuideWords;
