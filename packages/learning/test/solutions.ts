import { parsePosition, type Step, stageOf, TurnWalker } from '@oia/rules';
import { Attempt, type Exercise, gameAt, withSteps } from '../src/index.ts';

/** Plays the solution of an exercise as a player would: their own steps, and the others' as they are written. */
export function solves(exercise: Exercise): boolean {
  let attempt = new Attempt(exercise);
  for (const { step } of withSteps(gameAt(exercise.position), exercise.solution).moments) {
    const next = attempt.status === 'others' ? attempt.reply(step) : attempt.play(step);
    if (!next) return false;
    attempt = next;
  }
  return attempt.status === 'reached';
}

/** The attempt after each of the first turns there are. */
export function firstTries(exercise: Exercise): readonly Attempt[] {
  const begin = new Attempt(exercise);
  // Turns are listed only after set-up.
  if (stageOf(begin.game.position) === 'setup') return placements(begin);
  const tries: Attempt[] = [];
  new TurnWalker(begin.game.referee).walk(
    begin.game.position,
    (_, steps) => tries.push(played(begin, steps.toArray())) < 400,
  );
  return tries;
}

/** Every way to place what the player has to place. */
function placements(attempt: Attempt): readonly Attempt[] {
  if (attempt.status !== 'player') return [attempt];
  return attempt.game.legalSteps().flatMap((step) => placements(attempt.play(step) ?? attempt));
}

/** Stops where the attempt has ended. */
function played(begin: Attempt, steps: readonly Step[]): Attempt {
  let attempt = begin;
  for (const step of steps) attempt = attempt.play(step) ?? attempt;
  return attempt;
}

/** Would any turn do? Then nothing is asked for. */
export const isTrivial = (exercise: Exercise): boolean =>
  firstTries(exercise).every(({ status }) => status === 'reached');

const POWER_OF_THE_PLAYER = /^(\S+ \S+ )\w+(\[[^\]]*\])?:/;

/** The exercise for a player without a power; undefined where such a player cannot have the position. */
export function withoutPower(exercise: Exercise): Exercise | undefined {
  const position = exercise.position.replace(POWER_OF_THE_PLAYER, '$1none:');
  return parsePosition(position).ok ? { ...exercise, position } : undefined;
}

/** Does one of the first turns there are reach the goal? */
export const isReachable = (exercise: Exercise): boolean =>
  firstTries(exercise).some(({ status }) => status === 'reached');
