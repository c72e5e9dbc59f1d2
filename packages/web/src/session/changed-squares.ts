import { bit, hasDome, heightAt, type Mask, type Position, ramOf, SQUARES, type Square, sideAt } from '@oia/rules';

/** Squares that look different in two views. */
export function changedSquares(before: Position, after: Position): Mask {
  let mask = 0;
  for (let square = 0; square < SQUARES; square++) if (!looksAlike(before, after, square)) mask |= bit(square);
  return mask;
}

const looksAlike = (a: Position, b: Position, square: Square): boolean =>
  heightAt(a, square) === heightAt(b, square) &&
  hasDome(a, square) === hasDome(b, square) &&
  sideAt(a, square) === sideAt(b, square) &&
  (ramOf(a) === square) === (ramOf(b) === square);
