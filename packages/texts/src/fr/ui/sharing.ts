import type { Catalogue } from '../../catalogue.ts';

/** What leaves the device: links, files, texts. */
export const sharing: Catalogue['ui']['sharing'] = {
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
