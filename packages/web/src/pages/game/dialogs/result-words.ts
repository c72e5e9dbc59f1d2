import type { Game } from '@oia/rules';
import { type NameOf, sayOutcomeOf, sideName } from '@oia/telling';
import type { GameWords } from '@oia/texts';

export interface ResultWords {
  readonly title: string;
  readonly why: string;
}

/** Who has won, and why. */
export function resultWords(words: GameWords, game: Game, nameOf: NameOf): ResultWords {
  const { match, outcome } = game;
  const { game: ui } = words.ui;
  const why = sayOutcomeOf(words, game, nameOf) ?? '';
  if (outcome?.winner !== undefined) {
    return { title: ui.wins({ player: sideName(words, match, outcome.winner, nameOf) }), why };
  }
  return { title: outcome?.reason === 'abandoned' ? ui.noResult : ui.draw, why };
}
