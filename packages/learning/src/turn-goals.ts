import {
  type Game,
  has,
  heightAt,
  INNER,
  type Position,
  parsePosition,
  plainStep,
  positionText,
  SEAT_LETTERS,
  type Square,
  type Step,
  stageOf,
  TurnWalker,
  WinTest,
  winnerOf,
  workersOf,
} from '@oia/rules';
import { type Goal, PLAYER } from './goal.ts';
import { type SquareName, squareOf } from './positions.ts';

// --- the turn that was played

/** A worker of the player moved up by this many levels; down if negative. */
export const rose =
  (levels: number): Goal =>
  ({ moments }) =>
    moments.some(({ events }) =>
      events.some((event) => event.kind === 'moved' && event.side === PLAYER && event.rise === levels),
    );

/** The player built on this square. */
export const built =
  (square: SquareName): Goal =>
  ({ moments }) =>
    moments.some(({ events }) =>
      events.some((event) => event.kind === 'built' && event.side === PLAYER && event.at === squareOf(square)),
    );

/** True if the player has this many workers on the board and none on its edge. */
export const standInside =
  (count: number): Goal =>
  ({ position }) => {
    const workers = workersOf(position, PLAYER);
    return workers.length === count && workers.every((square) => has(INNER, square));
  };

// --- the turn that comes next

/** The player could win with the next turn if the opponent did nothing about it. */
export const threatens: Goal = (game) => {
  const passed = afterPass(game);
  return passed !== undefined && new WinTest(game.referee).canWin(passed);
};

/** After every turn of the opponent, the game is not lost and the player can win. */
export const isUnstoppable: Goal = (game) => {
  const test = new WinTest(game.referee);
  return afterEveryReply(game, (result) => winnerOf(result) === PLAYER || test.canWin(result));
};

/** With the next turn no worker of this side gets up to this level. */
export const staysBelow =
  (level: number, side = 1): Goal =>
  (game) =>
    afterEveryReply(game, (result) => workersOf(result, side).every((square) => heightAt(result, square) < level));

/** The worker on this square, whose turn it is, has nowhere to go. */
export const isShutIn =
  (square: SquareName): Goal =>
  (game) =>
    stageOf(game.position) === 'start' && !game.legalSteps().some((step) => isMoveFrom(step, squareOf(square)));

function isMoveFrom(step: Step, square: Square): boolean {
  const plain = plainStep(step);
  return plain.kind === 'move' && plain.from === square;
}

/** Does something hold after every turn of the player to move? */
function afterEveryReply({ referee, position }: Game, holds: (result: Position) => boolean): boolean {
  if (stageOf(position) !== 'start') return false;
  let isTrue = true;
  new TurnWalker(referee).walk(position, (result) => {
    isTrue = holds(result);
    return isTrue;
  });
  return isTrue;
}

/** A position between turns as if it were the player's turn again. */
function afterPass({ match, position }: Game): Position | undefined {
  if (stageOf(position) !== 'start') return undefined;
  const [board, , ...rest] = positionText({ match, position }).split(' ');
  const read = parsePosition([board, SEAT_LETTERS[PLAYER], ...rest].join(' '));
  return read.ok ? read.value.position : undefined;
}
