import {
  type Game,
  hashOf,
  observationOf,
  type Position,
  positionText,
  type Square,
  type Step,
  stageOf,
  viewOf,
} from '@oia/rules';
import { FULL_STRENGTH, type Level } from './levels.ts';

/** One step as the seat saw it: an `Observation` of the rules that can be sent, its view written down. */
export interface Seen {
  readonly actor?: number;
  readonly step: Step;
  readonly cut?: Square;
  readonly view: string;
}

/**
 * Facts that the view does not hold. Seats, powers, house rules, the option of repetition and, in set-up, the starter
 * are in its text; the course of the game is not. Without a history the engine knows no repetition and guesses secrets
 * from the view alone.
 */
export interface TableFacts {
  readonly history?: {
    /** The seat's first view of the game. */
    readonly first: string;
    readonly seen: readonly Seen[];
  };
}

export interface Question {
  /** The view of the asking seat, in our notation. Nothing else reaches the engine, so it cannot know a secret. */
  readonly view: string;
  readonly seat: number;
  readonly level: Level;
  /** Milliseconds; infinite where nodes, depth or `stop` end the search. */
  readonly budget: number;
  readonly nodes?: number;
  /** Maximum turns to look ahead; the level may lower it. */
  readonly depth?: number;
  /** A question always gets the same answer for a given seed and clock. */
  readonly seed: number;
  /** Seed of the errors of the lower levels, the same all through a game. Left out: `seed`. */
  readonly biasSeed?: number;
  readonly table: TableFacts;
}

export const DEFAULT_BUDGET = 1000;

/** The question a seat has in a game; it holds no more than the seat saw. */
export function questionOf(
  game: Game,
  seat: number,
  {
    level = FULL_STRENGTH,
    budget = DEFAULT_BUDGET,
    seed = 1,
  }: Partial<Pick<Question, 'level' | 'budget' | 'seed'>> = {},
): Question {
  return {
    view: positionText({ match: game.match, position: game.view(seat) }),
    seat,
    level,
    budget,
    seed,
    biasSeed: biasSeedOf(game, seat),
    table: factsOf(game, seat),
  };
}

/** From the beginning of the game, as far as the seat saw it: errors differ from game to game, and stay the same in a game that is left and resumed. */
function biasSeedOf({ match, first, moments }: Game, seat: number): number {
  let code = hashOf(viewOf(match, first, seat)) ^ seat;
  for (const moment of moments) {
    if (stageOf(moment.before) !== 'setup') break;
    code = Math.imul(code ^ observationOf(match, moment, seat).step, 0x9e3779b1) ^ (code >>> 15);
  }
  return code >>> 0;
}

/** Writing every past view takes time and room: only where something is hidden or a repetition counts does the past matter. */
function factsOf({ match, first, moments }: Game, seat: number): TableFacts {
  if (!match.secrets && !match.repetition) return {};
  const textOf = (position: Position): string => positionText({ match, position });
  const seen = moments.map((moment): Seen => {
    const { actor, step, cut, view } = observationOf(match, moment, seat);
    return {
      ...(actor === undefined ? {} : { actor }),
      step,
      ...(cut === undefined ? {} : { cut }),
      view: textOf(view),
    };
  });
  return { history: { first: textOf(viewOf(match, first, seat)), seen } };
}
