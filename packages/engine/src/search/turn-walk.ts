import type { Mask, Position, Step, StepList, TurnWalker } from '@oia/rules';
import { STAGE, TURN } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';

/** Gets the result of a turn and its steps; where `first` is given it comes before the others. `false` stops the walk. */
export type Visitor = (result: Position, steps: StepList, first: Step | undefined) => boolean;

/** Minimum turns sampled for each first step. */
const MIN_TURNS_PER_STEP = 8;

/**
 * All turns if there are not more than `most`. Powers with very many turns would show only those of the first worker then: so their turns
 * are walked again, the same share for each first step. A turn may be visited twice. `touching`: turns that change nothing on these squares
 * may be left out; 0: all turns.
 */
export function walkFairly(walker: TurnWalker, p: Position, most: number, visit: Visitor, touching: Mask = 0): void {
  const done = walkSome(walker, p, most, undefined, visit, touching);
  if (done === 'limit') walkEach(walker, p, most, visit);
}

/** Takes the same share of turns for each first step. */
export function walkEach(walker: TurnWalker, p: Position, most: number, visit: Visitor): void {
  const steps = walker.referee.legalSteps(p);
  const share = Math.max(MIN_TURNS_PER_STEP, Math.floor(most / steps.length));
  for (const step of steps) {
    if (walkAfter(walker, p, step, share, visit) === 'stopped') return;
  }
}

type Done = 'all' | 'limit' | 'stopped';

function walkAfter(walker: TurnWalker, p: Position, step: Step, most: number, visit: Visitor): Done {
  const { position } = walker.referee.carry(p, step);
  if (at(position, STAGE) === TURN) return walkSome(walker, position, most, step, visit);
  return visit(position, NO_STEPS, step) ? 'all' : 'stopped';
}

function walkSome(
  walker: TurnWalker,
  p: Position,
  most: number,
  first: Step | undefined,
  visit: Visitor,
  touching: Mask = 0,
): Done {
  let left = most;
  let done: Done = 'all';
  const visitOne = (result: Position, steps: StepList): boolean => {
    if (left-- <= 0) done = 'limit';
    else if (!visit(result, steps, first)) done = 'stopped';
    return done === 'all';
  };
  walker.walk(p, visitOne, touching);
  return done;
}

const NO_STEPS: StepList = { items: new Int32Array(0), length: 0, push: () => undefined, toArray: () => [] };
