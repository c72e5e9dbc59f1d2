import {
  actorOf,
  type Fault,
  type FaultCode,
  type Game,
  type Match,
  observationOf,
  type Position,
  positionText,
  type Result,
  readPosition,
  type Square,
  type Step,
  viewOf,
} from '@oia/rules';
import { VEIL } from '@oia/rules/layout';
import { at } from './evaluation.ts';
import { isLevel, LEVELS, type Level } from './levels.ts';

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

/** A question that was read and makes sense. */
export interface Asked {
  readonly question: Question;
  readonly match: Match;
  readonly view: Position;
  readonly side: number;
}

export const wrong = (
  code: FaultCode,
  at: string,
  expected?: string,
): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error: { code, at, ...(expected === undefined ? {} : { expected }) },
});

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

const isLimit = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 1);

/** Questions come through a wire: nothing in them is trusted. */
export function readQuestion(question: Question): Result<Asked> {
  const { view, seat, level, budget, nodes, depth, seed } = question;
  if (typeof view !== 'string') return wrong('empty', 'view', 'position');
  if (!isLevel(level)) return wrong('unknownOption', String(level), LEVELS.join(' '));
  if (typeof budget !== 'number' || !(budget >= 0)) return wrong('badNumber', String(budget), 'milliseconds');
  if (!isLimit(nodes)) return wrong('badNumber', String(nodes), 'nodes');
  if (!isLimit(depth)) return wrong('badNumber', String(depth), 'depth');
  if (!Number.isFinite(seed)) return wrong('badNumber', String(seed), 'seed');
  const placed = readPosition(view);
  if (!placed.ok) return placed;
  const { match, position } = placed.value;
  const actor = actorOf(match, position);
  if (actor === undefined || actor !== seat) return wrong('badSide', String(seat), String(actor ?? '-'));
  const side = match.sideOf(seat);
  const isBlind = ((at(position, VEIL) >> side) & 1) !== 0;
  if (isBlind) return wrong('badState', view, 'the view of the seat that acts');
  return { ok: true, value: { question, match, view: position, side } };
}
