import { type Match, type Position, pickOne, type Random, Referee, startPosition } from '@oia/rules';
import { OVER, STAGE, START } from '@oia/rules/layout';

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
