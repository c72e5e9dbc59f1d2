import type { MatchupTable } from './table.ts';

/** Maximum distance from an even chance in a balanced match-up. */
export const BALANCED_WITHIN = 0.1;
const EVEN = 0.5;
const TEAM_PLAYERS = 4;

/**
 * The expected result of a seat, by its mean over its opponents. The table is of games for two; for three players and
 * for teams this is the best available estimate. undefined: a power is missing from the table.
 */
export function chanceOf(table: MatchupTable, powers: readonly string[], seat: number): number | undefined {
  const allies = powers.filter((_, other) => isAllied(powers.length, seat, other));
  const rivals = powers.filter((_, other) => !isAllied(powers.length, seat, other));
  const rates = allies.flatMap((ally) => rivals.map((rival) => table.between(ally, rival)?.rate));
  const known = rates.filter((rate) => rate !== undefined);
  return known.length > 0 && known.length === rates.length ? mean(known) : undefined;
}

/** Partners sit opposite each other. */
const isAllied = (players: number, seat: number, other: number): boolean =>
  seat === other || (players === TEAM_PLAYERS && (seat + 2) % TEAM_PLAYERS === other);

/** Also false where the table knows too little. */
export const isBalanced = (table: MatchupTable, powers: readonly string[]): boolean =>
  powers.every((_, seat) => {
    const chance = chanceOf(table, powers, seat);
    return chance !== undefined && Math.abs(chance - EVEN) <= BALANCED_WITHIN;
  });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
