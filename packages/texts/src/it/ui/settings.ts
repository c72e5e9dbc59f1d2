import type { TranslatedUi } from '../../translation.ts';

const kept = (count: number): string =>
  count === 1 ? "Su questo dispositivo c'è una partita." : `Su questo dispositivo ci sono ${count} partite.`;

/** Preferences on this device. */
export const settings: TranslatedUi['settings'] = {
  title: 'Impostazioni',
  lead: 'Tutto vale da subito e resta salvato su questo dispositivo.',
  language: 'Lingua',
  lookTitle: 'Aspetto',
  theme: 'Colori',
  themes: { system: 'Come il dispositivo', light: 'Chiari', dark: 'Scuri' },
  textSize: 'Dimensione del testo',
  percent: ({ count }) => `${count}%`,
  boardTitle: 'Plancia',
  face: 'Vista',
  faces: { '2d': '2D', '3d': '3D' },
  faceNotes: { '2d': 'Piatta e nitida, consuma poca batteria.', '3d': "L'isola con le sue case, vista dall'alto." },
  patterns: 'Motivi più marcati',
  patternsNote: 'Giocatori e livelli si distinguono anche senza i colori.',
  numbers: 'Numeri dei livelli',
  numbersNote: 'Ogni spazio mostra quanto è alto.',
  coordinates: 'Coordinate',
  coordinatesNote: 'Lettere e numeri lungo il bordo della plancia.',
  motionTitle: 'Movimento e suono',
  motion: 'Animazioni',
  motions: { system: 'Come il dispositivo', on: 'Sì', off: 'No' },
  speed: 'Velocità delle mosse',
  sound: 'Suoni',
  soundNote: 'Brevi suoni quando si muove, si costruisce e finisce la partita.',
  playTitle: 'Gioco',
  confirm: 'Conferma dei turni',
  confirms: { never: 'Mai', turn: 'Alla fine di ogni turno' },
  confirmNotes: {
    never: 'Un turno finisce con la sua ultima azione.',
    turn: 'Un turno vale solo quando lo confermi: fino ad allora puoi annullarlo.',
  },
  seconds: ({ time }) => `${time}\u00a0s`,
  thinking: 'Tempo per pensare del livello 8',
  thinkingNote: 'Per ogni turno alla massima forza, e per i consigli. Gli altri livelli rispondono subito.',
  notation: 'Notazione nella cronaca',
  notationNote: 'I turni sono scritti in notazione oltre che a parole.',
  dataTitle: 'I tuoi dati',
  data: ({ count }) => (count === 0 ? 'Su questo dispositivo non ci sono partite.' : kept(count)),
  dataNote: 'Partite e impostazioni restano in questo browser. Niente viene inviato altrove.',
  deleteAll: 'Elimina tutte le partite',
  deleteTitle: 'Eliminare tutte le partite?',
  deleteText: ({ count }) =>
    count === 1
      ? 'Una partita verrà eliminata da questo dispositivo. Non si può tornare indietro.'
      : `Tutte le ${count} partite verranno eliminate da questo dispositivo. Non si può tornare indietro.`,
  deleted: 'Tutte le partite sono state eliminate.',
  aboutTitle: 'Informazioni su Oia',
  about:
    "Oia è un progetto di appassionati, non ufficiale, nato dall'amore per il gioco e senza legami con il suo autore o il suo editore. Se ti piace, compra la scatola.",
  version: ({ version }) => `Versione ${version}`,
  licence: 'Software libero con licenza MIT.',
};

/** The question that is asked once. */
export const sounds: TranslatedUi['sounds'] = {
  question: 'Suoni di pietra e di campane durante la partita?',
  yes: 'Sì',
  no: 'No',
};
