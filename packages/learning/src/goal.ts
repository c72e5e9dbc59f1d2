import {
  Game,
  hasDome,
  heightAt,
  type PlainStep,
  plainStep,
  sideAt,
  stageOf,
  WinTest,
  winnerOf,
  workersOf,
} from '@oia/rules';
import { type SquareName, squareOf } from './positions.ts';

/** A condition to reach, or one that holds after a demonstration: a question about a game that began at the position. */
export type Goal = (game: Game) => boolean;

/** The player of every exercise is A. */
export const PLAYER = 0;

/** Against a single opponent. */
export const OPPONENT = 1;

export const all =
  (...goals: readonly Goal[]): Goal =>
  (game) =>
    goals.every((goal) => goal(game));

export const any =
  (...goals: readonly Goal[]): Goal =>
  (game) =>
    goals.some((goal) => goal(game));

export const not =
  (goal: Goal): Goal =>
  (game) =>
    !goal(game);

// --- the board

export const stands =
  (square: SquareName, side: number = PLAYER): Goal =>
  ({ position }) =>
    sideAt(position, squareOf(square)) === side;

/** The square is empty of workers. */
export const isFree =
  (square: SquareName): Goal =>
  ({ position }) =>
    sideAt(position, squareOf(square)) < 0;

/** A worker of this side stands on this many blocks. */
export const standsOnLevel =
  (level: number, side: number = PLAYER): Goal =>
  ({ position }) =>
    workersOf(position, side).some((square) => heightAt(position, square) === level);

export const hasWorkers =
  (count: number, side: number): Goal =>
  ({ position }) =>
    workersOf(position, side).length === count;

export const hasLevel =
  (square: SquareName, level: number): Goal =>
  ({ position }) =>
    heightAt(position, squareOf(square)) === level;

export const isDomed =
  (square: SquareName): Goal =>
  ({ position }) =>
    hasDome(position, squareOf(square));

// --- the game

export const isWonBy =
  (side: number): Goal =>
  ({ position }) =>
    winnerOf(position) === side;

export const wins: Goal = isWonBy(PLAYER);

export const isOver: Goal = ({ outcome }) => outcome !== undefined;

/** The game has ended for this reason: 'climbed', 'stuck', 'condition' ... */
export const endedBy =
  (reason: string): Goal =>
  ({ outcome }) =>
    outcome?.reason === reason;

export const isTurnOf =
  (seat: number): Goal =>
  ({ actor, outcome }) =>
    outcome === undefined && actor === seat;

/** A step of this kind was taken. */
export const took =
  (kind: PlainStep['kind']): Goal =>
  ({ moments }) =>
    moments.some(({ step }) => plainStep(step).kind === kind);

/** Something of this kind happened: a worker was pushed, killed, carried ... */
export const happened =
  (kind: string): Goal =>
  ({ moments }) =>
    moments.some(({ events }) => events.some((event) => event.kind === kind));

/** A step ran into an unseen worker on this square, and was cancelled. */
export const met =
  (square: SquareName): Goal =>
  ({ moments }) =>
    moments.some(({ cut }) => cut === squareOf(square));

/** Between turns the player to move cannot win with this turn. */
export const isSafe: Goal = ({ referee, position, outcome }) =>
  outcome === undefined && stageOf(position) === 'start' && !new WinTest(referee).canWin(position);

/** The next step could be this one, as it is written. */
export const mayPlay =
  (text: string): Goal =>
  (game) =>
    game.playText(text).ok;

/** It held a number of steps ago: something the player could not do before an earlier step. */
export const stepsAgo =
  (count: number, goal: Goal): Goal =>
  ({ match, first, moments, referee }) =>
    moments.length >= count && goal(new Game(match, first, moments.slice(0, moments.length - count), referee));

/** If the next step were this one, as it is written, something would hold. */
export const after =
  (text: string, goal: Goal): Goal =>
  (game) => {
    const next = game.playText(text);
    return next.ok && goal(next.value);
  };
