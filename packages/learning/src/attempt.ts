import { actorOf, type Game, type Match, type Position, type Step, stageOf } from '@oia/rules';
import { type Goal, PLAYER } from './goal.ts';
import { gameAt } from './positions.ts';
import { replyTo, winningTurn } from './reply.ts';

/** A position in which the player, A, is to reach something by playing. */
export interface Exercise {
  readonly position: string;
  readonly goal: Goal;
  /** The turns the player has; the others play in between. One if left out. */
  readonly turns?: number;
  /** When the goal is looked at: after each complete turn, or after each step. */
  readonly judged?: 'turn' | 'step';
  /** One way to reach it: the player's steps and the others', with spaces between them. */
  readonly solution: string;
  /** Tries that deserve an answer of their own, by the id of their words; the first that holds answers. */
  readonly misses?: Readonly<Record<string, Goal>>;
}

/** Where an attempt is: the player acts, the others do, or it has ended. */
export type Status = 'player' | 'others' | 'reached' | 'missed';

/** The id of an answer for a try that failed; `opponentWins` and `notReached` serve every exercise. */
export type MissId = string;

/** Is a turn complete? In set-up the player's turn is everything that the player has to place. */
function isComplete(match: Match, p: Position): boolean {
  const stage = stageOf(p);
  return stage === 'setup' ? actorOf(match, p) !== PLAYER : stage !== 'turn';
}

const isRest = ({ match, position }: Game): boolean => isComplete(match, position);

/** An exercise being tried. Immutable: playing returns a new attempt. */
export class Attempt {
  readonly exercise: Exercise;
  readonly game: Game;

  constructor(exercise: Exercise, game: Game = gameAt(exercise.position)) {
    this.exercise = exercise;
    this.game = game;
  }

  get status(): Status {
    if (this.#isReached) return 'reached';
    if (this.game.outcome) return 'missed';
    if (!isRest(this.game)) return this.game.actor === PLAYER ? 'player' : 'others';
    if (this.turnsLeft <= 0) return 'missed';
    return this.game.actor === PLAYER ? 'player' : 'others';
  }

  /** The player's turns that are left, with the one being played. */
  get turnsLeft(): number {
    const { turns = 1 } = this.exercise;
    const { match, moments } = this.game;
    return turns - moments.filter(({ actor, after }) => actor === PLAYER && isComplete(match, after)).length;
  }

  get #isReached(): boolean {
    const { goal, judged = 'turn' } = this.exercise;
    if (this.game.moments.length === 0) return false;
    return (judged === 'step' || this.game.outcome !== undefined || isRest(this.game)) && goal(this.game);
  }

  /** Undefined if the step is not legal or it is not the player's turn. */
  play(step: Step): Attempt | undefined {
    if (this.status !== 'player') return undefined;
    const next = this.game.play(step);
    return next.ok ? new Attempt(this.exercise, next.value) : undefined;
  }

  /** The opponents' reply, step by step; empty if they have nothing to do. */
  replies(): readonly Step[] {
    return this.status === 'others' ? (replyTo(this.game) ?? []) : [];
  }

  /** Plays a step of the others. */
  reply(step: Step): Attempt {
    const next = this.game.play(step);
    return next.ok ? new Attempt(this.exercise, next.value) : this;
  }

  /** Without the last step of the turn that is being played. */
  undo(): Attempt | undefined {
    if (isRest(this.game)) return undefined;
    const before = this.game.undo();
    return before.ok ? new Attempt(this.exercise, before.value) : undefined;
  }

  restart(): Attempt {
    return new Attempt(this.exercise);
  }

  /** Why a try failed. */
  get miss(): MissId {
    const own = Object.entries(this.exercise.misses ?? {}).find(([, applies]) => applies(this.game));
    if (own) return own[0];
    return this.#isLost || this.refutation ? 'opponentWins' : 'notReached';
  }

  /** The others have won already, with the turns between the player's. */
  get #isLost(): boolean {
    const winner = this.game.outcome?.winner;
    return winner !== undefined && winner !== this.game.match.sideOf(PLAYER);
  }

  /** The turn by which the next player wins, where the try allowed it. */
  get refutation(): readonly Step[] | undefined {
    return this.game.actor === PLAYER ? undefined : winningTurn(this.game);
  }
}
