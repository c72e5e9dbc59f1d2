import type { Catalogue } from '../../catalogue.ts';
import { of } from '../grammar.ts';

/** What a game says when it is asked: help, questions before something is done, answers to keys. */
export const gameHelp: Catalogue['ui']['gameHelp'] = {
  keysTitle: 'Touches et aide',
  goal: 'Faites monter un bâtisseur au niveau 3 et vous gagnez\u00a0; qui ne peut pas terminer son tour perd. Certains pouvoirs y changent quelque chose.',
  keysIntro:
    "Touchez un bâtisseur en surbrillance, puis une case en surbrillance, ou faites-le glisser jusqu'à elle. Touchez une case interdite pour savoir pourquoi elle l'est. Échap désélectionne le bâtisseur.",
  keysBoard:
    'Sur le plateau, les flèches vont de case en case, et Entrée ou Espace choisit. Tab fait quitter le plateau.',
  keysLog: "Dans le journal, les flèches passent d'une action à l'autre, et Entrée revient à l'action choisie.",
  keys: {
    u: 'annuler la dernière action',
    Enter: 'confirmer ce qui est en attente',
    h: "demander un indice, contre l'ordinateur",
    l: 'entendre le dernier tour',
    w: 'entendre où sont vos bâtisseurs',
    s: 'entendre tout ce qui est possible maintenant',
    b: 'aller au plateau',
    f: 'retourner le plateau',
    '?': 'cette aide',
  },
  lettersOn: 'Utiliser les lettres comme raccourcis',
  noKeys: "Les lettres n'ont pas d'effet pendant que vous écrivez dans un champ.",
  seatsNote:
    "Si quelqu'un doit partir, l'ordinateur joue à sa place jusqu'à son retour. Il n'en sait pas plus que lui.",
  resignTitle: 'Abandonner\u00a0?',
  resignQuestion: ({ player }) => `${player} abandonne cette partie. C'est définitif.`,
  resignOthers: 'Les autres joueurs continuent la partie.',
  resignNow: 'Oui, abandonner',
  touchAgain: ({ squares }) => `Ces cases\u00a0: ${squares}. Touchez encore une fois pour les choisir.`,
  compass: 'Direction',
  compassNorth: 'Le nord est du côté de la rangée 5.',
  lastTurn: ({ turn }) => `Dernier tour\u00a0: ${turn}`,
  yourWorkers: ({ list }) => `Vos bâtisseurs\u00a0: ${list}`,
  workersOf: ({ player, list }) => `Bâtisseurs ${of(player)}\u00a0: ${list}`,
  noWorkers: "Il n'y a aucun bâtisseur sur le plateau.",
  possible: ({ list }) => `Possible maintenant\u00a0: ${list}`,
};
