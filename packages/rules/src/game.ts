import { createMatch, type MatchOptions, startPosition } from './create.ts';
import type { GameEvent } from './events.ts';
import { fault, ok, type Result } from './fallible.ts';
import { freeze } from './flow.ts';
import { hashOf } from './hash.ts';
import type { Match } from './match.ts';
import type { MatchPosition } from './notation/position.ts';
import { findSteps, parseStep } from './notation/steps.ts';
import { ADDITIONAL, copyOf, type Position, STAGE, START } from './position.ts';
import { Recorder } from './recorder.ts';
import { actorOf, Referee } from './referee.ts';
import { finishGame, type Outcome, outcomeOf } from './result.ts';
import type { Square } from './squares.ts';
import { ABANDON, AGREE, kindOf, RESIGN, type Step, stepB, TIMEOUT } from './steps.ts';
import { testsSecret } from './undo.ts';
import { type Viewer, viewOf } from './views.ts';

/** A step of a game with its result. */
export interface Moment {
  readonly step: Step;
  /** undefined: chance, or an outcome step such as a resignation. */
  readonly actor: number | undefined;
  readonly before: Position;
  readonly after: Position;
  readonly cut: Square | undefined;
  /** The events so far, in order; `eventsFor` redacts it for a viewer. */
  readonly events: readonly GameEvent[];
}

const MAX_TURNS = 300;
const MAX_REPEATS = 3;

/** A game: a match, the position it began with, and its steps. Immutable: playing returns a new game. */
export class Game {
  readonly match: Match;
  readonly referee: Referee;
  readonly first: Position;
  readonly moments: readonly Moment[];
  // Caches; a game never changes.
  #legal: readonly Step[] | undefined;
  #views: Map<Viewer, Position> | undefined;

  constructor(match: Match, first: Position, moments: readonly Moment[] = [], referee = new Referee(match)) {
    this.match = match;
    this.first = first;
    this.moments = moments;
    this.referee = referee;
  }

  static create(options: MatchOptions): Result<Game> {
    const match = createMatch(options);
    return match.ok ? ok(new Game(match.value, startPosition(match.value))) : match;
  }

  /** A game that begins at a given position. A player who cannot move loses at once. */
  static from({ match, position }: MatchPosition): Game {
    const first = copyOf(position);
    const game = new Game(match, first);
    game.referee.resume(first);
    return game;
  }

  get position(): Position {
    return this.moments.at(-1)?.after ?? this.first;
  }

  get actor(): number | undefined {
    return actorOf(this.match, this.position);
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.position);
  }

  legalSteps(): readonly Step[] {
    this.#legal ??= this.referee.legalSteps(this.position);
    return this.#legal;
  }

  view(viewer: Viewer): Position {
    this.#views ??= new Map();
    const known = this.#views.get(viewer) ?? viewOf(this.match, this.position, viewer);
    this.#views.set(viewer, known);
    return known;
  }

  play(step: Step): Result<Game> {
    if (isOutcomeStep(step)) return this.#finish(step);
    return this.legalSteps().includes(step) ? ok(this.#playLegal(step)) : fault('illegalStep', String(step));
  }

  /** Plays steps one after another: all of them, or none. */
  playAll(steps: readonly Step[]): Result<Game> {
    let game: Game = this;
    for (const step of steps) {
      const next = game.play(step);
      if (!next.ok) return next;
      game = next.value;
    }
    return ok(game);
  }

  /** Plays a step that is known to be legal. */
  #playLegal(step: Step): Game {
    const before = this.position;
    const recorder = new Recorder(this.match, before, step);
    const { position, cut } = this.referee.play(before, step, recorder);
    const after = this.#withRepetition(position);
    return this.#with({ step, actor: this.actor, before, after, cut, events: recorder.close(after) });
  }

  /** Plays a step written in notation. */
  playText(text: string): Result<Game> {
    // Parsed from the actor's view: `x` must not reveal whether an unseen worker stands there.
    const seen = this.view(this.actor ?? 'spectator');
    const meant = parseStep(this.match, seen, text);
    if (meant !== undefined && isOutcomeStep(meant)) return this.play(meant);
    const found = findSteps(this.match, seen, this.legalSteps(), text);
    if (found.length === 0) return fault('illegalStep', text);
    return found.length > 1 ? fault('ambiguousStep', text) : ok(this.#playLegal(found[0] as Step));
  }

  /** Resignation, timeout, agreement and abandonment end a game, or with three players one player's part in it (Z28). */
  #finish(step: Step): Result<Game> {
    if (this.outcome) return fault('illegalStep', 'over');
    const before = this.position;
    const recorder = new Recorder(this.match, before, step);
    const after = this.referee.concede(before, step, recorder);
    if (!after) return fault('illegalStep', String(stepB(step)));
    const events = recorder.close(after);
    return ok(this.#with({ step, actor: undefined, before, after, cut: undefined, events }));
  }

  #with(moment: Moment): Game {
    return new Game(this.match, this.first, [...this.moments, moment], this.referee);
  }

  /** With the option on, the game is drawn at the third repetition of a position or after 300 turns (Z27). */
  #withRepetition(next: Position): Position {
    if (!this.match.repetition || !isRest(next)) return next;
    const hash = hashOf(next);
    const rests = [this.first, ...this.moments.map(({ after }) => after), next].filter(isRest);
    const repeats = rests.filter((rest) => hashOf(rest) === hash).length;
    // There is one more resting position than turns: the one before the first turn.
    if (repeats < MAX_REPEATS && rests.length <= MAX_TURNS) return next;
    const after = copyOf(next);
    finishGame(after, undefined, 'repetition');
    freeze(this.match, after);
    return after;
  }

  /** The number of steps that can no longer be undone (Z29). */
  get undoFloor(): number {
    const last = this.moments.at(-1);
    if (!last || last.actor === undefined) return this.moments.length;
    for (let i = this.moments.length; i > 0; i--) {
      const moment = this.moments[i - 1] as Moment;
      if (moment.actor !== last.actor || moment.cut !== undefined || testsSecret(this.match, moment)) return i;
    }
    return 0;
  }

  /** The game without the last step, if that may be undone. */
  undo(): Result<Game> {
    if (this.moments.length <= this.undoFloor) return fault('illegalStep', 'undo');
    return ok(new Game(this.match, this.first, this.moments.slice(0, -1), this.referee));
  }
}

const isRest = (p: Position): boolean => p[STAGE] === START && p[ADDITIONAL] === 0;

const OUTCOME_STEPS: readonly number[] = [RESIGN, TIMEOUT, AGREE, ABANDON];

const isOutcomeStep = (step: Step): boolean => OUTCOME_STEPS.includes(kindOf(step));
