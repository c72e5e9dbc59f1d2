import { openNow, pushCandidates } from './candidates.ts';
import { carryOut, isBrokenOff } from './carry.ts';
import type { Cast } from './cast.ts';
import { begin, complete, isDutiful, mayEndSo } from './flow.ts';
import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import { BOUND, CLIMBED, copyInto, FLAGS, newPosition, PENDING, type Position, SPENT, STEPS } from './position.ts';
import { OPEN_BUILD, OPEN_END, type Open } from './power.ts';
import { isOver } from './result.ts';
import { BUILD, END, kindOf, REMOVE, StepList, TOKEN } from './steps.ts';

/**
 * The one place that looks ahead: it decides whether a turn can be completed, without listing completions.
 * States that failed are remembered between queries about the same position, so that cycles end and nothing is searched twice.
 */
export class Completion {
  readonly #match: Match;
  readonly #stack: Position[] = [];
  readonly #steps = new StepList();
  readonly #failed = new PositionSet();
  readonly #seen = new PositionSet();
  #duties: Cast | undefined;
  #withHero = true;

  constructor(match: Match) {
    this.#match = match;
  }

  /**
   * Starts queries about another position or with other conditions: forgets what failed. `duties`: those of this cast have to be
   * fulfilled, even by a turn that eliminates the player who imposes them (Z36).
   */
  ask(question: { duties: Cast | undefined; withHero?: boolean }): this {
    this.#failed.clear();
    this.#duties = question.duties;
    this.#withHero = question.withHero ?? true;
    return this;
  }

  /** True if a complete legal turn leads through this state. Other players are assumed not to answer (Z3). */
  exists(p: Position): boolean {
    this.#seen.clear();
    const found = this.#search(p, 0);
    if (!found) for (let i = 0; i < this.#seen.size; i++) this.#failed.add(this.#seen.at(i));
    return found;
  }

  #search(state: Position, depth: number): boolean {
    const match = this.#match;
    if (!this.#withHero && state[FLAGS] & SPENT) return false;
    let p = state;
    if (p[PENDING] !== 0) {
      p = this.#copy(state, depth);
      p[PENDING] = 0;
      depth++;
    }
    const cast = match.castOf(p);
    if (isOver(p)) return this.#accepts(cast, p);
    if (isBrokenOff(cast, p)) return true;
    if (this.#duties?.wantsClimb && isHopeless(cast, p)) return false;
    const open = openNow(cast, p);
    if (open & OPEN_END && this.#canEnd(cast, p, depth)) return true;
    if (!cast.plan.isPlain && (this.#failed.has(p) || !this.#seen.add(p))) return false;
    return this.#searchSteps(cast, p, open, depth);
  }

  #searchSteps(cast: Cast, p: Position, open: Open, depth: number): boolean {
    const steps = this.#steps;
    const base = steps.length;
    // If only a duty prevents the end of the turn, pieces and tokens change nothing: duties depend on workers.
    const idle = (open & OPEN_END) !== 0;
    pushCandidates(cast, p, idle ? open & ~(OPEN_END | OPEN_BUILD) : open, steps);
    let found = false;
    for (let i = steps.length - 1; i >= base && !found; i--) {
      const step = steps.items[i] as number;
      const kind = kindOf(step);
      if (kind === END || (idle && (kind === BUILD || kind === TOKEN || kind === REMOVE))) continue;
      const next = this.#copy(p, depth);
      if (carryOut(cast, next, step)) found = this.#search(next, depth + 1);
    }
    steps.length = base;
    return found;
  }

  #canEnd(cast: Cast, p: Position, depth: number): boolean {
    if (cast.turnEnd.length === 0) return this.#accepts(cast, p);
    const end = this.#copy(p, depth);
    return complete(cast, end) && this.#isDutiful(end);
  }

  #accepts(cast: Cast, p: Position): boolean {
    return mayEndSo(cast, p) && this.#isDutiful(p);
  }

  #isDutiful(p: Position): boolean {
    return this.#duties === undefined || isDutiful(this.#duties, p);
  }

  #copy(p: Position, depth: number): Position {
    const next = this.#stack[depth] ?? newPosition();
    this.#stack[depth] = next;
    copyInto(next, p);
    return next;
  }
}

/** True if no worker has climbed and none can in the rest of the turn. */
export function isHopeless(cast: Cast, p: Position): boolean {
  if (p[FLAGS] & CLIMBED) return false;
  return (cast.plan.moves === 'once' && p[STEPS] > 0) || cast.climbsNoMore.some((call) => call(p));
}

/** True if an "if possible" duty binds the rest of this turn. */
export const isBoundNow = (completion: Completion, cast: Cast, p: Position): boolean =>
  isOwed(cast, p) && completion.ask({ duties: cast }).exists(p);

/** True if a duty applies, without checking that the turn can fulfil it. */
export function isOwed(cast: Cast, p: Position): boolean {
  if (!isDemanded(cast, p)) return false;
  return !(cast.hero && isHeroTurn(cast, p) && !(p[FLAGS] & BOUND));
}

function isDemanded({ musts }: Cast, p: Position): boolean {
  for (const must of musts) if (must.demands(p)) return true;
  return false;
}

/** True if the hero power is unused, or was used in this turn. */
const isHeroTurn = (cast: Cast, p: Position): boolean =>
  cast.hero !== undefined && (p[cast.hero.me.data] === 0 || (p[FLAGS] & SPENT) !== 0);

/** Starts the turn. For heroes it is decided here, without their power, whether a duty binds the turn (Z26). */
export function beginTurn(match: Match, completion: Completion, p: Position): Cast {
  const cast = begin(match, p);
  if (cast.hero && isHeroTurn(cast, p) && cast.musts.some((must) => must.demands(p))) {
    if (completion.ask({ duties: cast, withHero: false }).exists(p)) p[FLAGS] |= BOUND;
  }
  return cast;
}
