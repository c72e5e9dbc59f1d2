import { findSteps, type Game, type Result, type Step } from '@oia/rules';

/** Why a typed turn stops at a word. */
export type TypedFault = 'illegalStep' | 'ambiguousStep' | 'turnOver' | 'gameOver';

/** A typed turn, played as far as it goes. */
export interface TypedTurn {
  readonly game: Game;
  /** Where it stops; undefined: all of it was played. */
  readonly stop:
    | {
        readonly word: string;
        readonly why: TypedFault;
        /** What came before cannot be taken back: a step has met a secret. */
        readonly stands: boolean;
      }
    | undefined;
}

const END = '.';

export const typedWords = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Plays a step or a whole turn in notation; what to do where it stops is for the one who asks to decide. */
export function playTyped(before: Game, text: string): TypedTurn {
  let game = before;
  const words = typedWords(text);
  for (const word of words.length === 0 ? [''] : words) {
    const isLeft = game !== before && (game.actor !== before.actor || game.outcome !== undefined);
    // The end of a turn that ended by itself may be written all the same.
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
 * A step is looked for in what the player sees: whether `b3xc4` is the right way to write it may be a secret. Only steps of the turn are:
 * nobody can type the resignation of somebody else.
 */
function playWord(game: Game, word: string): Result<Game, TypedFault> {
  const found = findSteps(game.match, game.view(game.actor ?? 'spectator'), game.legalSteps(), word);
  const played = found.length === 1 ? game.play(found[0] as Step) : undefined;
  if (played?.ok) return played;
  return { ok: false, error: found.length > 1 ? 'ambiguousStep' : 'illegalStep' };
}
