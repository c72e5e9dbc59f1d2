import type { TranslatedUi } from '../../translation.ts';

/** The page that teaches the game. */
export const learn: TranslatedUi['learn'] = {
  title: 'Apprendre le jeu',
  lead: "De petites positions sur un vrai plateau\u00a0: lisez une phrase, essayez, recevez une réponse. Aucune connaissance n'est nécessaire.",
  progress: ({ done, of }) => `Leçons terminées\u00a0: ${done} sur ${of}`,

  goOn: ({ name }) => `Continuer\u00a0: ${name}`,
  groups: { firstSteps: 'Premiers pas', threats: 'Menaces et parades', plans: 'Bien jouer son tour' },
  notes: {
    firstSteps: "Ce qu'est un tour et comment gagner\u00a0: de quoi commencer à jouer.",
    threats: "Ce qu'un tour prépare et ce qu'il empêche.",
    plans: 'Comment réfléchissent les bons joueurs.',
  },
  done: 'terminée',
  lesson: ({ number, of }) => `Leçon ${number} sur ${of}`,
  all: 'Toutes les leçons',
  next: ({ name }) => `Suite\u00a0: ${name}`,
  more: "D'autres leçons",
  playFirst: 'Jouer votre première partie',
  play: 'Jouer une partie',
  elsewhere: 'Et ensuite\u00a0?',
  powersNote: 'Chaque pouvoir montré sur un plateau, avec un exercice et les questions fréquentes.',
  rulesNote: 'Tout au même endroit, à lire ou à consulter.',
  puzzlesNote: 'Gagner en un, deux ou trois tours, dans des positions de vraies parties.',
  unknown: ({ name }) => `Il n'y a pas de leçon «\u00a0${name}\u00a0».`,
  unknownNote: 'Le lien est peut-être ancien ou incomplet. Toutes les leçons sont dans la liste.',
  keptFull:
    'Le stockage de ce navigateur est plein\u00a0: votre progression ne sera gardée que tant que cette page reste ouverte.',
  keptDenied:
    'Ce navigateur ne conserve rien (navigation privée\u00a0?)\u00a0: votre progression ne sera gardée que tant que cette page reste ouverte.',
};

export const exercise: TranslatedUi['exercise'] = {
  board: "Plateau de l'exercice",
  undo: 'Annuler',
  restart: 'Recommencer',
  showSolution: 'Voir la solution',
  showWhy: 'Voir pourquoi',
  reached: 'Réussi\u00a0!',
  missed: 'Pas encore.',
  opponentWins: "Après cela, l'adversaire gagne tout de suite.",
  notReached: "Le but n'est pas atteint. Recommencez et cherchez autre chose.",
  replying: "L'adversaire répond…",
  solution: 'Voici une façon de faire.',
  refutation: "Voici comment l'adversaire gagne.",
  turnsLeft: ({ count }) => `Vous avez ${count} tours.`,

  guide: 'Voir, puis essayer',
  noGuide: "Ce pouvoir n'a pas encore de guide.",
  demo: 'Le pouvoir en action',
  limit: "Ce qu'il ne permet pas",
  task: 'À vous',
  next: 'Suite',
  play: 'Montrer',
  again: 'Montrer encore',
  tryFreely: 'Sur ce plateau, vous pouvez jouer ce que vous voulez, pour les deux camps.',
  refused: 'Les règles disent\u00a0:',
  questions: 'Questions fréquentes',
  tryIt: 'Essayer sur un plateau',
  before: 'Avant',
  after: 'Après',
  reference: 'Tous les points de règle, à consulter',
  rulings: ({ count, numbers }) => `${count === 1 ? 'Point de règle' : 'Points de règle'} ${numbers}`,
};
