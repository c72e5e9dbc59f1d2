import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readEngine } from '../engines/engine-command.ts';
import { Contest } from '../match/contest.ts';
import { type Plan, type PlanValues, readPlan } from '../match/plan.ts';
import type { PairStatistics } from '../match/statistics.ts';
import type { Results } from '../match/summary.ts';
import { invalid, ok, type Read } from '../options.ts';
import { type Encounter, type Rating, ratingList } from './rating-list.ts';

/** A list can be continued only with the same openings. */
const DEFAULT_SEED = '1';

/** One of the matches of a list. */
export interface ListedMatch {
  readonly first: number;
  readonly second: number;
  /** Plays what is left of it. */
  play(): Promise<Read<Results>>;
  /** The results that its log has. */
  before(): Read<Results>;
}

/** All matches between some engines. */
export class Tournament {
  readonly names: readonly string[];
  readonly plan: Plan;
  readonly matches: readonly ListedMatch[];
  readonly #results = new Map<number, PairStatistics>();

  constructor(names: readonly string[], plans: readonly (Plan & Pick<ListedMatch, 'first' | 'second'>)[]) {
    this.names = names;
    this.plan = plans[0] as Plan;
    this.matches = plans.map((plan, number) => ({
      first: plan.first,
      second: plan.second,
      play: async () => {
        const contest = Contest.of(plan);
        return contest.ok ? this.#noted(number, await contest.value.play()) : contest;
      },
      before: () => {
        const contest = Contest.of(plan);
        return contest.ok ? this.#noted(number, ok(contest.value.results)) : contest;
      },
    }));
  }

  list(): Rating[] {
    const encounters = this.matches.map(({ first, second }, number): Encounter => {
      const counts = this.#results.get(number)?.counts ?? [];
      return { first, second, points: counts.flatMap((count, halves) => Array<number>(count).fill(halves / 2)) };
    });
    return ratingList(this.names.length, encounters);
  }

  #noted(number: number, results: Read<Results>): Read<Results> {
    if (results.ok) this.#results.set(number, results.value.pairs);
    return results;
  }
}

export function readTournament(values: PlanValues, engines: readonly string[], folder: string): Read<Tournament> {
  if (engines.length < 2) return invalid('Two engines at least are needed.');
  if (new Set(engines).size < engines.length) return invalid('An engine is named twice.');
  const names: string[] = [];
  for (const text of engines) {
    const engine = readEngine(text);
    if (!engine.ok) return engine;
    names.push(engine.value.name);
  }
  const plans: (Plan & { readonly first: number; readonly second: number })[] = [];
  for (const [first, one] of engines.entries())
    for (const [rest, other] of engines.slice(first + 1).entries()) {
      const log = join(folder, `${fileNameOf(one)}-${fileNameOf(other)}.jsonl`);
      const plan = readPlan({ ...values, seed: values.seed ?? DEFAULT_SEED, log }, [one, other]);
      if (!plan.ok) return plan;
      plans.push({ ...plan.value, first, second: first + 1 + rest });
    }
  return ok(new Tournament(names, plans));
}

const MAX_NAME_LENGTH = 40;

/** Long commands may begin alike. */
function fileNameOf(engine: string): string {
  const plain = engine.replace(/[^\w.]+/g, '_');
  if (plain === engine && plain.length <= MAX_NAME_LENGTH) return plain;
  return `${plain.slice(-MAX_NAME_LENGTH)}_${createHash('sha256').update(engine).digest('hex').slice(0, 8)}`;
}
