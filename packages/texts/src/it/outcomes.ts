import type { Catalogue } from '../catalogue.ts';
import { of, to } from './grammar.ts';

const winning = (winner: string): string => `la vittoria va ${to(winner)}`;
const victory = (winner: string | undefined): string => (winner ? ` La vittoria va ${to(winner)}.` : '');

// A name can be that of one player or of a team: no verb depends on it.
export const outcomes: Catalogue['outcomes'] = {
  climbed: ({ winner }) => `Salita al livello 3: ${winning(winner)}.`,
  condition: ({ winner, power }) => `La condizione di vittoria ${of(power)} è soddisfatta: ${winning(winner)}.`,
  stuck: ({ loser, winner }) => `Per ${loser} non c'è più modo di completare un turno.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `Non resta più nessun lavoratore ${to(loser)}.${victory(winner)}`,
  abyss: ({ loser, winner }) => `Un lavoratore di ${loser} è finito nell'Abisso.${victory(winner)}`,
  fate: ({ winner, loser }) =>
    `Il passo vincente di ${loser} è finito su uno spazio del Fato: ${winning(winner)} (Moire).`,
  lastStanding: ({ winner }) => `Non resta nessun altro in gioco: ${winning(winner)}.`,
  resigned: ({ loser, winner }) => `Resa di ${loser}.${victory(winner)}`,
  time: ({ loser, winner }) => `Tempo scaduto per ${loser}.${victory(winner)}`,
  agreed: 'Pareggio concordato.',
  repetition: 'Pareggio: la partita girava in tondo.',
  abandoned: 'La partita è stata interrotta e resta senza risultato.',
};

export const conditions: Catalogue['conditions'] = {
  pan: ({ winner }) => `Discesa di almeno due livelli: ${winning(winner)} (Pan).`,
  eros: ({ winner }) => `Due lavoratori si sono incontrati: ${winning(winner)} (Eros).`,
  chronus: ({ winner }) => `Ci sono cinque torri complete: ${winning(winner)} (Crono).`,
};
