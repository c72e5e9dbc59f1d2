import type { PowerResults } from '@oia/protocol';

export interface PowerRow extends PowerResults {
  readonly games: number;
  /** Draws count half. */
  readonly share: number;
}

/** Most played powers first. */
export const powerRows = (results: readonly PowerResults[]): readonly PowerRow[] =>
  results.map(rowOf).toSorted((a, b) => b.games - a.games || b.share - a.share);

function rowOf(result: PowerResults): PowerRow {
  const { wins, draws, losses } = result;
  const games = wins + draws + losses;
  return { ...result, games, share: games === 0 ? 0 : (wins + draws / 2) / games };
}
