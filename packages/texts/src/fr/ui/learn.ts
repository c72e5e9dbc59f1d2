import type { Catalogue } from '../../catalogue.ts';

/** The page that teaches the game. */
export const learn: Catalogue['ui']['learn'] = {
  title: 'Apprendre le jeu',
  lead: 'De petites positions sur un vrai plateau : lisez une phrase, essayez, recevez une réponse. Aucune connaissance n’est nécessaire.',
  progress: ({ done, of }) => `Leçons terminées : ${done} sur ${of}`,

  goOn: ({ name }) => `Continuer : ${name}`,
  groups: { firstSteps: 'Premiers pas', threats: 'Menaces et parades', plans: 'Les bons tours' },
  notes: {
    firstSteps: 'Ce qu’est un tour et comment gagner : assez pour jouer.',
    threats: 'Ce qu’un tour prépare et ce qu’il empêche.',
    plans: 'Comment réfléchissent les bons joueurs.',
  },
  done: 'terminée',
  lesson: ({ number, of }) => `Leçon ${number} sur ${of}`,
  all: 'Toutes les leçons',
  next: ({ name }) => `Suite : ${name}`,
  more: 'D’autres leçons',
  playFirst: 'Jouer ma première partie',
  play: 'Jouer une partie',
  elsewhere: 'Et ensuite ?',
  powersNote: 'Chaque pouvoir montré sur un plateau, avec un exercice et les questions fréquentes.',
  rulesNote: 'Tout au même endroit, à lire ou à consulter.',
  puzzlesNote: 'Gagner en un, deux ou trois tours, dans des positions de vraies parties.',
  unknown: ({ name }) => `Il n’y a pas de leçon « ${name} ».`,
  unknownNote: 'Le lien est peut-être ancien ou incomplet. Toutes les leçons sont dans la liste.',
  keptFull: 'Le stockage de ce navigateur est plein : votre progression ne dure que tant que cette page est ouverte.',
  keptDenied:
    'Ce navigateur ne conserve rien (navigation privée ?) : votre progression ne dure que tant que cette page est ouverte.',
};
