import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { invalid, ok, type Read } from '../options.ts';

/** A pair that was played: its number, the powers at its table, the first engine's points in both games. */
export interface LoggedPair {
  readonly pair: number;
  readonly powers: readonly string[];
  readonly scores: readonly [number, number];
  readonly failures: number;
}

/** Identifies a match, so that a different match does not continue its log. */
export type MatchFacts = Readonly<Record<string, unknown>> & { readonly seed: number };

/** The pairs of a match as lines of JSON, after a line that says what match it is: an interrupted match goes on where it was. */
export class MatchLog {
  readonly #file: string;
  readonly pairs: readonly LoggedPair[];

  private constructor(file: string, pairs: readonly LoggedPair[]) {
    this.#file = file;
    this.pairs = pairs;
  }

  /** The seed of the match in this file, if there is one. */
  static seedIn(file: string): number | undefined {
    const seed = existsSync(file) ? (linesOf(file)[0] as Partial<MatchFacts> | undefined)?.seed : undefined;
    return Number.isInteger(seed) ? seed : undefined;
  }

  static open(file: string, facts: MatchFacts): Read<MatchLog> {
    if (!existsSync(file)) appendFileSync(file, `${JSON.stringify(facts)}\n`);
    const [first, ...pairs] = linesOf(file);
    if (JSON.stringify(first) !== JSON.stringify(facts))
      return invalid(`${file} is no log of this match: name another file, or give the same engines and options.`);
    return ok(new MatchLog(file, pairs.filter(isPair)));
  }

  add(pair: LoggedPair): void {
    appendFileSync(this.#file, `${JSON.stringify(pair)}\n`);
  }
}

/** A line that was cut off when the match was interrupted is passed over. */
function linesOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}

const isPair = (line: unknown): line is LoggedPair => Number.isInteger((line as Partial<LoggedPair> | null)?.pair);
