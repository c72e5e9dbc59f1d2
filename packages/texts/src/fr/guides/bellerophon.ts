import type { GuideWords } from '../../guide-words.ts';

export const bellerophon = {
  demo: 'Du niveau 1 droit au niveau 3\u00a0: son unique grand saut fait gagner la partie.',
  limit: "Trois niveaux d'un coup, c'est trop, même pour un cheval ailé.",
  task: "Pour ce saut, il faut une tour que l'adversaire ne puisse pas fermer à temps. Gagnez à votre second tour.",
  done: "La tour était visible de tous, mais personne n'était assez près.",
  misses: {
    domed: "L'adversaire a atteint la tour et y a posé un dôme. Votre autre bâtisseur peut lui barrer la route.",
  },
  questions: {
    groundToLevelTwo: {
      ask: 'Peut-il sauter du sol au niveau 2\u00a0?',
      answer: "Oui. Le saut a alors servi, et votre tour continue comme d'habitude.",
    },
    ordinarySteps: {
      ask: 'Des pas ordinaires font-ils perdre le saut\u00a0?',
      answer: "Non. Seul un pas de deux niveaux l'utilise.",
    },
    underAthena: {
      ask: 'Peut-il sauter quand Athéna est montée\u00a0?',
      answer: 'Non. Qui ne peut pas monter ne peut pas non plus sauter vers le haut.',
    },
    edgeAgainstHera: {
      ask: 'Un saut sur le bord fait-il gagner contre Héra\u00a0?',
      answer: "Non. Contre Héra, personne ne gagne sur le bord, de quelque façon qu'on y arrive.",
    },
    persephone: {
      ask: "Perséphone l'oblige-t-elle à sauter\u00a0?",
      answer:
        "Non. Personne n'est tenu d'employer un pouvoir de héros pour elle. Si seul le saut permet de monter, il peut rester en bas.",
    },
  },
} satisfies GuideWords;
