import type { MatchOptions } from '../src/create.ts';
import { Game } from '../src/game.ts';
import { parsePosition } from '../src/notation/position-parser.ts';
import { stepText } from '../src/notation/steps.ts';
import { MOVER, OUT, STAGE, TURN, workersOn } from '../src/position.ts';
import { has } from '../src/squares.ts';
import { BUILD, kindOf, MOVE, stepA } from '../src/steps.ts';

/** Boards in our own notation: empty, and with three blocks on d5. */
export const FLAT = '00000/00000/00000/00000/00000';
export const TOWER = '00030/00000/00000/00000/00000';

/** A game that begins at a position in our own notation. */
export function gameAt(text: string): Game {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return Game.from(read.value);
}

export function newGame(options: MatchOptions): Game {
  const made = Game.create(options);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

export const legalTexts = (game: Game): string[] =>
  game.legalSteps().map((step) => stepText(game.match, game.position, step));

/** Plays steps written in one line, each of which has to be legal. */
export function playLine(start: Game, line: string): Game {
  let game = start;
  for (const text of line.split(/\s+/).filter(Boolean)) {
    const next = game.playText(text);
    if (!next.ok) throw new Error(`${text}: ${next.error.code}; legal: ${legalTexts(game).join(' ')}`);
    game = next.value;
  }
  return game;
}

/** Violated invariants: in a game in progress an uneliminated player or chance has a legal step, and only workers on the board act. */
export function faultsOf(game: Game): string[] {
  const { position: p, actor } = game;
  if (game.outcome) return game.legalSteps().length === 0 ? [] : ['steps after the end'];
  const steps = game.legalSteps();
  const idle = steps.filter((step) => [MOVE, BUILD].includes(kindOf(step)) && !has(workersOn(p), stepA(step)));
  return [
    ...(steps.length === 0 ? ['no legal step'] : []),
    ...(actor !== undefined && has(p[OUT], actor) ? [`${actor} is out and to act`] : []),
    ...(p[STAGE] === TURN && p[MOVER] & ~workersOn(p) ? ['the worker that moved is gone'] : []),
    ...idle.map((step) => `nobody there: ${stepText(game.match, p, step)}`),
  ];
}
