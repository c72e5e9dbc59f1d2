import type { Step, StepList } from '@oia/rules';

/** Kind, worker and target of a step: what history remembers of it. */
const STEP_BITS = 15;
const STEP = (1 << STEP_BITS) - 1;
const MAX_HISTORY = 1 << 13;

/** One int for the steps of a turn; never 0, which stands for none. */
export function turnKey({ items, length }: StepList): number {
  let key = length;
  for (let i = 0; i < length; i++) key = Math.imul(key ^ (items[i] as number), 0x9e3779b1) ^ (key >>> 15);
  return key | 1;
}

/** The key of a turn in the order of a walk, where `split` may stand before its steps. */
export const walkedKey = (steps: StepList, split: Step | undefined): number =>
  split === undefined ? turnKey(steps) : turnKey(steps) ^ Math.imul(split, 0x85ebca6b);

/** Which steps were good before: by the first step of a turn and by its last one, for each side of the search. */
export class TurnHistory {
  readonly #firsts = [new Int16Array(1 << STEP_BITS), new Int16Array(1 << STEP_BITS)] as const;
  readonly #lasts = [new Int16Array(1 << STEP_BITS), new Int16Array(1 << STEP_BITS)] as const;

  valueOf(team: 0 | 1, first: Step, last: Step): number {
    return (this.#firsts[team][first & STEP] as number) + (this.#lasts[team][last & STEP] as number);
  }

  /** A bonus for the turn that was best, a malus for those tried before it. Values near the limit change less. */
  update(team: 0 | 1, first: Step, last: Step, bonus: number): void {
    nudge(this.#firsts[team], first & STEP, bonus);
    nudge(this.#lasts[team], last & STEP, bonus);
  }
}

function nudge(values: Int16Array, index: number, bonus: number): void {
  const value = values[index] as number;
  values[index] = value + bonus - Math.trunc((value * Math.abs(bonus)) / MAX_HISTORY);
}
