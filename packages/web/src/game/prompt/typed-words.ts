import { describeUnknownStep, explain, type NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import { playTyped, typedWords } from '@oia/table';
import type { Catalogue } from '@oia/texts';

const END = '.';

/** Why a typed turn could not be played, and whether its first steps were. `before` is the game before it. */
export function whyNotTyped(words: Catalogue, before: Game, text: string, nameOf: NameOf): string {
  const { ui } = words;
  const { game, stop } = playTyped(before, text);
  if (!stop) return '';
  const { word, why, stands } = stop;
  const isLeftOver = why === 'turnOver' || why === 'gameOver';
  const reason = isLeftOver ? leftOver(words, game, nameOf) : whyNotWord(words, game, word, nameOf);
  if (typedWords(text).length === 1) return reason;
  const at = ui.gameHelp.typedAt({ step: word, reason });
  if (game === before) return at;
  return `${at} ${stands ? ui.gameHelp.typedStands : ui.gameHelp.typedNothing}`;
}

const leftOver = ({ ui }: Catalogue, game: Game, nameOf: NameOf): string =>
  game.outcome ? ui.gameHelp.typedOver : ui.gameHelp.typedNext({ player: nameOf(game.actor ?? 0) });

function whyNotWord(words: Catalogue, game: Game, word: string, nameOf: NameOf): string {
  const { match, referee, actor = 'spectator' } = game;
  const reason = explain(words, { match, position: game.view(actor) }, word, nameOf, referee);
  if (reason) return reason.message;
  return word === END ? words.ui.gameHelp.typedUnfinished : describeUnknownStep(words, word);
}
