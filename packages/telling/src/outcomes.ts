import { type Game, type Match, type Outcome as Result, sidesOf } from '@oia/rules';
import { type GameWords, type Outcome, sayOutcome } from '@oia/texts';
import { type NameOf, powerIdAt, sideName } from './names.ts';

/** The message for `sayOutcome`. */
export function outcomeMessage(words: GameWords, match: Match, result: Result, nameOf: NameOf): Outcome {
  const { reason, winner: side } = result;
  if (reason === 'agreed' || reason === 'repetition' || reason === 'abandoned') return { code: reason };
  const winner = side === undefined ? '?' : sideName(words, match, side, nameOf);
  const others = sidesOf(match).filter((other) => other !== side);
  const loser = words.together(others.map((other) => sideName(words, match, other, nameOf)));
  if (reason === 'climbed') return { code: reason, winner };
  if (reason === 'fate') return { code: reason, winner, loser };
  if (reason === 'condition') {
    const power = powerIdAt(match, result.power ?? 0);
    return power ? { code: reason, winner, power } : { code: 'climbed', winner };
  }
  // Of three players the last one left has won, however the others were eliminated.
  return match.sides > 2 ? { code: 'lastStanding', winner } : { code: reason, winner, loser };
}

/** How the game ended, in words; undefined while it is in progress. */
export const sayOutcomeOf = (
  words: GameWords,
  { match, outcome }: Pick<Game, 'match' | 'outcome'>,
  nameOf: NameOf,
): string | undefined => (outcome ? sayOutcome(words, outcomeMessage(words, match, outcome, nameOf)) : undefined);
