import type { Catalogue } from '../catalogue.ts';
import { of, ofPower } from './grammar.ts';

const victory = (winner: string | undefined): string => (winner ? ` La victoire revient à ${winner}.` : '');

// A name can be that of one player or of a team, of a man or of a woman: no verb and no adjective depends on it.
export const outcomes: Catalogue['outcomes'] = {
  climbed: ({ winner }) => `Montée au niveau 3\u00a0: la victoire revient à ${winner}.`,
  condition: ({ winner, power }) =>
    `La condition de victoire ${ofPower(power)} est remplie\u00a0: la victoire revient à ${winner}.`,
  stuck: ({ loser, winner }) => `Plus aucun tour complet n'était possible pour ${loser}.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `Il ne restait plus aucun bâtisseur à ${loser}.${victory(winner)}`,
  abyss: ({ loser, winner }) => `Un bâtisseur ${of(loser)} est entré dans l'Abîme.${victory(winner)}`,
  fate: ({ winner, loser }) =>
    `Le pas gagnant ${of(loser)} est tombé sur une case du destin\u00a0: la victoire revient à ${winner} (Moires).`,
  lastStanding: ({ winner }) => `Il ne reste personne d'autre\u00a0: la victoire revient à ${winner}.`,
  resigned: ({ loser, winner }) => `Abandon ${of(loser)}.${victory(winner)}`,
  time: ({ loser, winner }) => `Le temps est écoulé pour ${loser}.${victory(winner)}`,
  agreed: "Match nul, d'un commun accord.",
  repetition: 'Match nul\u00a0: la partie tournait en rond.',
  abandoned: 'La partie a été arrêtée et reste sans résultat.',
};

export const conditions: Catalogue['conditions'] = {
  pan: ({ winner }) => `Descente de deux niveaux ou plus\u00a0: la victoire revient à ${winner} (Pan).`,
  eros: ({ winner }) => `Les deux bâtisseurs se sont retrouvés\u00a0: la victoire revient à ${winner} (Éros).`,
  chronus: ({ winner }) => `Cinq tours complètes se dressent\u00a0: la victoire revient à ${winner} (Chronos).`,
};
