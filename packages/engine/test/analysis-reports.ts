import { type Game, seededRandom } from '@oia/rules';
import { STAGE, START, samePosition } from '@oia/rules/layout';
import { Analysis } from '../src/analysis/analysis.ts';
import { readRequest } from '../src/analysis/request-reader.ts';
import { HandMadeEvaluator } from '../src/evaluation/evaluator.ts';
import type { AnalysisRequest, Line, Report } from '../src/index.ts';
import { Transpositions } from '../src/search/transpositions.ts';
import { countedClock, newGame, played, playGame, randomPlayer } from './table.ts';

/** The report at this depth, or the last one before; the clock counts, so the machine's speed does not matter. */
export function reportOf(request: AnalysisRequest, depth: number): Report {
  const subject = readRequest(request);
  if (!subject.ok) throw new Error(JSON.stringify(subject.error));
  const evaluator = new HandMadeEvaluator(subject.value.match);
  const parts = { evaluator, table: new Transpositions(14), clock: countedClock() };
  const analysis = Analysis.of(subject.value, parts);
  if (!analysis.ok) throw new Error(JSON.stringify(analysis.error));
  while (!analysis.value.isDone && (analysis.value.report?.depth ?? 0) < depth) analysis.value.work(200);
  return analysis.value.report as Report;
}

/** Plays a line with everything that is expected after it; throws where a step is not legal. */
export const playLine = (game: Game, { steps, variation }: Line): Game =>
  [...steps, ...variation.flat()].reduce((now, step) => played(now, step), game);

/** Some turns into a game, at the start of a turn. */
export function gameUnderWay(powers: readonly string[], seed: number, fleece?: string): Game {
  const random = seededRandom(seed);
  const players = powers.map(() => randomPlayer(random));
  const options = fleece === undefined ? { powers } : { fleece };
  let game = newGame({ players: powers.length as 2 | 3 | 4, ...options });
  while (!game.outcome && game.position[STAGE] !== START) game = playGame(game, players, random, 1);
  game = playGame(game, players, random, 12);
  while (!game.outcome && game.position[STAGE] !== START) game = playGame(game, players, random, 1);
  return game;
}

/** Does the acting seat see everything? Otherwise a hidden worker may end its turn, and what follows is not known to it. */
const seesAll = (game: Game, seat: number): boolean => samePosition(game.view(seat), game.position);

/** Plays a line as far as the seat that asked can know it: all of it, or the own turn up to a worker it did not see. */
export function playKnownPart(start: Game, line: Line): void {
  if (seesAll(start, start.actor ?? 0)) return void playLine(start, line);
  let game = start;
  for (const step of line.steps) {
    game = played(game, step);
    if (game.moments.at(-1)?.cut !== undefined) return;
  }
}
