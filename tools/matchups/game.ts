import { createHash } from 'node:crypto';
import type { Pairing, Tally } from '@oia/engine/matchups';
import { createMatch, type Match, type Random, seededRandom } from '@oia/rules';
import { openedPosition } from '../quick-games/opening.ts';
import { type Conditions, QuickGame } from '../quick-games/quick-game.ts';
import { GAMES_A_ROUND, type Round, roundKey } from './rounds.ts';

/**
 * Random placement already makes every game different. At most two random turns, because the powers are measured: self-play has up to
 * eight, to see more of the game, but by then chance has often decided it.
 */
const MAX_OPENING_TURNS = 2;
const STARTER = 0;

/** The games of one round, by the points of the starter. */
export function playRound(round: Round, seed: number, conditions: Conditions): Tally {
  const random = seededRandom(seedOf(round, seed));
  const match = matchOf(round);
  const points = Array.from({ length: GAMES_A_ROUND }, () => pointsOfGame(match, random, conditions));
  return { games: points.length, points: points.reduce((sum, one) => sum + one, 0) };
}

function matchOf({ starter, other }: Pairing): Match {
  const made = createMatch({ players: 2, powers: [starter, other], start: STARTER });
  if (!made.ok) throw new Error(`${starter} and ${other} cannot be played: ${made.error.code}`);
  return made.value;
}

/** A digest, because neighbouring seeds make the generator begin alike. */
const seedOf = (round: Round, seed: number): number =>
  createHash('sha256')
    .update(`${seed} ${roundKey(round)}`)
    .digest()
    .readUInt32LE(0);

function pointsOfGame(match: Match, random: Random, conditions: Conditions): number {
  const winner = new QuickGame(match, random, conditions).play(opened(match, random), () => undefined);
  if (winner === undefined) return 0.5;
  return winner === match.sideOf(STARTER) ? 1 : 0;
}

/** Openings that end the game are drawn again. */
function opened(match: Match, random: Random): NonNullable<ReturnType<typeof openedPosition>> {
  for (;;) {
    const p = openedPosition(match, random, MAX_OPENING_TURNS);
    if (p) return p;
  }
}
