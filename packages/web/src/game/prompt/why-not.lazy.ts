import { describePrompt, describeRefusal, describeUnknownStep, explain, type NameOf, squareList } from '@oia/narration';
import { type Game, plainStep, type Square, type Step, squareName, whyNotSquare } from '@oia/rules';
import { playTyped, typedWords } from '@oia/table';
import type { Catalogue } from '@oia/texts';
import type { GameSession } from '../../session/game-session.ts';

/** Why touching a square does nothing now; `from` is the square of the selected worker. */
export function whyNot(
  words: Catalogue,
  session: GameSession,
  nameOf: NameOf,
  square: Square,
  from: Square | undefined,
): string {
  const { game, viewer, past, proposal } = session.state.value;
  const { ui } = words;
  if (!game) return '';
  if (past !== undefined) return ui.gameHelp.lookingBackNow;
  if (proposal) return ui.gameHelp.confirmFirst;
  const view = game.view(viewer);
  const seat = viewer === 'spectator' ? undefined : viewer;
  if (session.canAct) return whyNotHere(words, session, nameOf, square, from);
  const refusal = seat === undefined ? undefined : whyNotSquare(game.referee, view, square, from, seat);
  if (refusal) return describeRefusal(words, refusal, nameOf);
  return describePrompt(words, { kind: 'waiting', player: nameOf(game.actor ?? 0) });
}

/** A choice of several squares is chosen by touching it again. */
export const sayOutlined = ({ ui }: Catalogue, squares: readonly Square[]): string =>
  ui.gameHelp.touchAgain({ squares: squareList(squares) });

function whyNotHere(
  words: Catalogue,
  session: GameSession,
  nameOf: NameOf,
  square: Square,
  from: Square | undefined,
): string {
  const { game, viewer } = session.state.value;
  if (!game) return '';
  const { match, referee } = game;
  const position = game.view(viewer);
  const refusal = from === undefined ? undefined : whyNotSquare(referee, position, square, from);
  if (refusal) return describeRefusal(words, refusal, nameOf);
  const explained = explain(words, { match, position }, squareName(square), nameOf, referee);
  if (explained && !explained.legal) return explained.message;
  const workers = game
    .legalSteps()
    .map(stepSquares)
    .filter((squares) => squares.length > 1 && squares.at(-1) === square)
    .map(([first]) => squareName(first ?? square));
  return words.ui.gameHelp.pickFirst({ squares: [...new Set(workers)].join(', ') });
}

/** The squares in the notation of a step. */
export function stepSquares(step: Step): Square[] {
  const plain = plainStep(step);
  if ('from' in plain) return [plain.from, plain.to];
  if ('pairs' in plain) return plain.pairs.flat();
  if ('by' in plain && plain.by !== undefined) return [plain.by, plain.at];
  return 'at' in plain ? [plain.at] : [];
}

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
