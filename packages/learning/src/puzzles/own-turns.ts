import {
  hasAnswer,
  type Match,
  mayBeAnswered,
  type Position,
  questionIn,
  Referee,
  StepList,
  samePosition,
  TurnWalker,
} from '@oia/rules';

/** Gets a position in which another player decides, and the steps that led there. Both are valid during the call; `false` ends the walk. */
export type TurnVisit = (result: Position, steps: StepList) => boolean;

/**
 * Turns as far as the active player decides them. A list of complete turns holds the answers of others too, as if the one whose turn it is
 * chose them; here such a turn ends where another player is asked.
 */
export class OwnTurns {
  readonly mayBeAnswered: boolean;
  readonly #walker: TurnWalker;

  constructor(match: Match) {
    this.mayBeAnswered = mayBeAnswered(match);
    this.#walker = new TurnWalker(new Referee(match));
  }

  /** Each result once. */
  walk(p: Position, visit: TurnVisit): void {
    if (!this.mayBeAnswered) return this.#walker.walk(p, visit);
    this.#walkUntilAsked(p, visit);
  }

  #walkUntilAsked(p: Position, visit: TurnVisit): void {
    const asked: Position[] = [];
    this.#walker.walk(p, (result, steps) => {
      if (!hasAnswer(steps)) return visit(result, steps);
      const cut = this.#playUntilAsked(p, steps);
      if (asked.some((before) => samePosition(before, cut.position))) return true;
      asked.push(cut.position);
      return visit(cut.position, cut.steps);
    });
  }

  #playUntilAsked(p: Position, steps: StepList): { position: Position; steps: StepList } {
    const position = p.slice();
    const played = new StepList();
    for (const step of steps.toArray()) {
      if (questionIn(position)) break;
      this.#walker.referee.carryOn(position, step);
      played.push(step);
    }
    return { position, steps: played };
  }
}
