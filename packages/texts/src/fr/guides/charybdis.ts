import type { GuideWords } from '../../guide-words.ts';

export const charybdis = {
  demo: "Un tourbillon se trouve sur la tour de niveau 3. Vous posez l'autre à votre portée, vous y entrez au tour suivant, et il vous emporte là-haut\u00a0: c'est gagné.",
  limit:
    "Un bâtisseur adverse se tient sur l'autre tourbillon. Il faut que les deux soient libres\u00a0: vous restez simplement sur cette case.",
  task: 'Votre adversaire est sur le point de monter au niveau 3, et vous semblez bien loin. Empêchez-le de gagner.',
  done: 'Le tourbillon vous a fait traverser le plateau, et vous avez construit là où il vous a déposé.',
  misses: { swept: "Vous êtes au bon endroit. D'ici, vous pouvez poser le dôme qu'il faut." },
  questions: {
    opponentsSwept: {
      ask: 'Mes adversaires sont-ils emportés eux aussi\u00a0?',
      answer: 'Oui. Un tourbillon emporte quiconque y entre, vous compris.',
    },
    levelThreeOnWhirlpool: {
      ask: "Et si quelqu'un monte au niveau 3 sur un tourbillon\u00a0?",
      answer: "La partie est alors gagnée avant que le tourbillon n'agisse.",
    },
    pushedOntoWhirlpool: {
      ask: 'Un bâtisseur poussé sur un tourbillon est-il emporté\u00a0?',
      answer: 'Non. Il faut y entrer en faisant soi-même un pas.',
    },
    moveWhirlpool: {
      ask: 'Puis-je déplacer un tourbillon déjà posé\u00a0?',
      answer: "Non. Tant que les deux sont sur le plateau, vous n'avez rien à poser.",
    },
    getWhirlpoolBack: {
      ask: 'Comment récupérer un tourbillon\u00a0?',
      answer:
        'Il revient sur votre carte quand on construit dessus. Si vous le faites vous-même, vous pouvez le reposer ailleurs dans le même tour.',
    },
  },
} satisfies GuideWords;
