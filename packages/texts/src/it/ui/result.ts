import type { Catalogue } from '../../catalogue.ts';

/** The end of a game. A name can be that of one player or of a team: no verb depends on it. */
export const result: Catalogue['ui']['result'] = {
  youWon: ({ turn }) => `Hai vinto, turno ${turn}`,
  won: ({ player, turn }) => `Vittoria per ${player}, turno ${turn}`,
  draw: 'Pareggio',
  noResult: 'Nessun risultato',
  whyWon: {
    climbed: 'Il tuo lavoratore è al livello 3.',
    stuck: "L'avversario non poteva più completare un turno.",
    noWorkers: "L'avversario non aveva più lavoratori.",
    resigned: "L'avversario si è arreso.",
  },
  whyLost: {
    climbed: "L'avversario è salito al livello 3.",
    stuck: 'Non potevi più completare un turno.',
    noWorkers: 'Non avevi più lavoratori.',
    resigned: 'Hai abbandonato la partita.',
  },
  rematch: 'Rivincita',
  turningPoint: "Dov'è stata la svolta?",
  share: 'Condividi',
  replay: 'Rivedi la partita',
  gentler: 'Due sconfitte di fila capitano a tutti. Proviamo un avversario più facile?',
  stronger: 'Tre vittorie di fila! Vuoi un avversario più forte?',
  playLevel: ({ level, name }) => `Gioca contro ${name} (livello ${level})`,
};
