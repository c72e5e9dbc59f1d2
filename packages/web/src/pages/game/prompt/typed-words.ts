import type { Game } from '@oia/rules';
import { explain, type NameOf, sayNoStep } from '@oia/telling';
import type { Catalogue } from '@oia/texts';

const END = '.';

/** How far a text can be played, and the word at which it stops. */
interface Walk {
  readonly game: Game;
  readonly word: string | undefined;
}

function walk(before: Game, words: readonly string[]): Walk {
  let game = before;
  for (const word of words) {
    const isOver = isLeft(before, game);
    if (isOver && word === END) continue;
    const played = isOver ? undefined : game.playText(word);
    if (!played?.ok) return { game, word };
    game = played.value;
  }
  return { game, word: undefined };
}

const isLeft = (before: Game, game: Game): boolean =>
  game !== before && (game.actor !== before.actor || game.outcome !== undefined);

/** Why what was typed could not be played, and what became of the words before. `before` is the game as it was. */
export function whyNotTyped(words: Catalogue, before: Game, text: string, nameOf: NameOf): string {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const { ui } = words;
  const { game, word } = walk(before, typed);
  if (word === undefined) return '';
  const reason = isLeft(before, game) ? leftOver(words, game, nameOf) : whyNotWord(words, game, word, nameOf);
  if (typed.length === 1) return reason;
  const at = ui.game.typedAt({ step: word, reason });
  if (game === before) return at;
  const stands = game.undoFloor > before.moments.length;
  return `${at} ${stands ? ui.game.typedStands : ui.game.typedNothing}`;
}

const leftOver = ({ ui }: Catalogue, game: Game, nameOf: NameOf): string =>
  game.outcome ? ui.game.typedOver : ui.game.typedNext({ player: nameOf(game.actor ?? 0) });

function whyNotWord(words: Catalogue, game: Game, word: string, nameOf: NameOf): string {
  const { match, referee, actor = 'spectator' } = game;
  const reason = explain(words, { match, position: game.view(actor) }, word, nameOf, referee);
  if (reason) return reason.message;
  return word === END ? words.ui.game.typedUnfinished : sayNoStep(words, word);
}
