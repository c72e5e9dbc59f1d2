import type { TranslatedUi } from '../../translation.ts';
import { of } from '../grammar.ts';

/** Help, confirmations and keyboard shortcuts in a game. */
export const gameHelp: TranslatedUi['gameHelp'] = {
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
  typedHelp:
    'Par exemple b3-c4 +d4\u00a0: déplacement, puis construction. +d4^ pose un dôme, @c3 place un bâtisseur, un point termine le tour.',
  typedPlay: 'Jouer',
  typedEmpty: "Saisissez d'abord une action, par exemple b3-c4.",
  typedAt: ({ step, reason }) => `${step}\u00a0: ${reason}`,
  typedNothing: "Rien n'a été joué.",
  typedStands: 'Ce qui précède a été joué.',
  typedUnfinished: "Le tour n'est pas encore complet.",
  typedOver: 'La partie se termine avant cette action.',
  typedNext: ({ player }) => `Avant cela, c'est à ${player} d'agir.`,
  pickFirst: ({ squares }) => `Choisissez d'abord le bâtisseur qui doit agir\u00a0: ${squares}.`,
  confirmFirst: "Confirmez d'abord le tour, ou revenez en arrière.",
  lookingBackNow: 'Vous regardez une position passée\u00a0: revenez à la position actuelle pour continuer.',
};

/** Hints, stage by stage. */
export const hints: TranslatedUi['hints'] = {
  worker: ({ square }) => `Regardez le bâtisseur en ${square}.`,
  moreTurn: 'Redemandez pour voir le coup.',
  turn: ({ turn }) => `L'ordinateur jouerait\u00a0: ${turn}`,
  moreWhy: 'Redemandez pour savoir pourquoi.',
  wins: 'Ce coup gagne la partie.',
  stops: ({ squares }) => `Ce coup empêche une victoire en ${squares}.`,
  stopsWin: 'Ce coup empêche le joueur suivant de gagner.',
  threatens: ({ squares }) => `Il menace de gagner en ${squares} au prochain tour.`,
  threatensWin: 'Il menace de gagner au prochain tour.',
  climbs: ({ level }) => `Il fait monter au niveau ${level}.`,
  unclear: "Rien n'est encore décidé\u00a0: en calculant plus loin, l'ordinateur préfère ce coup.",
};
