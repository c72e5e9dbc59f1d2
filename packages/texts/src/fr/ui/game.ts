import type { TranslatedUi } from '../../translation.ts';
import { name as nameOf, of, plural } from '../grammar.ts';

/** The page of a running game. */
export const game: TranslatedUi['game'] = {
  title: ({ players }) => `Partie\u00a0: ${players}`,
  board: 'Plateau',
  chooseHere: 'Que voulez-vous faire ici\u00a0?',
  unreadable: "Impossible d'ouvrir cette partie",
  gone: "Cette partie n'est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.",
  newer:
    "Cette partie vient d'une version plus récente d'Oia. Rechargez la page pour mettre à jour, puis ouvrez-la de nouveau.",
  damaged: "Ce qui a été conservé de cette partie n'est plus lisible.",
  toGames: 'Vos parties',

  named: ({ name, text }) => `${name}\u00a0: ${text}`,
  yourTurn: 'À vous.',
  turnOf: ({ player }) => `${player}, à vous.`,
  inHand: ({ does, sex }) => {
    const who = sex === 'female' ? 'elle' : 'il';
    if (does === 'act') return `Choisissez maintenant ce qu'${who} fait.`;
    return `Choisissez maintenant où ${who} ${does === 'move' ? 'va' : 'construit'}.`;
  },
  thinking: ({ player }) => `${player} réfléchit…`,
  seekingHint: "Recherche d'un bon coup…",
  paused: ({ player }) => `Pause. Ensuite, c'est à ${player} de jouer.`,
  confirmPrompt: 'Confirmez votre tour, ou revenez en arrière.',
  confirmSecret: ({ step }) =>
    `${step} L'action peut se heurter à un secret et ne pourra pas être annulée\u00a0: confirmez-la, ou revenez en arrière.`,
  youAnswer: "Vous devez répondre pendant le tour d'un autre joueur.",
  answerNow: ({ player }) => `${player} doit répondre pendant le tour d'un autre joueur.`,

  actions: 'Ce que vous pouvez faire',
  confirm: 'Confirmer',
  takeBackProposal: 'Retour',
  undo: 'Annuler',
  restartTurn: 'Recommencer le tour',
  hint: 'Indice',
  takeBack: 'Annuler mon tour',
  noTakeBack: "Vous n'avez aucun tour à annuler.",
  noHint: "Un indice n'est possible que quand c'est à vous d'agir.",
  stop: 'Interrompre',
  sound: 'Son',
  pause: 'Pause',
  goOn: 'Continuer',

  typed: 'Saisir une action ou un tour',

  players: 'Joueurs',
  toMove: "c'est son tour",
  asked: 'doit répondre',
  noPower: 'Sans pouvoir',
  fleece: "Toison d'or",
  fleeceHeld: ({ players }) => `aux mains ${of(players)} pour ce tour`,
  fleeceBefore: 'prêtée par le Bélier dès le premier tour',
  fleeceAsleep: "en sommeil\u00a0: personne n'a commencé ce tour à côté du Bélier",
  rulings: ({ power }) => `Points de règle\u00a0: ${nameOf(power)}`,
  becomes: ({ power }) => `en ce moment\u00a0: ${nameOf(power)}`,
  playsWith: ({ player }) => `coéquipier\u00a0: ${player}`,
  workersRemoved: ({ count }) => `${count} ${plural(count, 'bâtisseur retiré', 'bâtisseurs retirés')}`,

  log: 'Journal',
  logEmpty: "Rien n'a encore été joué.",
  setup: 'Mise en place',
  turn: ({ number, player }) => `${number}. ${player}`,
  lookingBack: ({ step, of: all }) => `Position passée\u00a0: après l'action ${step} sur ${all}.`,
  toNow: 'Position actuelle',
  lookBack: 'Revoir les actions',
  toStart: 'Au début',
  stepBack: 'Action précédente',
  stepOn: 'Action suivante',
  toEnd: 'À la position actuelle',

  more: 'Plus',
  boardGroup: 'Plateau',
  gameGroup: 'Partie',
  flip: 'Retourner le plateau',
  rotate: 'Tourner le plateau',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  resetView: 'Vue normale',
  fullscreen: 'Plein écran',
  show2d: 'Afficher en 2D',
  show3d: 'Afficher en 3D',
  share: 'Partager ou exporter',
  help: 'Touches et aide',

  offerDraw: 'Proposer le match nul',
  drawOffered: 'Match nul proposé',
  drawQuestion: ({ by, player }) => `${by} propose le match nul. ${player}, acceptez-vous\u00a0?`,
  drawAccept: 'Accepter',
  drawDecline: 'Continuer à jouer',
  drawDeclined: 'Match nul refusé\u00a0: la partie continue.',
  resign: 'Abandonner',

  seats: "Quelqu'un part ou revient",
  hasLeft: ({ player }) => `${player} n'est plus là`,
  standsIn: "l'ordinateur joue",

  handOverTo: ({ player }) => `Passez l'appareil à ${player}`,
  handOverWhy: "Cette partie a des secrets. Rien ne s'affiche tant que la bonne personne n'a pas l'appareil en main.",
  iAm: ({ player }) => `Je suis ${player}`,

  analyse: 'Analyser',

  engineLost: "L'ordinateur n'a pas pu répondre.",
  retry: 'Réessayer',
  elsewhere: 'La partie se poursuit dans un autre onglet.',
  overtaken: "La partie s'est poursuivie dans un autre onglet\u00a0: rien n'a été joué ici.",
  continueHere: 'Continuer ici',

  nothingPossible: "Vous n'avez rien à faire pour le moment.",
};
