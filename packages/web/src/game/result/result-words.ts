import { describeResult, type NameOf, sideName, turnsOf } from '@oia/narration';
import type { EndReason, Game } from '@oia/rules';
import type { Catalogue } from '@oia/texts';

export interface ResultWords {
  readonly title: string;
  readonly why: string;
}

/** The winner, the turn and the reason in words. `you`: the seat of the reader, if the reader is the only person. */
export function resultWords(words: Catalogue, game: Game, nameOf: NameOf, you: number | undefined): ResultWords {
  const { winner, reason } = game.outcome ?? {};
  const side = you === undefined ? undefined : game.match.sideOf(you);
  return {
    title: titleOf(words, game, nameOf, side),
    why: (game.match.sides === 2 && whyYou(words, reason, side, winner)) || describeResult(words, game, nameOf) || '',
  };
}

function titleOf(words: Catalogue, game: Game, nameOf: NameOf, side: number | undefined): string {
  const { result } = words.ui;
  const { winner, reason } = game.outcome ?? {};
  if (winner === undefined) return reason === 'abandoned' ? result.noResult : result.draw;
  const turn = turnsOf(game).at(-1)?.number ?? 0;
  if (winner === side) return result.youWon({ turn });
  return result.won({ player: sideName(words, game.match, winner, nameOf), turn });
}

/** Common endings, addressed to the reader; all others use the sentence with names. */
function whyYou(
  { ui }: Catalogue,
  reason: EndReason | undefined,
  side: number | undefined,
  winner: number | undefined,
): string | undefined {
  if (side === undefined || winner === undefined || reason === undefined) return undefined;
  const why: Readonly<Partial<Record<EndReason, string>>> = winner === side ? ui.result.whyWon : ui.result.whyLost;
  return why[reason];
}
