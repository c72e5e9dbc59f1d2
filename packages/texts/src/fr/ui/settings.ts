import type { TranslatedUi } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** Preferences on this device. */
export const settings: TranslatedUi['settings'] = {
  title: 'Réglages',
  lead: "Tout s'applique aussitôt et reste sur cet appareil.",
  language: 'Langue',
  lookTitle: 'Apparence',
  theme: 'Couleurs',
  themes: { system: "Comme l'appareil", light: 'Clair', dark: 'Sombre' },
  textSize: 'Taille du texte',
  percent: ({ count }) => `${count}\u00a0%`,
  boardTitle: 'Plateau',
  face: 'Vue',
  faces: { '2d': '2D', '3d': '3D' },
  faceNotes: { '2d': 'Plate et nette, ménage la batterie.', '3d': "L'île et ses maisons, vues d'en haut." },
  patterns: 'Motifs renforcés',
  patternsNote: 'Camps et niveaux se distinguent sans les couleurs.',
  numbers: 'Numéros des niveaux',
  numbersNote: 'Chaque case indique sa hauteur.',
  coordinates: 'Coordonnées',
  coordinatesNote: 'Lettres et chiffres le long du bord du plateau.',
  motionTitle: 'Animations et sons',
  motion: 'Animations',
  motions: { system: "Comme l'appareil", on: 'Oui', off: 'Non' },
  speed: 'Vitesse des coups',
  sound: 'Sons',
  soundNote: 'De courts sons pour les déplacements, les constructions et la fin de la partie.',
  playTitle: 'En jeu',
  confirm: 'Confirmation des tours',
  confirms: { never: 'Jamais', turn: 'À la fin de chaque tour' },
  confirmNotes: {
    never: 'Un tour se termine avec sa dernière action.',
    turn: "Un tour ne compte qu'une fois confirmé\u00a0: jusque-là, vous pouvez l'annuler.",
  },
  seconds: ({ time }) => `${time}\u00a0s`,
  thinking: 'Temps de réflexion du niveau 8',
  thinkingNote: 'Pour chaque tour à pleine force, et pour les indices. Les autres niveaux répondent aussitôt.',
  notation: 'Notation dans le journal',
  notationNote: 'Les tours sont écrits en notation et en toutes lettres.',
  dataTitle: 'Vos données',
  data: ({ count }) => {
    if (count === 0) return "Aucune partie n'est conservée sur cet appareil.";
    return plural(
      count,
      'Une partie est conservée sur cet appareil.',
      `${count} parties sont conservées sur cet appareil.`,
    );
  },
  dataNote: "Parties et réglages restent dans ce navigateur. Rien n'est envoyé nulle part.",
  deleteAll: 'Supprimer toutes les parties',
  deleteTitle: 'Supprimer toutes les parties\u00a0?',
  deleteText: ({ count }) =>
    plural(
      count,
      "Une partie sera supprimée de cet appareil. C'est définitif.",
      `Les ${count} parties seront supprimées de cet appareil. C'est définitif.`,
    ),
  deleted: 'Toutes les parties ont été supprimées.',
  aboutTitle: "À propos d'Oia",
  about:
    'Oia est un projet de fans non officiel, fait par amour du jeu et sans lien avec son auteur ni son éditeur. Si le jeu vous plaît, achetez la boîte.',
  version: ({ version }) => `Version ${version}`,
  licence: 'Logiciel libre sous licence MIT.',
};

/** The question that is asked once. */
export const sounds: TranslatedUi['sounds'] = {
  question: 'Des sons de pierre et de cloches pendant la partie\u00a0?',
  yes: 'Oui',
  no: 'Non',
};
