import type { GuideWords } from '../../guide-words.ts';

export const persephone = {
  demo: "Vous êtes sur le point de gagner. L'un des bâtisseurs adverses pourrait fermer votre tour, mais l'autre peut monter\u00a0: c'est donc avec lui que votre adversaire doit jouer.",
  limit:
    'Ici, la tour à côté de ce bâtisseur est deux niveaux plus haut. Personne ne peut monter\u00a0: votre adversaire est libre, et il ferme votre tour.',
  task: 'Gagnez à votre second tour. Attention\u00a0: un bâtisseur adverse est assez près pour fermer la tour de niveau 3.',
  done: 'Vous avez construit une marche qui éloigne de la tour, et votre adversaire a dû y monter.',
  misses: { capped: "Votre adversaire a fermé la tour. Offrez-lui une montée qui l'en éloigne." },
  questions: {
    whoChooses: {
      ask: 'Qui décide quel bâtisseur monte, et où\u00a0?',
      answer:
        "Le joueur dont c'est le tour. N'importe quel pas vers le haut, avec n'importe lequel de ses bâtisseurs, suffit.",
    },
    panLeapsInstead: {
      ask: 'Pan peut-il sauter et gagner au lieu de monter\u00a0?',
      answer: "Non. Tant que l'un de ses bâtisseurs peut monter, il doit le faire, même s'il peut gagner autrement.",
    },
    artemisSecondStep: {
      ask: 'Artémis doit-elle faire son second pas\u00a0?',
      answer: "Oui, si c'est le seul qui monte. Ce qu'un pouvoir permet compte comme possible.",
    },
    zeusRises: {
      ask: "Suffit-il que Zeus s'élève sur son propre bloc\u00a0?",
      answer: "Non. S'élever ainsi n'est pas monter. S'il peut faire un pas vers le haut, il doit le faire.",
    },
    heroPower: {
      ask: 'Un héros doit-il employer son pouvoir pour cela\u00a0?',
      answer: "Non. Bellérophon pourrait monter de deux niveaux ici, mais rien ne l'y oblige.",
    },
  },
} satisfies GuideWords;
