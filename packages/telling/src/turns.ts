import { activeSeat, beginsTurn, type Game, type Moment } from '@oia/rules';

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
