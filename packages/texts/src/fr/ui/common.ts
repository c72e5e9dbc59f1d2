import type { TranslatedUi } from '../../translation.ts';

/** Words that stand on many pages. */
export const common: TranslatedUi['common'] = {
  appName: 'Oia',
  skip: 'Aller au contenu',
  menu: 'Menu',
  home: 'Jouer',
  newGame: 'Nouvelle partie',
  learn: 'Apprendre',
  powers: 'Pouvoirs',
  randomizer: 'Tirage au sort',
  replay: 'Revoir une partie',
  analysis: 'Analyse',
  rules: 'Règles',
  puzzles: 'Problèmes',
  settings: 'Réglages',
  fan: 'Un projet de fans, non officiel. Santorini est un jeu de Gordon Hamilton, édité par Roxley.',
  cancel: 'Annuler',
  close: 'Fermer',
  loading: 'Un instant…',
  missing: ({ path }) => `Il n'y a rien à l'adresse ${path}.`,
  toHome: "Page d'accueil",
  broken: 'Une erreur est survenue sur cette page. Vos parties sont intactes.',
  notLoaded:
    "Cet élément n'a pas pu être chargé\u00a0: le réseau est absent, ou il existe une version plus récente. Vos parties sont intactes.",
  reload: 'Recharger',
  update: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
  noPower: 'sans pouvoir',
  computer: 'Ordinateur',
  person: 'Humain',
  you: 'Vous',
  player: ({ letter }) => `Joueur ${letter}`,
  keptFull:
    "Le stockage de ce navigateur est plein\u00a0: la partie ne peut pas être conservée et sera perdue à la fermeture de la page. Supprimez d'anciennes parties pour faire de la place, ou exportez celle-ci.",
  makeRoom: "Supprimer d'anciennes parties",
  keptDenied:
    'Ce navigateur ne conserve rien (navigation privée\u00a0?)\u00a0: la partie sera perdue à la fermeture de la page. Exportez-la pour la garder.',
  no3d: 'Cet appareil ne peut pas afficher le plateau en 3D\u00a0: le voici en 2D.',
  lost3d: "L'affichage en 3D ne répond plus\u00a0: voici le plateau en 2D. Choisissez de nouveau la 3D pour réessayer.",
};

export const computers: TranslatedUi['computers'] = {
  computerAt: ({ letter }) => `Ordinateur ${letter}`,
  level: ({ level }) => `niveau ${level}`,
  levelNames: {
    1: 'Nouveau venu',
    2: 'Aide',
    3: 'Apprenti',
    4: 'Maçon',
    5: 'Chef de chantier',
    6: 'Maître',
    7: 'Architecte',
    8: 'Olympien',
  },
  levelNotes: {
    1: 'Apprend encore\u00a0: bien des choses lui échappent. Un enfant de dix ans peut gagner.',
    2: 'Aime grimper, mais oublie souvent de regarder ce que vous préparez.',
    3: 'Voit ce qui saute aux yeux et pare la plupart des menaces.',
    4: 'Ne laisse passer aucune menace, mais ne prévoit pas loin.',
    5: 'Joue avec soin et pense à votre réponse.',
    6: 'Punit les petites erreurs.',
    7: "Voit les pièges plusieurs tours à l'avance.",
    8: "Joue du mieux qu'il peut. Son temps de réflexion se règle dans les réglages.",
  },
  speed: 'Vitesse',
  speeds: { 0.5: 'Lente', 1: 'Normale', 2: 'Rapide', 4: 'Très rapide' },
};
