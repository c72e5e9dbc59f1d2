import {
  hasAnswer,
  type Mask,
  type Match,
  mayBeAnswered,
  type Position,
  type Referee,
  type Step,
  StepList,
  type TurnWalker,
} from '@oia/rules';
import { copyInto, newPosition, PENDING } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import { turnKey } from './turn-history.ts';
import { type Visitor, walkFairly } from './turn-walk.ts';

/**
 * The part of a turn that the active player decides. A list of complete turns includes the answers of other players,
 * as if the active player chose them; here such a turn ends where another player is asked.
 */
export class OwnTurns {
  readonly #mayBeAnswered: boolean;
  readonly #position = newPosition();
  readonly #steps = new StepList();

  constructor(match: Match) {
    this.#mayBeAnswered = mayBeAnswered(match);
  }

  /** `touching`: as in `walkFairly`. */
  walk(walker: TurnWalker, p: Position, most: number, visit: Visitor, touching: Mask = 0): void {
    if (!this.#mayBeAnswered) return walkFairly(walker, p, most, visit, touching);
    let last = 0;
    walkFairly(walker, p, most, (result, steps, first) => {
      if (!hasAnswer(steps)) return visit(result, steps, first);
      this.#playUntilAsked(walker.referee, p, steps, first);
      const key = turnKey(this.#steps) ^ (first ?? 0);
      // All answers to one question come after each other.
      if (key === last) return true;
      last = key;
      return visit(this.#position, this.#steps, first);
    });
  }

  #playUntilAsked(referee: Referee, p: Position, { items, length }: StepList, first: Step | undefined): void {
    this.#steps.length = 0;
    copyInto(this.#position, p);
    if (first !== undefined) referee.carryOn(this.#position, first);
    for (let i = 0; i < length && at(this.#position, PENDING) === 0; i++) {
      const step = items[i] as Step;
      referee.carryOn(this.#position, step);
      this.#steps.push(step);
    }
  }
}
