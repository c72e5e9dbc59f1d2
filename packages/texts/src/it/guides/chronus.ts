import type { GuideWords } from '../../guide-words.ts';

export const chronus = {
  demo: 'Sulla plancia ci sono quattro torri complete, e la tua cupola fa la quinta. Hai vinto senza salire.',
  limit:
    'Ora le cupole sono cinque, ma una sta su due blocchi. Le torri complete sono solo quattro e la partita continua.',
  task: 'Quattro torri sono complete. Vinci in questo turno.',
  done: 'La quinta torre completa fa vincere, e per questo basta una cupola.',
  questions: {
    opponentsTower: {
      ask: "Conta se è l'avversario a completare la quinta torre?",
      answer: 'Sì. Non importa chi ha costruito le torri: vinci subito, anche nel turno avversario.',
    },
    winWaits: {
      ask: 'La mia vittoria aspetta la fine del turno?',
      answer: 'No. Anche se Prometeo completa la torre prima di muoversi, la partita finisce lì.',
    },
    winByClimbing: {
      ask: 'Posso vincere anche salendo al livello 3?',
      answer: 'Sì, come tutti.',
    },
    heraOnEdge: {
      ask: 'Era mi ferma se la quinta torre è sul bordo?',
      answer: 'No. Lei guarda solo i passi sul bordo, non le costruzioni.',
    },
    aresTakesTower: {
      ask: 'Ares può togliermi una torre?',
      answer: 'No. Una torre con la cupola resta, quindi il tuo totale non scende mai.',
    },
  },
} satisfies GuideWords;
