import type { TranslatedUi } from '../../translation.ts';

const jours = (count: number): string => (count < 2 ? `${count} jour` : `${count} jours`);

export const puzzles: TranslatedUi['puzzles'] = {
  title: 'Problèmes',
  intro: "Des positions tirées de parties de l'ordinateur, où un seul tour est le bon. Chaque solution est prouvée.",
  board: 'Plateau du problème',

  daily: 'Problème du jour',
  dailyOpen: 'Résoudre celui du jour',
  dailySolved: 'Résolu. Un autre vous attend demain.',
  streak: ({ count }) => (count === 0 ? 'Pas encore de série' : `${jours(count)} de suite`),
  bestStreak: ({ count }) => `record\u00a0: ${jours(count)}`,

  rating: 'Votre cote',
  ratingNote:
    'Elle monte quand vous trouvez du premier coup et sans aide, elle baisse sinon\u00a0; les problèmes difficiles comptent plus.',
  tried: ({ count }) => (count < 2 ? `${count} problème tenté` : `${count} problèmes tentés`),
  solvedCount: ({ count }) => `${count} du premier coup`,
  notKept:
    'Ce navigateur ne garde rien (mode privé\u00a0?)\u00a0: votre cote et votre série seront perdues à la fermeture de la page.',

  more: 'Choisir un problème',
  kind: 'Genre',
  anyKind: 'Tous',
  kinds: { win1: 'Gagner en 1', win2: 'Gagner en 2', win3: 'Gagner en 3', hold: 'Ne pas perdre' },
  difficulty: 'Difficulté',
  anyDifficulty: 'À votre niveau',
  difficulties: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  power: 'Pouvoir',
  anyPower: 'Peu importe',
  noPowers: 'Sans pouvoirs',
  found: ({ count }) =>
    count === 0 ? 'Aucun problème de ce genre.' : count === 1 ? '1 problème' : `${count} problèmes`,
  start: 'Résoudre un problème',

  puzzleRating: ({ number }) => `cote ${number}`,
  against: 'Contre',
  task: {
    win1: 'Gagnez dès ce tour.',
    win2: "Gagnez en deux tours, quoi que fasse l'adversaire.",
    win3: "Gagnez en trois tours, quoi que fasse l'adversaire.",
    hold1: 'Trouvez le seul tour qui ne perd pas aussitôt.',
    hold2: "Trouvez le seul tour après lequel l'adversaire ne peut pas forcer la victoire.",
  },
  turnsLeft: ({ count }) => (count === 1 ? 'Il reste un tour\u00a0: gagnez maintenant.' : `Il reste ${count} tours.`),
  judging: 'Toutes les réponses sont examinées…',
  unchecked: "Votre tour n'a pas pu être vérifié.",
  replying: ({ player }) => `${player} répond…`,
  goOn: ({ player }) => `Bien vu\u00a0! ${player} résiste aussi longtemps que possible.`,
  solved: 'Résolu\u00a0!',
  solvedWithHelp: "C'est bien cela.",
  missed: {
    lost: ({ player }) => `Non\u00a0: ${player} gagne.`,
    escaped: ({ player }) => `Non\u00a0: ${player} a cette réponse, et la victoire s'envole.`,
    loose: ({ player }) => `Non\u00a0: ${player} peut répondre presque n'importe comment, par exemple ainsi.`,
    late: 'Non\u00a0: ainsi, on ne gagne pas à temps.',
    unknown: "Ce n'est pas le bon tour. Montrer pourquoi prendrait trop de temps.",
  },
  change: ({ before, after }) => `Votre cote\u00a0: ${before} → ${after}`,
  undo: 'Annuler',
  again: 'Réessayer',
  hint: 'Indice',
  moreHint: 'Montrer le tour',
  hintWorker: ({ square }) => `Commencez par ${square}.`,
  hintTurn: 'Voici le tour.',
  solution: 'Voir la solution',
  solutionShown: 'Voici la solution.',
  next: 'Problème suivant',
  all: 'Tous les problèmes',

  missing:
    "Il n'y a pas de problème à cette adresse. Il vient peut-être d'une autre version, ou le lien est incomplet.",
  withPower: 'Problèmes avec ce pouvoir',
  toAll: 'Voir tous les problèmes',
};
