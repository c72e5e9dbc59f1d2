import type { GuideWords } from '../../guide-words.ts';

export const urania = {
  demo: "Pour vos bâtisseurs, le haut et le bas du plateau se touchent\u00a0: du niveau 2 en bas, l'un d'eux passe directement au niveau 3 en haut et gagne.",
  limit:
    "Par-dessus le bord, un bâtisseur atteint la case suivante, pas celle d'après\u00a0: de a2, il va en e2, mais pas en d2.",
  task: "L'adversaire est sur le point de monter au niveau 3, sur le bord opposé. Arrêtez-le.",
  done: "Pour vous, il n'y a qu'un pas d'un bord au bord opposé, pour se déplacer comme pour construire.",
  misses: {
    open: "La tour en e4 est encore ouverte. Du bord opposé, elle est plus proche qu'il n'y paraît.",
  },
  questions: {
    cornersTouch: {
      ask: 'Les coins se touchent-ils aussi\u00a0?',
      answer: "Oui. Un seul pas mène un bâtisseur d'un coin au coin opposé.",
    },
    opponents: {
      ask: 'Le plateau forme-t-il aussi une boucle pour mes adversaires\u00a0?',
      answer: 'Non, seulement pour vos bâtisseurs.',
    },
    hera: {
      ask: 'Héra peut-elle me refuser une victoire sur le bord\u00a0?',
      answer: "Oui. Les bords restent des bords\u00a0: contre Héra, un pas sur l'un d'eux ne fait jamais gagner.",
    },
    medusa: {
      ask: "Méduse peut-elle m'atteindre par-dessus le bord\u00a0?",
      answer:
        "Non. La boucle ne vaut que pour vos déplacements et vos constructions. Ici, Méduse n'est pas votre voisine.",
    },
    boxedInAtCorner: {
      ask: 'Mon seul bâtisseur est enfermé dans un coin. Ai-je perdu\u00a0?',
      answer: "Pas tant que l'une des cases de l'autre côté du bord lui est ouverte.",
    },
  },
} satisfies GuideWords;
