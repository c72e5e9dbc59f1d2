import { activeSeat, actorOf, type Position, questionIn, type Referee, type Step, stageOf, stepText } from '@oia/rules';

/** A turn as it is told: its steps, and all of them as a record would write them. */
export interface TurnTexts {
  readonly steps: readonly string[];
  readonly turn: string;
}

/** The steps of a walk so far, as the walker lends them. */
export interface Steps {
  readonly items: ArrayLike<Step>;
  readonly length: number;
}

/**
 * Writes the steps of turn after turn. What a step is called depends on the position before it, so those are made again; a walk goes
 * depth first, so most of them are still there from the turn told before.
 */
export class PathWriter {
  readonly #referee: Referee;
  readonly #steps: Step[] = [];
  readonly #before: Position[];
  readonly #texts: string[] = [];
  readonly #marked: string[] = [];

  constructor(referee: Referee, root: Position) {
    this.#referee = referee;
    this.#before = [root];
  }

  write(steps: Steps): TurnTexts {
    let same = 0;
    while (same < this.#steps.length && same < steps.length && this.#steps[same] === steps.items[same]) same++;
    this.#steps.length = same;
    this.#texts.length = same;
    this.#marked.length = same;
    this.#before.length = Math.min(this.#before.length, same + 1);
    for (let i = same; i < steps.length; i++) {
      const before = this.#positionBefore(i);
      // Where nothing but the end is legal the turn ends by itself: the walker's own end is then no step of the game.
      if (i > 0 && stageOf(before) !== 'turn' && stageOf(this.#before[i - 1] as Position) === 'turn') break;
      const step = steps.items[i] as Step;
      this.#steps.push(step);
      const text = stepText(this.#referee.match, before, step);
      this.#texts.push(text);
      this.#marked.push(this.#withMarks(text, before, step));
    }
    return { steps: this.#texts, turn: this.#marked.join(' ') };
  }

  /** `(*b5)` is an answer out of turn, `c3-c4!` met a hidden worker. */
  #withMarks(text: string, before: Position, step: Step): string {
    const { match } = this.#referee;
    const cut =
      match.hidden !== 0 &&
      ['start', 'turn'].includes(stageOf(before)) &&
      this.#referee.carry(before, step).cut !== undefined;
    const marked = cut ? `${text}!` : text;
    return questionIn(before) && actorOf(match, before) !== activeSeat(before) ? `(${marked})` : marked;
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
