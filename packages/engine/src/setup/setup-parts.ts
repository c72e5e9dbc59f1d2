import {
  actorOf,
  hashOf,
  type Match,
  type Position,
  type Random,
  Referee,
  type SetupTask,
  type Step,
  SYMMETRIES,
  setupTaskOf,
  shuffled,
  turnPosition,
} from '@oia/rules';
import { copyOf, FEMALE, MALE, SETUP, STAGE, samePosition } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';

/** One way to play a seat's part of the set-up, and what it leads to. */
export interface SetupPart {
  readonly steps: readonly Step[];
  readonly result: Position;
}

/** Does this task set something that only its owner sees? */
export const isSecretTask = ({ cards }: Match, { card, kind }: SetupTask): boolean =>
  cards[card]?.power.fields?.some((field) => field.secret && field.name === kind) ?? false;

/** Lists a seat's options until another player decides: all its placements, with its open choices. */
export class SetupParts {
  readonly #match: Match;
  readonly #referee: Referee;

  constructor(match: Match) {
    this.#match = match;
    this.#referee = new Referee(match);
  }

  /**
   * Of parts that lead to the same position, turned or mirrored or with the sexes exchanged where they do not matter,
   * only one is listed, a random one if a random source is given. `narrow` chooses which beginnings are continued.
   * Secret choices that come next are left open in the results.
   */
  list(p: Position, narrow: (beginnings: SetupPart[]) => SetupPart[] = (all) => all, random?: Random): SetupPart[] {
    const seat = actorOf(this.#match, p);
    const symmetries = this.#symmetriesOf(p);
    let parts: SetupPart[] = [{ steps: [], result: p }];
    while (this.#isOpenTask(parts[0]?.result, seat)) {
      parts = this.#extended(parts.length > 1 ? narrow(parts) : parts, symmetries, random);
    }
    for (const { result } of parts) this.#skipSecrets(result);
    return parts;
  }

  #isOpenTask(p: Position | undefined, seat: number | undefined): boolean {
    const task = p && setupTaskOf(this.#match, p);
    return task !== undefined && task.seat === seat && !isSecretTask(this.#match, task);
  }

  #extended(parts: readonly SetupPart[], symmetries: readonly number[], random: Random | undefined): SetupPart[] {
    const seen = new Set<number>();
    const found: SetupPart[] = [];
    for (const { steps, result } of parts) {
      const legal = this.#referee.legalSteps(result);
      for (const step of random ? shuffled(random, legal) : legal) {
        const next = this.#referee.carry(result, step).position;
        const key = this.#keyOf(next, symmetries);
        if (seen.has(key)) continue;
        seen.add(key);
        found.push({ steps: [...steps, step], result: next });
      }
    }
    return found;
  }

  /** Turns and reflections that change nothing; the identity is not among them. */
  #symmetriesOf(p: Position): number[] {
    const all = Array.from({ length: SYMMETRIES - 1 }, (_, i) => i + 1);
    return all.filter((symmetry) => samePosition(turnPosition(this.#match, p, symmetry), p));
  }

  #keyOf(p: Position, symmetries: readonly number[]): number {
    const alike = this.#match.readsSex ? p : withoutSexes(p);
    let key = hashOf(alike);
    for (const symmetry of symmetries) key = Math.min(key, hashOf(turnPosition(this.#match, alike, symmetry)));
    return key;
  }

  /** A player who cannot know the secret choice plans as if there were none. */
  #skipSecrets(p: Position): void {
    for (let task = this.#secretTask(p); task !== undefined; task = this.#secretTask(p)) {
      this.#referee.carryOn(p, this.#referee.legalSteps(p)[0] as Step);
      for (const place of this.#match.secretInts) p[place] = 0;
    }
  }

  #secretTask(p: Position): SetupTask | undefined {
    const task = at(p, STAGE) === SETUP ? setupTaskOf(this.#match, p) : undefined;
    return task && isSecretTask(this.#match, task) ? task : undefined;
  }
}

function withoutSexes(p: Position): Position {
  const alike = copyOf(p);
  alike[FEMALE] = 0;
  alike[MALE] = 0;
  return alike;
}
