import type { GuideWords } from '../../guide-words.ts';

export const theseus = {
  demo: "Un bâtisseur adverse est au niveau 2, à un pas de la victoire. Thésée se place à côté de lui, au sol, exactement deux niveaux plus bas, et l'élimine.",
  limit: "Du niveau 1 au niveau 2, il n'y a qu'un niveau. Il en faut exactement deux\u00a0: le bâtisseur reste en jeu.",
  task: "Les deux bâtisseurs adverses sont prêts à monter au niveau 3. Faites en sorte qu'ils ne puissent pas gagner.",
  done: "Une tour a son dôme, et l'autre bâtisseur a quitté la partie.",
  misses: {
    removed: "L'un est parti, mais l'autre peut encore monter. Il faut un dôme sur sa tour.",
    domed:
      "Une tour est fermée, l'autre non. Lequel des deux est exactement deux niveaux au-dessus de l'un de vos bâtisseurs\u00a0?",
  },
  questions: {
    levelOneAgainstThree: {
      ask: 'Cela marche-t-il aussi du niveau 1 contre le niveau 3\u00a0?',
      answer: 'Oui. Il faut seulement que le bâtisseur adverse soit exactement deux niveaux plus haut.',
    },
    workerThatStayed: {
      ask: "Le bâtisseur qui ne s'est pas déplacé peut-il le faire\u00a0?",
      answer: "Oui, n'importe lequel de vos bâtisseurs.",
    },
    lastWorker: {
      ask: "Est-ce que je gagne si c'était le dernier bâtisseur\u00a0?",
      answer: 'Oui. Un adversaire sans bâtisseurs a perdu.',
    },
    twoWorkers: {
      ask: 'Puis-je éliminer deux bâtisseurs à la fois\u00a0?',
      answer: 'Non, un seul, et le pouvoir a alors servi.',
    },
    mustUseAtOnce: {
      ask: "Dois-je employer le pouvoir dès que c'est possible\u00a0?",
      answer: 'Non. Vous pouvez y renoncer, et le pouvoir reste pour un autre tour.',
    },
  },
} satisfies GuideWords;
