import type { TranslatedUi } from '../../translation.ts';
import { plural } from '../grammar.ts';

const turns = (count: number): string => `${count} ${plural(count, 'tour', 'tours')}`;

/** The page on which any record can be watched. */
export const replay: TranslatedUi['replay'] = {
  title: 'Revoir une partie',
  intro: "Revoyez n'importe quelle partie, à partir d'un lien, d'un fichier ou d'un texte.",

  bring: 'Ouvrir une partie',
  paste: 'Enregistrement, position ou lien',
  pasteHelp:
    "Collez ce qu'on vous a envoyé\u00a0: le texte d'une ou de plusieurs parties, une position, ou le lien d'une partie.",
  open: 'Ouvrir',
  openFile: 'Ouvrir un fichier',
  fileHelp: 'Fichiers en .oia.txt, .txt ou .json.',
  nothing: "Il n'y a encore rien à ouvrir\u00a0: collez d'abord un texte.",
  tooLarge: "C'est bien trop gros pour un fichier de parties.",
  unreadableFile: 'Ce fichier est illisible.',

  kept: 'Parties terminées sur cet appareil',
  keptNone: "Aucune partie terminée n'est encore conservée sur cet appareil.",
  watch: ({ game }) => `Regarder\u00a0: ${game}`,
  watchShort: 'Regarder',

  several: ({ count }) => plural(count, `${count} partie`, `${count} parties dans un texte`),
  closeList: 'Fermer cette liste',
  gameNumber: ({ number }) => `Partie ${number}`,
  turns: ({ count }) => turns(count),

  faultTitle: "Impossible d'ouvrir cette partie",
  linkFaults: {
    brokenLink:
      'Ce lien est abîmé\u00a0: il en manque une partie, ou il a été modifié. Copiez-le de nouveau en entier.',
    newerLink:
      "Ce lien vient d'une version plus récente d'Oia. Rechargez la page pour mettre à jour, puis ouvrez-le de nouveau.",
    longLink: "Ce lien est trop long pour être celui d'une partie.",
    packedLink:
      'Ce navigateur est trop ancien pour ouvrir un tel lien. Demandez plutôt la partie sous forme de fichier.',
  },
  faultTurn: ({ game, turn }) =>
    turn === 0
      ? `L'erreur est dans la mise en place de la partie ${game}.`
      : `L'erreur est au tour ${turn} de la partie ${game}.`,
  faultStep: ({ step }) => `Action en cause\u00a0: ${step}.`,
  faultLine: ({ line, text }) => `Ligne ${line}\u00a0: ${text}`,
  correct: "Vous pouvez corriger le texte ici et l'ouvrir de nouveau.",
  another: 'Ouvrir une autre partie',
  missing:
    "Cette partie n'est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.",
  newer:
    "Cette partie vient d'une version plus récente d'Oia. Rechargez la page pour mettre à jour, puis ouvrez-la de nouveau.",
  broken: "Ce qui a été conservé de cette partie n'est plus lisible.",
  updateFirst: 'Recharger la page',

  going: 'Cette partie est encore en cours',
  goingSecret:
    'Elle a des secrets que personne ne doit voir avant la fin. Vous pourrez la revoir ici une fois terminée.',
  continue: 'Continuer la partie',

  board: 'Plateau',
  step: 'Action',
  stepOf: ({ step, of }) => `Action ${step} sur ${of}`,
  controls: 'Parcourir la partie',
  toStart: 'Au début',
  stepBack: 'Action précédente',
  stepOn: 'Action suivante',
  toEnd: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  keys: 'Au clavier\u00a0: flèches gauche et droite pour aller action par action, Page préc. et Page suiv. tour par tour, Début et Fin aux extrémités.',
  flip: 'Retourner le plateau',
  beginning: 'Le début de la partie.',
  said: ({ player, text }) => `${player}\u00a0: ${text}`,

  seenBy: 'Affichage',
  seenAll: 'Tout, secrets compris',
  seenAs: ({ player }) => `Vue par ${player}`,
  seenWatching: 'Vue par un spectateur',

  players: 'Joueurs',
  turnList: 'Tours',
  setup: 'Mise en place',
  turn: ({ number, player }) => `${number}. ${player}`,
  turnNumber: ({ number }) => `Tour ${number}`,
  noTurns: 'Cet enregistrement contient une position et aucun tour.',
  result: 'Résultat',
  unfinished: "La partie n'est pas terminée.",
  beside: 'À côté du Bélier',

  isView: "Cet enregistrement cache un secret\u00a0: il montre ce qu'un joueur pouvait voir pendant la partie.",
  viewUpTo: "Le plateau peut être montré jusqu'à la première action cachée\u00a0; la suite n'existe qu'en texte.",
  viewUpToAndLast:
    "Le plateau peut être montré jusqu'à la première action cachée, puis tel qu'il était au moment de l'enregistrement. Entre les deux, les tours n'existent qu'en texte.",
  lastSeen: "Le plateau au moment de l'enregistrement, tel que ce joueur pouvait le voir.",
  rest: 'En texte seulement',
  hiddenMark: "Un point d'interrogation est une action qui n'est pas montrée.",

  actions: 'Que faire de cette partie',
  share: 'Partager ou exporter',
  save: 'Conserver sur cet appareil',
  saved: 'La partie est conservée sur cet appareil.',
  toSaved: 'Ouvrir la partie conservée',
  playOn: "Continuer à partir d'ici",
  playOnWhy: 'Une nouvelle partie commence à cette position. Vous choisissez qui joue.',
  noPlayOn: {
    over: "La partie est finie ici\u00a0: reculez d'une action pour continuer.",
    hidden: 'Ici, quelque chose est caché\u00a0: revenez là où tout est connu pour continuer.',
  },
};
