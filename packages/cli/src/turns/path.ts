import { activeSeat, actorOf, type Position, questionIn, type Referee, type Step, stageOf, stepText } from '@oia/rules';

/** The texts of a turn: its steps, and the whole turn as in a record. */
export interface TurnTexts {
  readonly steps: readonly string[];
  readonly turn: string;
}

/** The steps of the walker's current turn; only valid during the visit. */
export interface Steps {
  readonly items: ArrayLike<Step>;
  readonly length: number;
}

/**
 * Writes the steps of one turn after another. The text of a step depends on the position before it, so positions are replayed; the walker
 * goes depth first, so most of them are still known from the turn before.
 */
export class PathWriter {
  readonly #referee: Referee;
  readonly #steps: Step[] = [];
  readonly #before: Position[];
  readonly #texts: string[] = [];
  readonly #recordTexts: string[] = [];

  constructor(referee: Referee, root: Position) {
    this.#referee = referee;
    this.#before = [root];
  }

  write(steps: Steps): TurnTexts {
    let same = 0;
    while (same < this.#steps.length && same < steps.length && this.#steps[same] === steps.items[same]) same++;
    this.#steps.length = same;
    this.#texts.length = same;
    this.#recordTexts.length = same;
    this.#before.length = Math.min(this.#before.length, same + 1);
    for (let i = same; i < steps.length; i++) {
      const before = this.#positionBefore(i);
      // If only the end is legal the turn ends by itself: the walker's end step is then no step of the game.
      if (i > 0 && stageOf(before) !== 'turn' && stageOf(this.#before[i - 1] as Position) === 'turn') break;
      const step = steps.items[i] as Step;
      this.#steps.push(step);
      const text = stepText(this.#referee.match, before, step);
      this.#texts.push(text);
      this.#recordTexts.push(this.#recordText(text, before, step));
    }
    return { steps: this.#texts, turn: this.#recordTexts.join(' ') };
  }

  /** The step as in a record: `(*b5)` is an answer out of turn, `c3-c4!` met a hidden worker. */
  #recordText(plain: string, before: Position, step: Step): string {
    const { match } = this.#referee;
    const cut =
      match.hidden !== 0 &&
      ['start', 'turn'].includes(stageOf(before)) &&
      this.#referee.carry(before, step).cut !== undefined;
    const text = cut ? `${plain}!` : plain;
    return questionIn(before) && actorOf(match, before) !== activeSeat(before) ? `(${text})` : text;
  }

  #positionBefore(index: number): Position {
    const known = this.#before[index];
    if (known) return known;
    const earlier = this.#positionBefore(index - 1);
    const { position } = this.#referee.carry(earlier, this.#steps[index - 1] as Step);
    this.#before[index] = position;
    return position;
  }
}
