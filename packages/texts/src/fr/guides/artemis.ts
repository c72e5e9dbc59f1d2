import type { GuideWords } from '../../guide-words.ts';

export const artemis = {
  demo: "Du niveau 1 au niveau 2, puis au niveau 3, en un seul tour. Chacun des deux pas monte d'un niveau, et le second fait gagner.",
  limit:
    "Les deux pas sont pour le même bâtisseur. Une fois que l'un s'est déplacé, l'autre ne peut pas faire le second.",
  task: "L'adversaire est sur le point de monter au niveau 3, et vos bâtisseurs semblent loin. Arrêtez-le dès ce tour.",
  done: "En deux pas, vous atteignez des tours que l'adversaire croyait à l'abri.",
  misses: {
    noDome: 'La tour de niveau 3 est toujours ouverte. Trouvez le chemin qui vous amène à côté en deux pas.',
  },
  questions: {
    firstStepWins: {
      ask: 'Ai-je gagné si le premier pas atteint déjà le niveau 3\u00a0?',
      answer: "Oui. La partie s'arrête aussitôt\u00a0: ni second pas, ni construction.",
    },
    bothStepsUp: {
      ask: 'Les deux pas peuvent-ils monter\u00a0?',
      answer: "Oui, d'un niveau chacun\u00a0: par exemple du sol au niveau 2 en passant par le niveau 1.",
    },
    returnToStart: {
      ask: 'Le second pas peut-il ramener au point de départ\u00a0?',
      answer: 'Non. Toutes les autres cases à portée sont permises, même celles qui touchent la case de départ.',
    },
    mustStepTwice: {
      ask: 'Le second pas est-il obligatoire\u00a0?',
      answer: 'Non. Vous pouvez construire juste après le premier.',
    },
    underAthena: {
      ask: 'Et quand Athéna est montée\u00a0?',
      answer: 'Aucun de vos deux pas ne peut monter. Deux pas à la même hauteur ou vers le bas restent permis.',
    },
  },
} satisfies GuideWords;
