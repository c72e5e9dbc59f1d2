import { actorOf, Referee } from '../referee.ts';
import type { Step } from '../steps.ts';
import { shownTo } from '../views.ts';
import type { MatchPosition } from './position.ts';
import { stepText } from './steps.ts';

/**
 * The notation of legal steps that follow each other from a position, such as `b3-c4 +d4`: a complete turn, a part of it, or a line of
 * several turns. Each step is written as the player who takes it sees the board.
 */
export function turnText(
  { match, position }: MatchPosition,
  steps: readonly Step[],
  referee: Referee = new Referee(match),
): string {
  let now = position;
  const texts = steps.map((step) => {
    const text = stepText(match, shownTo(match, now, actorOf(match, now) ?? 'spectator'), step);
    now = referee.play(now, step).position;
    return text;
  });
  return texts.join(' ');
}
