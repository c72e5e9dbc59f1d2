import type { Catalogue } from '../catalogue.ts';
import { powers } from './power-names.ts';

const victory = (winner: string | undefined): string => (winner ? ` The game goes to ${winner}.` : '');

// A name can be that of one player or of a team: no verb depends on which.
export const outcomes: Catalogue['outcomes'] = {
  climbed: ({ winner }) => `A climb to level 3 wins the game for ${winner}.`,
  condition: ({ winner, power }) => `The win condition of ${powers[power].name} is met: the game goes to ${winner}.`,
  stuck: ({ loser, winner }) => `${loser} had no turn left to complete.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `${loser} had no workers left.${victory(winner)}`,
  abyss: ({ loser, winner }) => `A worker of ${loser} entered the Abyss.${victory(winner)}`,
  fate: ({ winner, loser }) => `The winning move of ${loser} met a fate space: the victory goes to ${winner} (Moerae).`,
  lastStanding: ({ winner }) => `Nobody else is left: the game goes to ${winner}.`,
  resigned: ({ loser, winner }) => `${loser} resigned.${victory(winner)}`,
  time: ({ loser, winner }) => `Time ran out for ${loser}.${victory(winner)}`,
  agreed: 'A draw, by agreement.',
  repetition: 'A draw: the game was going in circles.',
  abandoned: 'The game was abandoned and has no result.',
};

export const conditions: Catalogue['conditions'] = {
  pan: ({ winner }) => `A drop of two levels or more wins the game for ${winner} (Pan).`,
  eros: ({ winner }) => `Two workers have met, and that wins the game for ${winner} (Eros).`,
  chronus: ({ winner }) => `Five complete towers stand, and that wins the game for ${winner} (Chronus).`,
};
