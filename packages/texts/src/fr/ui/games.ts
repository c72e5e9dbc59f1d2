import type { TranslatedUi } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** The games of the device, on their own page and the newest on the start page. */
export const games: TranslatedUi['games'] = {
  intro: "Les parties de cet appareil. Elles n'en sortent que si vous les partagez.",
  running: 'En cours',
  finished: 'Terminées',
  none: 'Les parties que vous commencez apparaissent ici\u00a0: commencez-en une.',
  turns: ({ count }) => `${count} ${plural(count, 'tour', 'tours')}`,
  drafting: 'draft en cours',
  over: 'terminée',
  resultWon: ({ turn }) => `Gagné, tour ${turn}`,
  resultLost: ({ turn }) => `Perdu, tour ${turn}`,
  resultOf: ({ player, turn }) => `Victoire\u00a0: ${player}, tour ${turn}`,
  resultDrawn: ({ turn }) => `Match nul, tour ${turn}`,
  yourTurn: 'À vous de jouer',
  turnOf: ({ player }) => `C'est à ${player} de jouer`,
  resume: 'Continuer',
  look: 'Revoir',
  resumeLabel: ({ players }) => `Continuer la partie ${players}`,
  lookLabel: ({ players }) => `Revoir la partie ${players}`,
  forget: 'Supprimer',
  forgetLabel: ({ players }) => `Supprimer la partie ${players}`,
  forgotten: 'La partie est supprimée.',
  bringBack: 'Annuler',
  bringBackLabel: ({ players }) => `Annuler la suppression de la partie ${players}`,
  showAll: ({ count }) => plural(count, 'Voir la partie', `Voir les ${count} parties`),
};

/** The end of a game. A name may be one player or a team: no verb depends on it. */
export const result: TranslatedUi['result'] = {
  youWon: ({ turn }) => `Vous avez gagné, tour ${turn}`,
  won: ({ player, turn }) => `Victoire pour ${player}, tour ${turn}`,
  draw: 'Match nul',
  noResult: 'Sans résultat',
  whyWon: {
    climbed: 'Votre bâtisseur est au niveau 3.',
    stuck: 'Votre adversaire ne pouvait plus terminer son tour.',
    noWorkers: "Votre adversaire n'avait plus de bâtisseur.",
    resigned: 'Votre adversaire a abandonné.',
  },
  whyLost: {
    climbed: 'Votre adversaire est monté au niveau 3.',
    stuck: 'Vous ne pouviez plus terminer votre tour.',
    noWorkers: "Vous n'aviez plus de bâtisseur.",
    resigned: 'Vous avez abandonné.',
  },
  rematch: 'Revanche',
  turningPoint: 'Où la partie a-t-elle basculé\u00a0?',
  share: 'Partager',
  replay: 'Revoir la partie',
  gentler: 'Perdre deux fois de suite, cela arrive à tout le monde. Un adversaire plus facile\u00a0?',
  stronger: "Trois victoires de suite\u00a0! Envie d'un adversaire plus fort\u00a0?",
  playLevel: ({ level, name }) => `Jouer contre «\u00a0${name}\u00a0» (niveau ${level})`,
};

/** The match-up before a game. */
export const reveal: TranslatedUi['reveal'] = {
  title: "L'affiche",
  begin: 'Jouer',
};

/** Sharing: links, files, texts. */
export const sharing: TranslatedUi['sharing'] = {
  title: 'Partager ou exporter',
  onlyView:
    'La partie a des secrets et est encore en cours\u00a0: ceci ne contient que ce que vous pouvez savoir. Une fois la partie terminée, vous pourrez tout partager.',
  onlyViewWatching:
    'La partie a des secrets et est encore en cours\u00a0: ceci ne contient que ce que tout le monde peut savoir. Une fois la partie terminée, vous pourrez tout partager.',
  link: 'Lien vers cette partie',
  linkHelp: "Toute la partie est dans le lien. Rien n'est enregistré ailleurs.",
  linkTooLong: 'Cette partie est trop longue pour un lien\u00a0: envoyez-la sous forme de fichier.',
  makingLink: 'Préparation du lien…',
  copyLink: 'Copier le lien',
  send: 'Envoyer…',
  sendTitle: ({ players }) => `Une partie d'Oia\u00a0: ${players}`,
  file: 'Fichier',
  download: 'Enregistrer dans un fichier',
  picture: 'Image',
  pictureOf: ({ players }) => `Le plateau de la partie ${players}`,
  copyPicture: "Copier l'image",
  savePicture: "Enregistrer l'image",
  saveDrawing: 'Enregistrer en SVG',
  pictureCopied: "L'image est copiée\u00a0: collez-la où vous voulez.",
  pictureNotCopied: 'Ce navigateur ne permet pas de copier des images\u00a0: enregistrez-la plutôt.',
  pictureFailed: "Ce navigateur ne peut pas créer l'image\u00a0: enregistrez-la plutôt en SVG.",
  record: 'Texte de la partie',
  copyRecord: 'Copier le texte',
  position: 'Cette position',
  copyPosition: 'Copier la position',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier\u00a0: le texte est sélectionné, copiez-le vous-même.',
  saved: ({ file }) => `Enregistré\u00a0: ${file}.`,
};
