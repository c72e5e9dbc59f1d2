import type { MatchOptions } from '../../src/create.ts';
import { Game } from '../../src/game.ts';
import type { MatchPosition } from '../../src/notation/position.ts';
import { stepText } from '../../src/notation/steps.ts';
import { ACTIVE, type Position, STAGE, START, TURN } from '../../src/position.ts';
import { pickOne, type Random } from '../../src/random.ts';
import { actorOf, Referee } from '../../src/referee.ts';
import { isOver } from '../../src/result.ts';
import { BUILD, KINDS, kindOf, type Step, stepE } from '../../src/steps.ts';
import { composedPosition } from './composed.ts';
import { checkEvents } from './event-check.ts';
import {
  checkBoard,
  checkChange,
  checkCompletable,
  checkLegal,
  checkSymmetry,
  checkText,
  checkTurns,
} from './invariants.ts';
import { checkWin } from './win-check.ts';

/** Probabilities of checking the expensive invariants, at the start and in the middle of turns. */
export interface Effort {
  readonly completable: number;
  readonly turns: number;
  readonly middles: number;
  /** Positions with more complete turns are not compared with step-by-step play. */
  readonly mostTurns: number;
}

export const NO_CHECKS: Effort = { completable: 0, turns: 0, middles: 0, mostTurns: 0 };

export interface Played {
  readonly game: Game;
  readonly steps: number;
  readonly turns: number;
  /** "power kind" of every step played. */
  readonly kinds: ReadonlySet<string>;
}

/** Random, but prefers winning and special steps, so that games end. */
function chooseStep(random: Random, legal: readonly Step[]): Step {
  if (random() < 0.3) {
    const special = legal.filter((step) => kindOf(step) !== BUILD || stepE(step) === 1);
    if (special.length > 0) return pickOne(random, special);
  }
  return pickOne(random, legal);
}

/** Plays one game, checking all invariants. */
export function playRandomGame(options: MatchOptions, random: Random, effort: Effort): Played {
  const made = Game.create({ ...options, repetition: true, override: true });
  if (!made.ok) throw new Error(`set-up refused: ${JSON.stringify(made.error)} ${JSON.stringify(options)}`);
  return playOn(made.value, random, effort, Number.POSITIVE_INFINITY);
}

/** Plays some steps from a composed position, checking all invariants. */
export function playComposed(options: MatchOptions, random: Random, effort: Effort, mostSteps: number): Played {
  return playOn(Game.from(composedPosition(options, random)), random, effort, mostSteps);
}

function playOn(first: Game, random: Random, effort: Effort, mostSteps: number): Played {
  let game = first;
  const kinds = new Set<string>();
  let steps = 0;
  let turns = 0;
  while (!isOver(game.position) && steps < mostSteps) {
    const before = game.position;
    const legal = game.legalSteps();
    inspect(game, legal, random, effort);
    const step = chooseStep(random, legal);
    for (const id of holders(game, before)) kinds.add(`${id} ${KINDS[kindOf(step)]}${stepE(step) ? '^' : ''}`);
    const next = game.play(step);
    if (!next.ok) throw new Error(`refused: ${stepText(game.match, before, step)}`);
    game = next.value;
    const last = game.moments.at(-1);
    checkBoard(game.match, game.position);
    checkText(game.match, game.position);
    if (last) {
      checkChange(game.match, before, step, game.position, last.cut !== undefined);
      checkEvents(game.match, last);
    }
    steps++;
    if (game.position[STAGE] === START) turns++;
  }
  checkLegal(game.referee, game.position, game.legalSteps());
  return { game, steps, turns, kinds };
}

/** The powers a step is counted for: those of the actor, or of the active seat for chance. */
function holders(game: Game, p: Position): string[] {
  const active = actorOf(game.match, p) ?? p[ACTIVE];
  const ids = game.match.cards
    .filter(({ owner }) => owner === undefined || owner === active)
    .map(({ power }) => power.id);
  return ids.length > 0 ? ids : ['none'];
}

const shareOf = (p: Position, { turns, middles }: Effort): number =>
  p[STAGE] === START ? turns : p[STAGE] === TURN ? middles : 0;

function inspect(game: Game, legal: readonly Step[], random: Random, effort: Effort): void {
  const p = game.position;
  checkLegal(game.referee, p, legal);
  if (random() < effort.completable) checkCompletable(game.referee, p, legal);
  if (random() < shareOf(p, effort)) inspectTurns(game.referee, p, effort.mostTurns);
}

function inspectTurns(referee: Referee, p: Position, most: number): void {
  checkWin(referee, p);
  const turns = checkTurns(referee, p, most);
  if (turns !== undefined) checkSymmetry(referee, p, turns);
}

/** Runs all checks on one position without playing. */
export function inspectPosition({ match, position }: MatchPosition, mostTurns: number): void {
  const referee = new Referee(match);
  const legal = referee.legalSteps(position);
  // A player who is stuck when the turn starts is not out yet (Z4).
  if (legal.length === 0) return;
  checkLegal(referee, position, legal);
  checkCompletable(referee, position, legal);
  inspectTurns(referee, position, mostTurns);
}
