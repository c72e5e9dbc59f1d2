import type { GuideWords } from '../../guide-words.ts';

export const europa = {
  demo: "Vous construisez où cela vous arrange, et Talos occupe la tour que visait votre adversaire. Tant qu'il y reste, elle compte comme un dôme.",
  limit:
    "C'est un dôme pour vous aussi. Vous êtes au niveau 2, juste à côté, mais vous ne pouvez pas y monter tant que Talos s'y tient.",
  task: 'Votre adversaire peut gagner sur deux tours. Fermez-les toutes les deux dès ce tour.',
  done: "Un dôme sur une tour, Talos sur l'autre.",
  misses: {
    oneOpen: "Une tour est fermée. Talos peut prendre l'autre, si le bâtisseur que vous déplacez finit à côté d'elle.",
  },
  questions: {
    sendAnywhere: {
      ask: "Puis-je envoyer Talos n'importe où\u00a0?",
      answer: "Non. Il va sur une case libre à côté du bâtisseur qui s'est déplacé ce tour-ci.",
    },
    mustSend: {
      ask: 'Dois-je envoyer Talos ailleurs à chaque tour\u00a0?',
      answer: "Non. Il reste où il est tant que vous n'en avez pas besoin ailleurs.",
    },
    buildWhereTalusStood: {
      ask: "Puis-je d'abord envoyer Talos ailleurs, puis construire là où il était\u00a0?",
      answer: "Non. Vous construisez d'abord, et pendant ce temps il est encore à son ancienne place.",
    },
    spaceTalusLeaves: {
      ask: 'Que devient une case quand il la quitte\u00a0?',
      answer: "Elle redevient ce qu'elle était. Ici, c'est une tour de niveau 3, et votre adversaire y monte et gagne.",
    },
    shutInByTalus: {
      ask: "Talos peut-il m'enfermer moi-même\u00a0?",
      answer: 'Oui, alors prudence. Si vous ne pouvez pas bouger au tour suivant, vous avez perdu.',
    },
  },
} satisfies GuideWords;
