import type { PuzzleKind } from '@oia/learning/puzzles';
import type { Find } from './find.ts';

/** A player who solves half of the puzzles of a rating has that rating. These are guesses, made before any player has tried. */
const BASE: Readonly<Record<PuzzleKind, number>> = { win1: 700, hold1: 850, win2: 1050, hold2: 1300, win3: 1450 };
const EACH_TRY = 22;
const MAX_TRIES = 12;
/** For each doubling of the usual number of turns. */
const EACH_DOUBLING = 50;
const USUAL_TURNS = 45;
const MAX_FOR_TURNS = 120;
/** A key that neither climbs nor threatens anything is the hardest to see. */
const QUIET = 260;
const NO_THREAT = 130;
const NO_CLIMB = 50;

const ratedByLooks = ({ kind, climbs, threatens }: Find): number => {
  if (kind === 'win1') return climbs ? 0 : 2 * NO_CLIMB;
  if (!threatens) return climbs ? NO_THREAT : kind.startsWith('win') ? QUIET : NO_THREAT;
  return climbs ? 0 : NO_CLIMB;
};

/** How difficult a puzzle is: how deep it goes, how many turns tempt and fail, how little the key looks like one. */
export function ratingOf(find: Find): number {
  const { kind, tries, turns } = find;
  const forTurns = Math.min(MAX_FOR_TURNS, Math.max(-MAX_FOR_TURNS, EACH_DOUBLING * Math.log2(turns / USUAL_TURNS)));
  return Math.round(BASE[kind] + EACH_TRY * Math.min(tries, MAX_TRIES) + forTurns + ratedByLooks(find));
}
