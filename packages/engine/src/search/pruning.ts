// The turns a search skips or searches less deeply. Each figure was tuned by matches: docs/strength.md.

/** Turns tried at least, by the depth that is left, where nothing is at stake. */
const LATE = [0, 6, 11, 19, 30] as const;

/** Maximum turns tried with this depth left; undefined: all. */
export const lateLimit = (depth: number): number | undefined => LATE[depth];

/** Margin per turn left by which a position is good enough to skip, as a share of the evaluator's scale. */
const GOOD_ENOUGH = 0.15;
export const GOOD_ENOUGH_DEPTH = 5;
/** Margin by which a position near the horizon is too bad to search. */
const HOPELESS = 0.35;
export const HOPELESS_DEPTH = 2;

export const goodEnough = (depth: number, scale: number): number => GOOD_ENOUGH * depth * scale;
export const hopeless = (depth: number, scale: number): number => HOPELESS * (depth + 1) * scale;

/** Minimum depth for trying a pass: a position that is good even after it needs no close look. */
export const PASS_DEPTH = 2;
export const passReduction = (depth: number): number => 2 + (depth >> 2);

/** Without a turn to begin with, a position is looked at less deep: it will be seen again. */
export const UNKNOWN_DEPTH = 4;

const MAX_DEPTH = 64;
const MAX_PLACES = 256;
const REDUCTIONS = Int8Array.from({ length: MAX_DEPTH * MAX_PLACES }, (_, i) => {
  const depth = Math.floor(i / MAX_PLACES);
  const place = i % MAX_PLACES;
  return depth < 2 || place < 2 ? 0 : Math.floor(0.5 + (Math.log(depth) * Math.log(place)) / 1.8);
});

/** The depth reduction for the turn at this place in the order. */
export function reduction(depth: number, place: number): number {
  const less = REDUCTIONS[Math.min(depth, MAX_DEPTH - 1) * MAX_PLACES + Math.min(place, MAX_PLACES - 1)] as number;
  return Math.min(depth - 1, less);
}
