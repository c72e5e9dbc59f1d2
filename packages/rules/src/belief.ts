import { openNow, pushCandidates } from './candidates.ts';
import type { Game } from './game.ts';
import { PositionSet } from './hash.ts';
import type { Match } from './match.ts';
import { type Observation, observationOf } from './observation.ts';
import { copyOf, PENDING, type Position, STAGE, samePosition, TURN, workersOn } from './position.ts';
import { pickOne, type Random } from './random.ts';
import { type Played, Referee } from './referee.ts';
import { isOver } from './result.ts';
import { has } from './squares.ts';
import { ABANDON, AGREE, kindOf, RESIGN, type Step, StepList, TIMEOUT } from './steps.ts';
import { HIDDEN_STEP, shownStep, type Viewer, viewOf } from './views.ts';
import { MAX_WORLDS, sampled, worldsOf } from './worlds.ts';

const OUTCOME_KINDS = [RESIGN, TIMEOUT, AGREE, ABANDON];

/**
 * A viewer's knowledge: all positions ("worlds") consistent with everything the viewer was shown. It is updated with observations, never
 * with the true position, which is among the worlds as long as the belief is exact.
 */
export class Belief {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly #referee: Referee;
  readonly #random: Random;
  readonly #limit: number;
  readonly #steps = new StepList();
  readonly #found = new PositionSet();
  #worlds: readonly Position[];
  #exact: boolean;

  /** `start`: the viewer's view at the beginning of the game, or at the position where the viewer joins. */
  constructor(match: Match, viewer: Viewer, start: Position, random: Random, limit = MAX_WORLDS) {
    this.match = match;
    this.viewer = viewer;
    this.#referee = new Referee(match);
    this.#random = random;
    this.#limit = limit;
    this.#worlds = [];
    this.#exact = true;
    this.#keep(worldsOf(match, start, random, Number.POSITIVE_INFINITY));
  }

  /** The belief of a viewer who has seen this game from its first position. Also needed after an undo. */
  static of(game: Game, viewer: Viewer, random: Random, limit = MAX_WORLDS): Belief {
    const belief = new Belief(game.match, viewer, viewOf(game.match, game.first, viewer), random, limit);
    for (const moment of game.moments) belief.observe(observationOf(game.match, moment, viewer));
    return belief;
  }

  get worlds(): readonly Position[] {
    return this.#worlds;
  }

  /** False once there were too many worlds to keep: then the true position may be missing. */
  get exact(): boolean {
    return this.#exact;
  }

  sample(random: Random): Position {
    return pickOne(random, this.#worlds);
  }

  /** An independent copy. */
  copy(): Belief {
    const belief = new Belief(this.match, this.viewer, this.#worlds[0] as Position, this.#random, this.#limit);
    belief.#worlds = this.#worlds;
    belief.#exact = this.#exact;
    return belief;
  }

  /** Keeps the worlds consistent with the observation, branching where the step was not shown. */
  observe(seen: Observation): void {
    if (isOver(seen.view)) {
      this.#worlds = [copyOf(seen.view)];
      this.#exact = true;
      return;
    }
    const found = this.#successors(seen);
    if (found.length > 0) this.#keep(found);
    else this.#restart(seen);
  }

  #successors(seen: Observation): Position[] {
    const found = this.#found;
    found.clear();
    const worlds: Position[] = [];
    for (const world of this.#worlds) {
      for (const step of this.#stepsShownAs(world, seen)) {
        const played = this.#play(world, step);
        if (!played || played.cut !== seen.cut) continue;
        if (samePosition(viewOf(this.match, played.position, this.viewer), seen.view) && found.add(played.position))
          worlds.push(played.position);
      }
    }
    return worlds;
  }

  /** Steps that would have been shown like this. An open step was legal by public knowledge, so its legality is not checked again. */
  #stepsShownAs(world: Position, { actor, step }: Observation): readonly Step[] {
    const isOpen = actor === undefined || !has(this.match.hidden, this.match.sideOf(actor));
    if (isOpen && step !== HIDDEN_STEP) return [step];
    const isShownSo = (other: Step): boolean => shownStep(this.match, actor, other, this.viewer) === step;
    if (step !== HIDDEN_STEP && !this.#candidates(world).some(isShownSo)) return [];
    return this.#referee.legalSteps(world).filter(isShownSo);
  }

  /** A superset of the legal steps that is much faster to compute and rules out most worlds. */
  #candidates(world: Position): Step[] {
    if (world[STAGE] !== TURN || world[PENDING] !== 0) return this.#referee.legalSteps(world);
    const cast = this.match.castOf(world);
    this.#steps.length = 0;
    pushCandidates(cast, world, openNow(cast, world), this.#steps);
    return this.#steps.toArray();
  }

  #play(world: Position, step: Step): Played | undefined {
    if (!OUTCOME_KINDS.includes(kindOf(step))) return this.#referee.play(world, step);
    const position = this.#referee.concede(world, step);
    return position && { position, cut: undefined };
  }

  /** The limit applies between turns: worlds in the middle of a turn differ by a step that the next observation resolves. */
  #keep(worlds: Position[]): void {
    const isTurn = worlds[0]?.[STAGE] === TURN;
    const tooMany = !isTurn && worlds.length > this.#limit;
    this.#worlds = tooMany ? sampled(this.#random, worlds, this.#limit) : worlds;
    if (tooMany) this.#exact = false;
  }

  /** No world of the sample was consistent: starts again from the view and, if the step was cut, the square of the worker that was met. */
  #restart({ view, cut }: Observation): void {
    const all = cut === undefined ? this.#limit : Number.POSITIVE_INFINITY;
    const worlds = worldsOf(this.match, view, this.#random, all);
    const met = cut === undefined ? worlds : worlds.filter((world) => has(workersOn(world), cut));
    this.#keep(met.length > 0 ? met : worlds);
    this.#exact = false;
  }
}
