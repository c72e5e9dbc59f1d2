import type { GuideWords } from '../../guide-words.ts';

export const medea = {
  demo: 'Le bâtisseur resté sur place ôte un bloc sous chaque bâtisseur adverse voisin. Tous deux descendent du niveau 2 au niveau 1.',
  limit:
    "Le bâtisseur qui s'est déplacé est à côté d'un adversaire, mais seul celui qui est resté sur place peut ôter un bloc, et il est trop loin.",
  task: "Les deux bâtisseurs adverses sont prêts à monter au niveau 3. Faites en sorte qu'ils ne puissent pas gagner.",
  done: "Une tour a son dôme, et du niveau 1 l'autre est trop haute.",
  misses: {
    lowered: "L'autre peut encore monter. Posez un dôme sur sa tour avant d'ôter le bloc.",
    domed: "Une tour est fermée, l'autre non. Un bâtisseur resté sur place peut ôter un bloc sous son voisin.",
  },
  questions: {
    wholeTower: {
      ask: 'Puis-je ôter toute la tour sous un bâtisseur\u00a0?',
      answer: 'Non, un seul bloc sous chaque bâtisseur.',
    },
    ownWorker: {
      ask: 'Puis-je faire descendre mon propre bâtisseur\u00a0?',
      answer: "Oui, s'il est à côté de celui qui ne s'est pas déplacé.",
    },
    emptyTower: {
      ask: "Puis-je ôter un bloc d'une tour où personne ne se tient\u00a0?",
      answer: "Non. Elle n'ôte des blocs que sous des bâtisseurs.",
    },
    panLowered: {
      ask: 'Pan gagne-t-il quand elle le fait descendre\u00a0?',
      answer: "Non. Il descend, mais ce n'est pas lui qui se déplace.",
    },
    oneWorkerLeft: {
      ask: "Et s'il ne me reste qu'un bâtisseur\u00a0?",
      answer: "Alors personne n'est resté sur place, et le pouvoir ne peut pas servir.",
    },
  },
} satisfies GuideWords;
