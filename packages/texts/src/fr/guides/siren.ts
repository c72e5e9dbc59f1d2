import type { GuideWords } from '../../guide-words.ts';

export const siren = {
  demo: "Votre chant porte vers l'est. Vous entraînez d'abord le bâtisseur de devant, puis celui de derrière, et la tour voisine est libre.",
  limit:
    "Le chant remplace tout le tour. Une fois le chant commencé, vous pouvez en entraîner d'autres ou vous arrêter, mais ni vous déplacer ni construire.",
  task: "L'adversaire est sur le point de monter au niveau 3, et vos bâtisseurs sont loin. Arrêtez-le.",
  done: 'Du niveau 1, la tour est hors de portée. Un chant agit à toute distance.',
  misses: {
    walked: "Quel que soit le bâtisseur déplacé, aucun n'arrive à temps à la tour. Chantez plutôt.",
    wrongOne: "Ce bâtisseur n'était pas le danger. Lequel se tient au niveau 2\u00a0?",
  },
  questions: {
    draggedToLevelThree: {
      ask: "Un bâtisseur que j'entraîne au niveau 3 gagne-t-il\u00a0?",
      answer: "Non. Être entraîné n'est pas un déplacement et ne fait gagner personne.",
    },
    mustDragAll: {
      ask: 'Dois-je entraîner tous les bâtisseurs adverses\u00a0?',
      answer: "Non. Un seul suffit, et chacun n'est entraîné que d'une case.",
    },
    turnSong: {
      ask: 'Puis-je changer la direction du chant pendant la partie\u00a0?',
      answer: 'Non. La direction choisie en plaçant vos bâtisseurs reste la même.',
    },
    noWorkerCanMove: {
      ask: 'Aucun de mes bâtisseurs ne peut se déplacer. Ai-je perdu\u00a0?',
      answer: "Pas tant que vous pouvez entraîner quelqu'un\u00a0: un chant est un tour complet.",
    },
    underAthena: {
      ask: 'Athéna arrête-t-elle le chant quand elle est montée\u00a0?',
      answer:
        "Non. Elle empêche vos bâtisseurs de monter, mais un chant n'est pas un déplacement. Vous pouvez même entraîner quelqu'un vers le haut.",
    },
  },
} satisfies GuideWords;
