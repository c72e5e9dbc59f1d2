import { type Game, positionText, Referee, samePosition, stepText, winnerOf } from '@oia/rules';
import { ADDITIONAL, copyOf, STAGE, START } from '@oia/rules/layout';
import { FULL_STRENGTH, type Question, questionOf, type ThinkOptions, think } from '../src/index.ts';
import { played } from '../src/search/choice.ts';
import { ForcedWin } from './forced-win.ts';

/** With how many turns the player to move wins for sure, as far as that player can know. */
export function sureWin(game: Game): 1 | 2 | undefined {
  const { match, position, actor } = game;
  if (actor === undefined || position[STAGE] !== START || position[ADDITIONAL] !== 0) return undefined;
  if (!samePosition(game.view(actor), position)) return undefined;
  return new ForcedWin(match).turnsOf(position);
}

/** Throws where the strongest level does not play on to the win that is there. */
export function checkFindsWin(game: Game, turns: 1 | 2, limits: Partial<Question>, options: ThinkOptions = {}): void {
  const { match, position } = game;
  const seat = game.actor as number;
  const thought = think({ ...questionOf(game, seat, { level: FULL_STRENGTH }), ...limits }, options);
  if (!thought.ok) throw new Error(JSON.stringify(thought.error));
  const { steps, value, depth, nodes } = thought.value;
  const referee = new Referee(match);
  const after = copyOf(played(referee, position, steps));
  // A player without a turn has lost.
  referee.advance(after);
  const side = match.sideOf(seat);
  const isKept = turns === 1 ? winnerOf(after) === side : new ForcedWin(match).isWonAfter(after, side);
  if (isKept) return;
  const text = steps.map((step) => stepText(match, position, step)).join(' ');
  const view = positionText({ match, position });
  throw new Error(`a win in ${turns} is missed by ${text}, value ${value}, depth ${depth}, nodes ${nodes}: ${view}`);
}
