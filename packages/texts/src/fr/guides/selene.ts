import type { GuideWords } from '../../guide-words.ts';

export const selene = {
  demo: "Votre autre bâtisseur se déplace, et c'est votre bâtisseuse qui construit\u00a0: un dôme sur deux blocs. Plus personne ne montera sur cette tour.",
  limit:
    "Ici, votre bâtisseuse est trop loin. L'autre construit comme d'habitude\u00a0: la tour reçoit son troisième bloc, pas un dôme.",
  task: 'Artémis fait deux pas, au niveau 2 puis au niveau 3. Votre bâtisseuse ne peut pas bouger, mais elle peut encore agir. Empêchez Artémis de gagner.',
  done: "Un dôme là où Artémis devait passer. Peu importe que votre bâtisseuse n'ait pas bougé.",
  misses: { oneTower: "Artémis prend simplement l'autre tour. De quelle case a-t-elle besoin pour les deux\u00a0?" },
  questions: {
    whichIsFemale: {
      ask: 'Qui est ma bâtisseuse\u00a0?',
      answer: "Celle que vous placez d'abord, et cela vaut pour toute la partie.",
    },
    domeAfterMoving: {
      ask: "Peut-elle poser un tel dôme après s'être elle-même déplacée\u00a0?",
      answer: "Oui. Elle choisit alors entre l'élément habituel et un dôme, à n'importe quelle hauteur.",
    },
    blockWithoutMoving: {
      ask: 'Peut-elle construire un bloc sans se déplacer\u00a0?',
      answer: "Non. Si c'est l'autre qui s'est déplacé, elle ne peut poser qu'un dôme.",
    },
    buildAndDome: {
      ask: 'Puis-je construire normalement et poser le dôme en plus\u00a0?',
      answer: 'Non. Le dôme remplace la construction ordinaire.',
    },
    completeTower: {
      ask: 'Un dôme sur deux blocs fait-il une tour complète\u00a0?',
      answer: "Non, il en faut trois. Chronos a déjà quatre tours ici, et ce n'est pas sa cinquième.",
    },
  },
} satisfies GuideWords;
