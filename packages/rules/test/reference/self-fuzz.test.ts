// Every supported pair on random positions: sound results, and the same ones on a turned and mirrored board.

import { describe, expect, it } from 'vitest';
import { blockOf } from './geometry.ts';
import { randomPosition } from './random.ts';
import type { RefPosition, RefSeat } from './reference.ts';
import { canonical, OTHERS, referenceTurns, SUBJECTS, supported, tooMany } from './reference.ts';

function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A quarter turn to the left, then the mirror that swaps columns a and e if wanted. */
function turnSquare(square: number, mirror: boolean): number {
  const column = 4 - Math.floor(square / 5);
  return (mirror ? 4 - column : column) + 5 * (square % 5);
}

function turnDirection(direction: number, mirror: boolean): number {
  const turned = (direction + 6) % 8;
  return mirror ? (8 - turned) % 8 : turned;
}

function turnSeat(seat: RefSeat, mirror: boolean): RefSeat {
  const at = (square: number): number => turnSquare(square, mirror);
  const state = { ...seat.state };
  if (state.whirlpools) state.whirlpools = state.whirlpools.map(at);
  if (state.wind !== undefined) state.wind = turnDirection(state.wind, mirror);
  if (state.song !== undefined) state.song = turnDirection(state.song, mirror);
  if (state.abyss !== undefined) state.abyss = at(state.abyss);
  if (state.mark !== undefined) state.mark = at(state.mark);
  if (state.fate !== undefined) state.fate = Math.min(...blockOf(state.fate).map(at));
  return { ...seat, state, workers: seat.workers.map(({ square, sex }) => ({ square: at(square), sex })) };
}

function turn(p: RefPosition, mirror: boolean): RefPosition {
  const heights = [...p.heights];
  const domes = [...p.domes];
  p.heights.forEach((height, square) => {
    heights[turnSquare(square, mirror)] = height;
  });
  p.domes.forEach((dome, square) => {
    domes[turnSquare(square, mirror)] = dome;
  });
  return { ...p, heights, domes, seats: [turnSeat(p.seats[0], mirror), turnSeat(p.seats[1], mirror)] };
}

function isSound(before: RefPosition, after: RefPosition): boolean {
  const squares = after.seats.flatMap((seat) => seat.workers.map((worker) => worker.square));
  const apart = new Set(squares).size === squares.length && squares.every((square) => !after.domes[square]);
  const passes = after.winner !== undefined || after.additional === true || after.toMove !== before.toMove;
  return apart && passes && before.domes.every((dome, square) => !dome || after.domes[square] === true);
}

describe('random positions of every supported pair', () => {
  for (const [index, subject] of SUBJECTS.entries()) {
    it(subject, () => {
      for (const [number, rival] of [...SUBJECTS, ...OTHERS].entries()) {
        if (!supported(subject, rival)) continue;
        const rng = mulberry(1000 * index + number);
        const p = randomPosition(rng, subject, rival, { tokensUnderWorkers: true });
        if (tooMany(p)) continue;
        const { lost, results } = referenceTurns(p);
        expect(lost).toBe(results.length === 0);
        expect(results.every((result) => isSound(p, result))).toBe(true);
        const mirror = rng() < 0.5;
        const turned = referenceTurns(turn(p, mirror)).results.map(canonical);
        expect(turned.sort()).toEqual(results.map((result) => canonical(turn(result, mirror))).sort());
      }
    });
  }
});
