import { dealCards, matchFor } from '../src/create.ts';
import type { Match } from '../src/match.ts';
import type { MatchPosition } from '../src/notation/position.ts';
import * as at from '../src/position.ts';
import { holdersOf, newPosition, type Position, setHolders } from '../src/position.ts';
import { powerById } from '../src/power-list.ts';
import { Referee } from '../src/referee.ts';
import { outcomeOf } from '../src/result.ts';
import { bit, has, squaresOf } from '../src/squares.ts';
import { TurnWalker } from '../src/turns/walker.ts';
import {
  canonical,
  type RefPosition,
  type RefSeat,
  type RefState,
  referenceTurns,
  type Sex,
} from './reference/reference.ts';

/** Converts positions between the rules and the slow reference implementation, which share no code. */
export function fromReference(ref: RefPosition): MatchPosition {
  const made = matchFor({ players: 2, powers: ref.seats.map((seat) => seat.power) });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const p = newPosition();
  dealCards(match, p);
  for (let square = 0; square < 25; square++) {
    for (let level = 0; level < (ref.heights[square] ?? 0); level++) p[at.H1 + level] |= bit(square);
    if (ref.domes[square]) p[at.DOMES] |= bit(square);
  }
  for (const [seat, { workers, state }] of ref.seats.entries()) {
    for (const { square, sex } of workers) {
      p[at.WORKERS + seat] |= bit(square);
      if (sex === 'f') p[at.FEMALE] |= bit(square);
      if (sex === 'm') p[at.MALE] |= bit(square);
    }
    putState(match, p, seat, state);
  }
  p[at.STAGE] = at.START;
  p[at.ACTIVE] = ref.toMove;
  p[at.ADDITIONAL] = ref.additional ? 1 : 0;
  if (match.records) p[at.RECORD] = (ref.climbed[0] ? 1 : 0) | (ref.climbed[1] ? 2 : 0);
  return { match, position: p };
}

const numbers = (ids: readonly string[]): number => ids.reduce((bits, id) => bits | bit(powerById(id)?.number ?? 0), 0);

function putState(match: Match, p: Position, seat: number, state: RefState): void {
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  const data = match.cards[card]?.data ?? 0;
  if (state.used) p[data] = 1;
  if (state.reserve !== undefined) p[data] = state.reserve;
  if (state.whirlpools) p[data] = state.whirlpools.reduce((mask, square) => mask | bit(square), 0);
  if (state.wind !== undefined) p[data] = state.wind + 1;
  if (state.song !== undefined) p[data] = state.song + 1;
  if (state.abyss !== undefined) p[data] = state.abyss + 1;
  if (state.fate !== undefined) p[data] = state.fate + 1;
  if (state.face !== undefined) {
    p[data] = powerById(state.face)?.number ?? 0;
    p[data + 1] = numbers(state.deck ?? []);
    p[data + 2] = numbers(state.discards ?? []);
  }
  if (state.mark !== undefined) p[at.MARKED] |= bit(state.mark);
  const stolen = match.cards.findIndex(({ owner, power }) => owner === 1 - seat && power.set !== 'hero');
  if (state.stolen && stolen >= 0) setHolders(p, stolen, 1 << seat);
}

/** Our position in the form of the reference, without fields it does not know. */
export function toReference(match: Match, p: Position): RefPosition {
  const outcome = outcomeOf(p);
  const seats = [0, 1].map((seat) => seatOf(match, p, seat)) as [RefSeat, RefSeat];
  return {
    heights: Array.from({ length: 25 }, (_, square) => at.heightAt(p, square)),
    domes: Array.from({ length: 25 }, (_, square) => has(p[at.DOMES], square)),
    seats,
    toMove: p[at.ACTIVE] as 0 | 1,
    ...(p[at.ADDITIONAL] ? { additional: true } : {}),
    climbed: [has(p[at.RECORD], 0), has(p[at.RECORD], 1)],
    ...(outcome?.winner === undefined ? {} : { winner: outcome.winner as 0 | 1 }),
    ...(p[at.STAGE] === at.DRAW ? { drawPending: true } : {}),
  };
}

function seatOf(match: Match, p: Position, seat: number): RefSeat {
  const power = match.cards.find(({ owner }) => owner === seat)?.power.id ?? 'none';
  const sexOf = (square: number): Sex => (has(p[at.FEMALE], square) ? 'f' : has(p[at.MALE], square) ? 'm' : 'n');
  const workers = squaresOf(p[at.WORKERS + seat]).map((square) => ({ square, sex: sexOf(square) }));
  return { power, workers, state: stateOf(match, p, seat) };
}

function stateOf(match: Match, p: Position, seat: number): RefState {
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  const found = match.cards[card];
  if (!found) return {};
  const { power, data } = found;
  const value = p[data];
  const idOf = (number: number): string => match.powers[number]?.id ?? '';
  const ids = (bits: number): string[] => squaresOf(bits).map(idOf).sort();
  const state: Record<string, RefState> = {
    used: { used: value === 1 },
    reserve: { reserve: value },
    whirlpools: { whirlpools: squaresOf(value) },
    wind: { wind: value - 1 },
    song: { song: value - 1 },
    abyss: { abyss: value - 1 },
    fate: { fate: value - 1 },
    face: { face: idOf(value), deck: ids(p[data + 1]), discards: ids(p[data + 2]) },
  };
  const own = state[power.fields?.[0]?.name ?? ''] ?? {};
  const marked = squaresOf(p[at.MARKED])[0];
  const opposing = match.cards.findIndex(({ owner }) => owner === 1 - seat);
  const stolen = power.seizes !== undefined && opposing >= 0 && holdersOf(p, opposing) === 1 << seat;
  return {
    ...own,
    ...(power.demands && marked !== undefined ? { mark: marked } : {}),
    ...(stolen ? { stolen } : {}),
  };
}

/** Results that only one of the two generators finds. */
export function differences(ref: RefPosition, { match, position }: MatchPosition = fromReference(ref)): string[] {
  const theirs = new Set(referenceTurns(ref).results.map(canonical));
  const ours = new Set<string>();
  new TurnWalker(new Referee(match)).walk(position, (result) => {
    ours.add(canonical(toReference(match, result)));
  });
  return [...[...theirs].filter((text) => !ours.has(text)), ...[...ours].filter((text) => !theirs.has(text))];
}
