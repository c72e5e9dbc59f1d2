import type { Catalogue } from '../catalogue.ts';

export const noUndo: Catalogue['noUndo'] = {
  nothing: 'Nothing has been played yet.',
  drawn: 'A card was turned up: what was played before it stands.',
  ended: 'That ended the game, or a part of it, for good: it stands.',
  secret: 'The last step may have met a secret: it stands.',
  answered: 'Once another player has acted, what was played before stands.',
};
