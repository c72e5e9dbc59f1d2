import type { TranslatedUi } from '../../translation.ts';
import { of, plural } from '../grammar.ts';

const turns = (count: number): string => `${count} ${plural(count, 'tour', 'tours')}`;
const WORKERS = { f: 'bâtisseuse', m: 'bâtisseur', n: 'autre bâtisseur' } as const;

/** The page on which any position can be analysed. */
export const analysis: TranslatedUi['analysis'] = {
  title: 'Analyse',
  intro:
    "Examinez n'importe quelle position avec l'ordinateur\u00a0: les meilleurs tours, la suite possible, et l'endroit où une partie a basculé.",
  analyse: 'Analyser',

  board: "Plateau de l'analyse",
  chooseHere: 'Que faire ici',
  thinking: 'Réflexion en cours',
  pause: 'Pause',
  resume: 'Reprendre',
  paused: 'En pause',
  done: 'Plus rien à trouver',
  noPosition: "En attente d'une position",
  stoppedByFault: 'Interrompue par une erreur',
  reviewing: 'Bilan de la partie en cours',
  failed: "L'ordinateur n'a pas pu réfléchir à cette position. Réessayez, ou modifiez-la un peu.",
  depth: ({ depth }) => `${turns(depth)} à l'avance`,
  nodes: ({ nodes }) => `${nodes} positions`,
  worlds: ({ count }) => `vue dans ${count} vérités possibles`,
  lineCount: 'Meilleurs tours affichés',
  bestTurns: 'Meilleurs tours',
  chance: ({ percent }) => `${percent}\u00a0%`,
  winsIn: ({ count }) => `gagne en ${count}`,
  losesIn: ({ count }) => `perd en ${count}`,
  winsNow: 'gagne tout de suite',
  hasWon: 'a gagné',
  barOf: ({ player, chance }) => `${player}\u00a0: ${chance}`,
  addLine: ({ turn }) => `Ajouter aux variantes toute la suite de ${turn}`,
  addLineShort: 'Garder la suite',
  noLines: 'Cette vue ne montre pas qui pourrait bouger\u00a0: il y a des chances, mais pas de tours.',
  overNow: 'La partie est finie ici.',
  chanceDecides: 'Une carte est tirée maintenant\u00a0: choisissez laquelle.',
  hiddenTurn: ({ player }) =>
    `Dans cette vue, les bâtisseurs ${of(player)} sont cachés. Choisissez cette place pour jouer ce tour.`,
  onlyView: "C'est ce que voit un seul joueur\u00a0: on peut l'analyser, mais pas jouer la suite.",
  said: ({ player, turn, chance, depth }) =>
    `${player}, ${chance}. Le mieux, en regardant ${turns(depth)} à l'avance\u00a0: ${turn}`,
  toMove: ({ player }) => `À ${player} de jouer`,

  seenBy: 'Vu par',
  seenByNote: "L'analyse ne connaît que ce que cette place peut savoir.",

  variations: 'Variantes',
  noTurns: "Jouez un tour sur le plateau ou choisissez l'un des meilleurs\u00a0: il apparaîtra ici.",
  start: 'Début',
  controls: 'Parcourir les variantes',
  toStart: 'Au début',
  back: 'Un tour en arrière',
  forward: 'Un tour en avant',
  toEnd: 'À la fin de la variante',
  flip: 'Retourner le plateau',
  promote: 'En faire la variante principale',
  remove: "Supprimer à partir d'ici",
  removeTitle: 'Supprimer ces tours\u00a0?',
  removeQuestion: ({ turn, count }) =>
    count === 1 ? `${turn} sera supprimé.` : `${turn} et tout ce qui suit seront supprimés\u00a0: ${turns(count)}.`,
  keys: "Clavier\u00a0: les flèches gauche et droite vont de tour en tour, haut et bas d'une variante à l'autre, Début et Fin aux extrémités.",
  kept: 'Conservé sur cet appareil.',

  reviewTitle: 'Bilan',
  reviewIntro: 'Chaque tour est examiné\u00a0: comment les chances ont évolué, et ce qui aurait été meilleur.',
  reviewSecret: "Le jugement s'appuie sur ce que la place choisie pouvait savoir\u00a0; seuls ses tours sont annotés.",
  reviewStart: 'Faire le bilan de la partie',
  reviewAgain: 'Refaire le bilan',
  reviewCancel: 'Annuler',
  reviewEmpty: "Il n'y a pas encore de tour entier à examiner.",
  reviewProgress: ({ done, of: all }) => `${done} sur ${turns(all)}`,
  reviewDone: ({ count }) =>
    count === 0 ? 'Aucune erreur trouvée.' : `${turns(count)} ${plural(count, 'annoté', 'annotés')}.`,
  reviewFailed: "Le bilan n'a pas pu être terminé.",
  graph: 'Chances de gagner au fil des tours',
  graphOf: ({ player }) => `Chances ${of(player)} après chaque tour\u00a0; cliquez pour voir un tour.`,
  marks: { only: 'seul tour', inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
  marked: ({ number, player, turn, mark }) => `${number}. ${player}\u00a0: ${turn}, ${mark}`,
  fromTo: ({ before, after }) => `${before} → ${after}`,
  better: ({ turn }) => `Meilleur\u00a0: ${turn}`,

  position: 'Position',
  edit: 'Composer',
  paste: 'Coller',
  editDone: 'Analyser cette position',
  editCancel: 'Annuler',
  editHelp:
    "Choisissez un outil, puis touchez des cases. Les jetons et l'état des cartes s'écrivent dans le texte ci-dessous.",
  tools: 'Outil',
  raise: 'Un niveau de plus',
  lower: 'Un niveau de moins',
  dome: 'Dôme',
  erase: 'Vider',
  workerTool: ({ player, sex }) => `${player}\u00a0: ${WORKERS[sex]}`,
  workerShort: { f: '♀', m: '♂', n: '○' },
  playerCount: 'Joueurs',
  powerOf: ({ player }) => `Pouvoir ${of(player)}`,
  turnOf: 'À qui de jouer',
  notation: 'Position en texte',
  square: ({ square, level, dome, worker }) =>
    [`${square}, niveau ${level}`, ...(dome ? ['dôme'] : []), ...(worker ? [worker] : [])].join(', '),

  pasteLabel: 'Position, enregistrement ou lien',
  pasteHelp: "Une position dans notre notation ou dans l'ancienne, l'enregistrement d'une partie, ou un lien.",
  open: 'Ouvrir',
  nothing: "Il n'y a encore rien à ouvrir\u00a0: collez d'abord un texte.",
  tooLarge: "C'est bien trop long pour une partie.",
  several: 'Il y a plusieurs parties. Laquelle\u00a0?',
  gameNumber: ({ number }) => `Partie ${number}`,
  secretGame:
    "Cette partie a des secrets et n'est pas finie. Ouvrez son analyse depuis la partie elle-même\u00a0: elle ne saura que ce que vous savez.",
  missingStudy:
    "Cette analyse n'est pas sur cet appareil. Elle a peut-être été supprimée, ou faite dans un autre navigateur.",
  new: 'Nouvelle analyse',

  keptTitle: 'Analyses sur cet appareil',
  keptAt: ({ date, count }) => `${date}, ${turns(count)}`,
  openKept: ({ powers }) => `Ouvrir l'analyse\u00a0: ${powers}`,
  deleteKept: ({ powers }) => `Supprimer l'analyse\u00a0: ${powers}`,
  delete: 'Supprimer',

  share: 'Partager',
  shareTitle: 'Partager cette analyse',
  shareLink: "Lien vers l'analyse, avec toutes les variantes",
  shareSecret: "Le lien contient tout ce qu'il y a dans cette analyse, secrets compris.",
  shareRecord: 'Cette variante sous forme de texte',

  outsideUse: 'Utiliser un autre moteur…',
  outsideTitle: 'Utiliser un autre moteur',
  outsideIntro:
    "Tout programme qui parle le protocole des moteurs peut analyser ici. Lancez-le sur cet ordinateur avec cette commande, qui affiche une adresse et un code. Le code ne sert qu'une fois.",
  outsideAddress: 'Adresse',
  outsideCode: 'Code',
  outsideConnect: 'Se connecter',
  outsideConnecting: 'Connexion en cours',
  outsideFaults: {
    badAddress: "L'adresse doit être celle de cet ordinateur, comme ws://127.0.0.1:4180.",
    unreachable:
      'Aucune réponse à cette adresse. La commande tourne-t-elle, et accepte-t-elle cette page\u00a0? (--origin)',
    wrongCode: 'Ce code est faux ou a déjà servi. La commande en affiche un nouveau.',
    taken: 'Une autre page utilise déjà ce moteur.',
    ended: "Le programme n'a pas pu démarrer ou s'est arrêté.",
  },
  outsideIn: ({ name }) => `Analysé par ${name}`,
  outsideOwn: 'Revenir à notre moteur',
  outsideLost: "La connexion à l'autre moteur est perdue. Notre moteur continue.",
};
