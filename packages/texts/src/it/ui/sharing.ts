import type { Catalogue } from '../../catalogue.ts';

/** What leaves the device: links, files, texts. */
export const sharing: Catalogue['ui']['sharing'] = {
  title: 'Condividi o esporta',
  onlyView:
    "La partita ha dei segreti ed è ancora in corso, quindi qui c'è solo quello che puoi sapere tu. Quando sarà finita potrai condividerla tutta.",
  onlyViewWatching:
    "La partita ha dei segreti ed è ancora in corso, quindi qui c'è solo quello che possono sapere tutti. Quando sarà finita potrai condividerla tutta.",
  link: 'Link a questa partita',
  linkHelp: "Tutta la partita è nel link. Non viene salvato niente da nessun'altra parte.",
  linkTooLong: 'Questa partita è troppo lunga per un link: inviala come file.',
  makingLink: 'Creazione del link…',
  copyLink: 'Copia il link',
  send: 'Invia…',
  sendTitle: ({ players }) => `Una partita a Oia: ${players}`,
  file: 'File',
  download: 'Salva come file',
  picture: 'Immagine',
  pictureOf: ({ players }) => `La plancia della partita ${players}`,
  copyPicture: "Copia l'immagine",
  savePicture: "Salva l'immagine",
  saveDrawing: 'Salva come SVG',
  pictureCopied: "L'immagine è copiata: incollala dove vuoi.",
  pictureNotCopied: 'Questo browser non permette di copiare immagini: salvala, invece.',
  pictureFailed: "Questo browser non riesce a creare l'immagine: salvala come SVG.",
  record: 'Testo della partita',
  copyRecord: 'Copia il testo',
  position: 'Questa posizione',
  copyPosition: 'Copia la posizione',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette di copiare: il testo è selezionato, copialo tu.',
  saved: ({ file }) => `Salvato come ${file}.`,
};
