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
import { MOST_WORLDS, sampled, worldsOf } from './worlds.ts';

const FROM_OUTSIDE = [RESIGN, TIMEOUT, AGREE, ABANDON];

/**
 * What somebody can know: all truths that fit everything that was shown to them since the start. It is fed with observations, never with
 * the truth, and as long as it is exact the truth is among its worlds.
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

  /** `start`: what the viewer sees at the beginning of the game, or where they come in. */
  constructor(match: Match, viewer: Viewer, start: Position, random: Random, limit = MOST_WORLDS) {
    this.match = match;
    this.viewer = viewer;
    this.#referee = new Referee(match);
    this.#random = random;
    this.#limit = limit;
    this.#worlds = [];
    this.#exact = true;
    this.#keep(worldsOf(match, start, random, Number.POSITIVE_INFINITY));
  }

  /** The belief of somebody who watched this game from its first position; also the way back after a step was taken back. */
  static of(game: Game, viewer: Viewer, random: Random, limit = MOST_WORLDS): Belief {
    const belief = new Belief(game.match, viewer, viewOf(game.match, game.first, viewer), random, limit);
    for (const moment of game.moments) belief.observe(observationOf(game.match, moment, viewer));
    return belief;
  }

  get worlds(): readonly Position[] {
    return this.#worlds;
  }

  /** False once there were too many worlds to keep: then the truth may be missing. */
  get exact(): boolean {
    return this.#exact;
  }

  sample(random: Random): Position {
    return pickOne(random, this.#worlds);
  }

  /** A belief that goes its own way from here. */
  copy(): Belief {
    const belief = new Belief(this.match, this.viewer, this.#worlds[0] as Position, this.#random, this.#limit);
    belief.#worlds = this.#worlds;
    belief.#exact = this.#exact;
    return belief;
  }

  /** Narrows the worlds by what was seen, and lets each branch where something happened unseen. */
  observe(seen: Observation): void {
    if (isOver(seen.view)) {
      this.#worlds = [copyOf(seen.view)];
      this.#exact = true;
      return;
    }
    const found = this.#following(seen);
    if (found.length > 0) this.#keep(found);
    else this.#beginAgain(seen);
  }

  #following(seen: Observation): Position[] {
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

  /** Steps that would have been shown like this. What was decided openly was legal by what all know, so it is not asked again. */
  #stepsShownAs(world: Position, { actor, step }: Observation): readonly Step[] {
    const isOpen = actor === undefined || !has(this.match.hidden, this.match.sideOf(actor));
    if (isOpen && step !== HIDDEN_STEP) return [step];
    const isShownSo = (other: Step): boolean => shownStep(this.match, actor, other, this.viewer) === step;
    if (step !== HIDDEN_STEP && !this.#candidates(world).some(isShownSo)) return [];
    return this.#referee.legalSteps(world).filter(isShownSo);
  }

  /** Among these are all legal steps. Most worlds fall here, and much faster than by asking what is legal. */
  #candidates(world: Position): Step[] {
    if (world[STAGE] !== TURN || world[PENDING] !== 0) return this.#referee.legalSteps(world);
    const cast = this.match.castOf(world);
    this.#steps.length = 0;
    pushCandidates(cast, world, openNow(cast, world), this.#steps);
    return this.#steps.toArray();
  }

  #play(world: Position, step: Step): Played | undefined {
    if (!FROM_OUTSIDE.includes(kindOf(step))) return this.#referee.play(world, step);
    const position = this.#referee.concede(world, step);
    return position && { position, cut: undefined };
  }

  /** In the middle of a turn worlds differ by a step that the next one shown tells apart: the limit counts between turns. */
  #keep(worlds: Position[]): void {
    const isTurn = worlds[0]?.[STAGE] === TURN;
    const tooMany = !isTurn && worlds.length > this.#limit;
    this.#worlds = tooMany ? sampled(this.#random, worlds, this.#limit) : worlds;
    if (tooMany) this.#exact = false;
  }

  /** No world of the sample was right. What is left is the view, and the worker somebody met. */
  #beginAgain({ view, cut }: Observation): void {
    const all = cut === undefined ? this.#limit : Number.POSITIVE_INFINITY;
    const worlds = worldsOf(this.match, view, this.#random, all);
    const met = cut === undefined ? worlds : worlds.filter((world) => has(workersOn(world), cut));
    this.#keep(met.length > 0 ? met : worlds);
    this.#exact = false;
  }
}
