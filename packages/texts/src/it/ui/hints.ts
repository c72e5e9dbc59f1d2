import type { Catalogue } from '../../catalogue.ts';

/** Hints, stage by stage. */
export const hints: Catalogue['ui']['hints'] = {
  worker: ({ square }) => `Guarda il lavoratore in ${square}.`,
  moreTurn: 'Chiedi ancora per vedere il turno.',
  turn: ({ turn }) => `Il computer giocherebbe così: ${turn}`,
  moreWhy: 'Chiedi ancora per sapere perché.',
  wins: 'Così si vince la partita.',
  stops: ({ squares }) => `Così eviti una vittoria in ${squares}.`,
  stopsWin: 'Così eviti che vinca chi gioca dopo di te.',
  threatens: ({ squares }) => `Minaccia di vincere in ${squares} al prossimo turno.`,
  threatensWin: 'Minaccia di vincere al prossimo turno.',
  climbs: ({ level }) => `Sale al livello ${level}.`,
  unclear: 'Non è ancora deciso niente: guardando avanti, il computer preferisce questo turno.',
};
