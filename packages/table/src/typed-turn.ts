import { findSteps, type Game, type Result, type Step } from '@oia/rules';

/** Why a typed turn stops at a word. */
export type TypedFault = 'illegalStep' | 'ambiguousStep' | 'turnOver' | 'gameOver';

/** A typed turn, played as far as possible. */
export interface TypedTurn {
  readonly game: Game;
  /** Where it stopped; undefined if all of it was played. */
  readonly stop:
    | {
        readonly word: string;
        readonly why: TypedFault;
        /** True if the steps before it cannot be undone, because one has revealed a secret. */
        readonly stands: boolean;
      }
    | undefined;
}

const END = '.';

export const typedWords = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Plays a step or a whole turn in notation. If it stops, the caller decides what to do with the steps before. */
export function playTyped(before: Game, text: string): TypedTurn {
  let game = before;
  const words = typedWords(text);
  for (const word of words.length === 0 ? [''] : words) {
    const isLeft = game !== before && (game.actor !== before.actor || game.outcome !== undefined);
    // An explicit end is accepted after a turn that has ended by itself.
    if (isLeft && word === END) continue;
    const played: Result<Game, TypedFault> = isLeft
      ? { ok: false, error: game.outcome ? 'gameOver' : 'turnOver' }
      : playWord(game, word);
    if (!played.ok) {
      return { game, stop: { word, why: played.error, stands: game.undoFloor > before.moments.length } };
    }
    game = played.value;
  }
  return { game, stop: undefined };
}

/**
 * Matches the word against the player's view, because whether `b3xc4` is the right spelling may be a secret. Only legal steps are
 * considered, so another player's resignation cannot be typed.
 */
function playWord(game: Game, word: string): Result<Game, TypedFault> {
  const found = findSteps(game.match, game.view(game.actor ?? 'spectator'), game.legalSteps(), word);
  const played = found.length === 1 ? game.play(found[0] as Step) : undefined;
  if (played?.ok) return played;
  return { ok: false, error: found.length > 1 ? 'ambiguousStep' : 'illegalStep' };
}
