import { type Game, type Position, type Referee, type Step, TurnWalker, WinTest, winnerOf } from '@oia/rules';
import { PLAYER } from './goal.ts';

/** How good a turn of an opponent is: it wins, it keeps the player from winning at once, or neither. */
const WON = 2;
const HELD = 1;
const LOST = 0;

/**
 * The turn an opponent answers with: one that wins, else one after which the player cannot win at once, else the first there is.
 * Undefined where only the player, or chance, has to act.
 */
export function replyTo(game: Game): readonly Step[] | undefined {
  const { actor, outcome, referee, match } = game;
  if (outcome || actor === undefined || match.sideOf(actor) === match.sideOf(PLAYER)) return undefined;
  let best: readonly Step[] | undefined;
  let most = -1;
  const test = new WinTest(referee);
  new TurnWalker(referee).walk(game.position, (result, steps) => {
    const value = worthOf(test, result, match.sideOf(actor));
    if (value > most) [most, best] = [value, steps.toArray()];
    return most < WON;
  });
  return best;
}

function worthOf(test: WinTest, result: Position, side: number): number {
  const winner = winnerOf(result);
  if (winner !== undefined) return winner === side ? WON : LOST;
  return test.canWin(result) ? LOST : HELD;
}

/** The turn by which the player to move wins, if there is one. */
export function winningTurn({
  referee,
  position,
  match,
  actor,
}: Pick<Game, 'position' | 'match' | 'actor'> & { referee: Referee }): readonly Step[] | undefined {
  if (actor === undefined || !new WinTest(referee).canWin(position)) return undefined;
  let found: readonly Step[] | undefined;
  new TurnWalker(referee).walk(position, (result, steps) => {
    if (winnerOf(result) === match.sideOf(actor)) found = steps.toArray();
    return found === undefined;
  });
  return found;
}
