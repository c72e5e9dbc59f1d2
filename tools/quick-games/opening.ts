import { type Game, type Match, type Position, pickOne, type Random, Referee, startPosition } from '@oia/rules';
import { OVER, STAGE, START } from '@oia/rules/layout';
import { type MatchPowers, Openings } from '../../packages/cli/src/match/opening.ts';

/** The position after random placement and up to that many random turns; undefined if the game is over by then. */
export function openedPosition(match: Match, random: Random, mostTurns: number): Position | undefined {
  const referee = new Referee(match);
  let p = startPosition(match);
  let turns = Math.floor(random() * (mostTurns + 1));
  while (p[STAGE] !== OVER) {
    if (p[STAGE] === START && turns-- <= 0) return p;
    p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
    while (p[STAGE] !== START && p[STAGE] !== OVER) {
      p = referee.play(p, pickOne(random, referee.legalSteps(p))).position;
    }
  }
  return undefined;
}

/** Openings for two players by their number: random placement and random turns up to a limit; all powers equally often. */
export function openingsWith(powers: MatchPowers, turns: number): (number: number, random: Random) => Game {
  const openings = new Openings({ players: 2, fleece: false, powers, setup: 'random', turns, seed: 1 });
  return (number, random) => openings.opening(number, random);
}
