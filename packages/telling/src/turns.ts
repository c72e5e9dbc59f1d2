import { activeSeat, beginsTurn, type Game, type Moment } from '@oia/rules';

/** A turn of a game as a part of its moments: `from` is the first of them, `to` the first that is no longer part of it. */
export interface TurnSpan {
  /** Whose turn it is; undefined for the set-up. */
  readonly seat: number | undefined;
  /** As in records: 0 for the set-up, turns from 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The game in turns, the set-up before them. Answers of others and cards turned up belong to the turn they came in. */
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
