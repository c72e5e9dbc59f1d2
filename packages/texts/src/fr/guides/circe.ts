import type { GuideWords } from '../../guide-words.ts';

export const circe = {
  demo: "Au début de votre tour, les bâtisseurs adverses sont séparés\u00a0: Artémis est à vous, et vous faites deux pas. Pendant son propre tour, l'adversaire doit se passer d'elle.",
  limit: "Ici, les deux bâtisseurs sont côte à côte. Artémis reste à l'adversaire, et vous n'avez qu'un pas.",
  task: 'Les bâtisseurs adverses sont séparés, et Déméter est désormais à vous. Écartez les deux menaces dès ce tour.',
  done: 'Un pouvoir volé est entièrement à vous. Regardez la carte adverse avant de jouer.',
  misses: {
    oneDome:
      'Une tour est encore ouverte. Avec Déméter, vous construisez deux fois\u00a0: trouvez la case qui touche les deux tours.',
  },
  questions: {
    diagonal: {
      ask: 'Côte à côte en diagonale, cela compte-t-il\u00a0?',
      answer:
        "Oui. Des bâtisseurs qui se touchent, dans n'importe quel sens et à n'importe quelle hauteur, gardent leur pouvoir.",
    },
    duration: {
      ask: 'Combien de temps ai-je ce pouvoir\u00a0?',
      answer:
        "Jusqu'au début de votre prochain tour. On vérifie alors de nouveau\u00a0: si les bâtisseurs se sont rejoints, il retourne à son joueur.",
    },
    oneOpposingWorker: {
      ask: "Et si l'adversaire n'a plus qu'un bâtisseur\u00a0?",
      answer: "Il n'est alors à côté de personne, et le pouvoir est à vous.",
    },
    winWithStolenPower: {
      ask: 'Puis-je gagner grâce à un pouvoir volé\u00a0?',
      answer: 'Oui. Avec celui de Pan, par exemple, un saut de deux niveaux vous fait gagner.',
    },
    heroPower: {
      ask: "Puis-je prendre le pouvoir d'un héros\u00a0?",
      answer: "Non. Les héros gardent le leur. Contre Bellérophon, vous montez d'un niveau comme tout le monde.",
    },
  },
} satisfies GuideWords;
