import type { Catalogue } from '../../catalogue.ts';

/** The page that teaches the game. */
export const learn: Catalogue['ui']['learn'] = {
  title: 'Impara il gioco',
  lead: 'Brevi posizioni su una vera plancia: leggi una frase, prova, ricevi una risposta. Non serve sapere niente prima.',
  progress: ({ done, of }) => `Lezioni completate: ${done} su ${of}`,

  goOn: ({ name }) => `Continua: ${name}`,
  groups: { firstSteps: 'Primi passi', threats: 'Minacce e risposte', plans: 'Giocare bene il turno' },
  notes: {
    firstSteps: "Che cos'è un turno e come si vince: quanto basta per giocare.",
    threats: 'Che cosa prepara un turno e che cosa impedisce.',
    plans: 'Come ragiona chi gioca bene.',
  },
  done: 'completata',
  lesson: ({ number, of }) => `Lezione ${number} di ${of}`,
  all: 'Tutte le lezioni',
  next: ({ name }) => `Avanti: ${name}`,
  more: 'Altre lezioni',
  playFirst: 'Gioca la tua prima partita',
  play: 'Gioca una partita',
  elsewhere: 'E poi?',
  powersNote: 'Ogni potere mostrato su una plancia, con un esercizio e le domande più comuni.',
  rulesNote: 'Tutto in un posto, da leggere o da consultare.',
  puzzlesNote: 'Vincere in uno, due o tre turni, in posizioni di vere partite.',
  unknown: ({ name }) => `Non c'è nessuna lezione «${name}».`,
  unknownNote: "Il link forse è vecchio o incompleto. Tutte le lezioni sono nell'elenco.",
  keptFull: 'La memoria di questo browser è piena: i tuoi progressi durano solo finché questa pagina è aperta.',
  keptDenied:
    'Questo browser non salva niente (navigazione privata?): i tuoi progressi durano solo finché questa pagina è aperta.',
};
