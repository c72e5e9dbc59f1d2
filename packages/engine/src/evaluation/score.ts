/** A win now; a later one is worth one less for each turn on the way. */
export const WIN = 100_000;
/** Everything beyond is a win or a loss that was seen to its end. */
export const DECIDED = WIN - 1_000;
export const INFINITE = 2 * WIN;

export const isDecided = (score: number): boolean => score >= DECIDED || score <= -DECIDED;
