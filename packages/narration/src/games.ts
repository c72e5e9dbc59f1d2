import {
  activeSeat,
  beginsTurn,
  type Game,
  KINDS,
  kindOf,
  type Match,
  type Moment,
  type Outcome as Result,
  sidesOf,
} from '@oia/rules';
import type { GameWords, NoUndoCode } from '@oia/texts';
import { type NameOf, powerIdAt, sideName } from './names.ts';
import { describeOutcome, type OutcomeMessage } from './sentences.ts';

/** A turn of a game as a range of its moments, from `from` up to but not including `to`. */
export interface TurnSpan {
  /** The player; undefined for the set-up. */
  readonly seat: number | undefined;
  /** As in records: 0 for the set-up, turns from 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The turns of a game, the set-up first. Other players' answers and card draws belong to the turn in which they happen. */
export function turnsOf({ moments }: Pick<Game, 'moments'>): TurnSpan[] {
  const starts = moments.flatMap((moment, i) => (beginsTurn(moment, i) ? [i] : []));
  const first = starts[0] ?? moments.length;
  const setup = { seat: undefined, number: 0, from: 0, to: first };
  return [...(first > 0 ? [setup] : []), ...starts.map((_, i) => turnOf(moments, starts, i))];
}

function turnOf(moments: readonly Moment[], starts: readonly number[], index: number): TurnSpan {
  const from = starts[index] ?? 0;
  const before = moments[from]?.before;
  const seat = before ? activeSeat(before) : undefined;
  return { seat, number: index + 1, from, to: starts[index + 1] ?? moments.length };
}

/** The message for `describeOutcome`. */
export function outcomeMessage(words: GameWords, match: Match, result: Result, nameOf: NameOf): OutcomeMessage {
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
export const describeResult = (
  words: GameWords,
  { match, outcome }: Pick<Game, 'match' | 'outcome'>,
  nameOf: NameOf,
): string | undefined => (outcome ? describeOutcome(words, outcomeMessage(words, match, outcome, nameOf)) : undefined);

/** Why the last step of a game cannot be undone; `words.noUndo` has the sentences. */
export function whyNoUndo({ moments, actor, match }: Game): NoUndoCode {
  const last = moments.at(-1);
  if (!last) return 'nothing';
  if (KINDS[kindOf(last.step)] === 'draw') return 'drawn';
  if (last.actor === undefined) return 'ended';
  return last.actor === actor && match.secrets ? 'secret' : 'answered';
}
