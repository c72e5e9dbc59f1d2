import type { GuideWords } from '../../guide-words.ts';

export const atalanta = {
  demo: "L'adversaire est à un pas de la victoire. Votre bâtisseur traverse tout le plateau en courant et pose le dôme dans le même tour.",
  limit: "Elle court loin, mais pas plus haut que les autres\u00a0: chaque pas monte d'un niveau au plus.",
  task: 'Il y a un chemin vers le haut. Trouvez-le et gagnez dès ce tour.',
  done: "Pas à pas, un niveau après l'autre, et tous ces pas dans un seul tour.",
  misses: {
    stoppedEarly: "Ce n'était pas encore le sommet. Elle peut continuer, et chaque pas peut monter d'un niveau.",
  },
  questions: {
    returnToStart: {
      ask: 'Peut-elle revenir à son point de départ\u00a0?',
      answer: 'Oui. Elle peut repasser sur chaque case autant que vous voulez.',
    },
    ordinaryMove: {
      ask: 'Le pouvoir est-il utilisé par un déplacement ordinaire\u00a0?',
      answer: 'Non, seulement par un second pas dans le même tour.',
    },
    bothWorkers: {
      ask: 'Les deux bâtisseurs peuvent-ils courir dans le même tour\u00a0?',
      answer: "Non. Seul continue celui qui s'est déplacé.",
    },
    underAthena: {
      ask: "L'interdiction d'Athéna vaut-elle pour chaque pas\u00a0?",
      answer: 'Oui. Chaque pas est un pas ordinaire et respecte toutes les interdictions.',
    },
    levelThreeToThree: {
      ask: "Gagne-t-elle en allant d'un niveau 3 à un autre\u00a0?",
      answer: 'Non. Mais elle peut descendre en route et remonter, et là elle gagne.',
    },
  },
} satisfies GuideWords;
