import type { Catalogue } from '../catalogue.ts';
import type { Token } from '../ids.ts';
import { powers } from './power-names.ts';

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

// A name can be that of one player or of a team: no verb depends on it.
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
