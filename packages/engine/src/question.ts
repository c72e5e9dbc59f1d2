import { type Game, observationOf, type Position, positionText, type Square, type Step, viewOf } from '@oia/rules';
import type { Level } from './levels.ts';

/** One step as the seat saw it: an `Observation` of the rules that can be sent, its view written down. */
export interface Seen {
  readonly actor?: number;
  readonly step: Step;
  readonly cut?: Square;
  readonly view: string;
}

/**
 * What the view does not hold. Seats, powers, house rules, the option of repetition and, in set-up, who starts stand in its text; how the
 * game came here does not. Without a history the engine knows no repetition and guesses secrets from the view alone.
 */
export interface TableFacts {
  readonly history?: {
    /** What the seat saw at the beginning. */
    readonly first: string;
    readonly seen: readonly Seen[];
  };
}

export interface Question {
  /** What the asking seat sees, in our notation. Nothing else reaches the engine: it cannot know a secret. */
  readonly view: string;
  readonly seat: number;
  readonly level: Level;
  /** Milliseconds; infinite where nodes, depth or a word from outside end the thinking. */
  readonly budget: number;
  readonly nodes?: number;
  /** Turns to look ahead at the most; the level may look less far. */
  readonly depth?: number;
  /** The same question with the same seed and clock has the same answer. */
  readonly seed: number;
  readonly table: TableFacts;
}

export const DEFAULT_BUDGET = 1000;

/** The question a seat has in a game; it holds no more than the seat saw. */
export function questionOf(
  game: Game,
  seat: number,
  { level = 'hard', budget = DEFAULT_BUDGET, seed = 1 }: Partial<Pick<Question, 'level' | 'budget' | 'seed'>> = {},
): Question {
  return {
    view: positionText({ match: game.match, position: game.view(seat) }),
    seat,
    level,
    budget,
    seed,
    table: factsOf(game, seat),
  };
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
