import type { Catalogue } from '../../catalogue.ts';

/** Words that stand on many pages. */
export const common: Catalogue['ui']['common'] = {
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
