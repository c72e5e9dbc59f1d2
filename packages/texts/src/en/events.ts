import type { Catalogue } from '../catalogue.ts';
import type { Token } from '../ids.ts';
import { powers } from './names.ts';

type ByToken = Readonly<Partial<Record<Token, (square: string) => string>>>;

const put: ByToken = {
  whirlpools: (square) => `A whirlpool opens on ${square}.`,
  coins: (square) => `A coin is put on ${square}.`,
  talus: (square) => `Talus is put on ${square}.`,
};

const gone: ByToken = {
  whirlpools: (square) => `The whirlpool on ${square} is gone.`,
  coins: (square) => `The coin on ${square} is gone.`,
  talus: (square) => `Talus leaves ${square}.`,
};

// A name may be one player or a team: no verb depends on it.
export const consequences: Catalogue['consequences'] = {
  cut: ({ square }) => `A hidden worker stands on ${square}: the step is cancelled and the turn is over.`,
  moved: ({ player, from, to }) => `A worker of ${player} is moved from ${from} to ${to}.`,
  swept: ({ player, from, to }) => `The whirlpool sweeps the worker of ${player} from ${from} to ${to}.`,
  slid: ({ player, from, to }) => `The worker of ${player} is carried on from ${from} to ${to}.`,
  removed: ({ player, square }) => `A worker of ${player} is removed from ${square}.`,
  petrified: ({ player, square }) => `The worker of ${player} on ${square} turns to stone and becomes a block.`,
  grew: ({ square, level }) => `A block is added on ${square}: it is level ${level} now.`,
  tokenPut: ({ token, square }) => put[token]?.(square) ?? `A token is put on ${square}.`,
  tokenGone: ({ token, square }) => gone[token]?.(square) ?? `The token on ${square} is gone.`,
  taken: ({ player, power }) => `The power of ${powers[power].name} is in the hands of ${player} now.`,
  returned: ({ player, power }) => `The power of ${powers[power].name} returns to ${player}.`,
  lent: ({ player, power }) => `Beside the Ram: ${player} holds the power of ${powers[power].name} for this turn.`,
  reshuffled: ({ power }) => `${powers[power].name}: the cards laid aside are shuffled into a new deck.`,
  spent: ({ power }) => `The power of ${powers[power].name} is used up.`,
  unmarked: 'The mark of Adonis is lifted.',
  extraTurn: ({ player, power }) => `An extra turn is earned by ${player} (${powers[power].name}).`,
  out: ({ player }) => `${player} is out of the game.`,
  revealed: ({ player, squares }) => `Revealed: hidden workers of ${player} on ${squares}.`,
  abyssShown: ({ squares }) => `Revealed: the Abyss was on ${squares}.`,
  fateShown: ({ squares }) => `Revealed: the fate spaces were ${squares}.`,
};

const victory = (winner: string | undefined): string => (winner ? ` The game goes to ${winner}.` : '');

// A name may be one player or a team: no verb depends on which.
export const outcomes: Catalogue['outcomes'] = {
  climbed: ({ winner }) => `A climb to level 3 wins the game for ${winner}.`,
  condition: ({ winner, power }) => `The win condition of ${powers[power].name} is met: the game goes to ${winner}.`,
  stuck: ({ loser, winner }) => `${loser} had no turn left to complete.${victory(winner)}`,
  noWorkers: ({ loser, winner }) => `${loser} had no workers left.${victory(winner)}`,
  abyss: ({ loser, winner }) => `A worker of ${loser} entered the Abyss.${victory(winner)}`,
  fate: ({ winner, loser }) => `The winning move of ${loser} met a fate space: the victory goes to ${winner} (Moerae).`,
  lastStanding: ({ winner }) => `No one else is left: the game goes to ${winner}.`,
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

export const noUndo: Catalogue['noUndo'] = {
  nothing: 'Nothing has been played yet.',
  drawn: 'A card was turned up: what was played before it stands.',
  ended: 'That ended the game, or a part of it, for good: it stands.',
  secret: 'The last step may have met a secret: it stands.',
  answered: 'Once another player has acted, what was played before stands.',
};
