import type { Game, Random } from '@oia/rules';
import { type MatchPowers, Openings } from '../packages/cli/src/match/opening.ts';

/** Openings for two players by their number: random placement and random turns up to a limit; every power as often as any other. */
export function openingsWith(powers: MatchPowers, turns: number): (number: number, random: Random) => Game {
  const openings = new Openings({ players: 2, fleece: false, powers, setup: 'random', turns, seed: 1 });
  return (number, random) => openings.opening(number, random);
}
