import { allPairings, type Pairing } from '@oia/engine/matchups';
import type { ResultBook } from './book.ts';

/** Games of one pairing that are played and stored together. */
export const GAMES_A_ROUND = 2;

/** One round of a pairing; its number is part of the seed, so it does not matter which thread plays it, or when. */
export interface Round extends Pairing {
  readonly number: number;
}

/** The rounds that are not in the book yet, by number: an interrupted run has played all pairings equally often. */
export function roundsLeft(games: number, book: ResultBook): Round[] {
  const pairings = allPairings();
  const rounds = Array.from({ length: games / GAMES_A_ROUND }, (_, number) =>
    pairings.map((pairing) => ({ ...pairing, number })),
  );
  return rounds.flat().filter((round) => !book.has(round));
}

export const roundKey = ({ number, starter, other }: Round): string => `${number} ${starter} ${other}`;
