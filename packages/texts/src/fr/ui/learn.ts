import type { Catalogue } from '../../catalogue.ts';

/** The page that teaches the game. */
export const learn: Catalogue['ui']['learn'] = {
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
