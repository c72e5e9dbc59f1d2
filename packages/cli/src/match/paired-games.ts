import { type Game, pickOne, positionText, type Random, type Step, stepText } from '@oia/rules';
import { EngineError, type EngineFailure, type EngineProcess } from './engine-process.ts';

/** How long a turn may take, as the protocol says it, and when silence counts as a failure. */
export interface Pace {
  readonly go: string;
  readonly patience: number;
}

/** One game between two engines. `score` is the first engine's: 1, a half, 0. */
export interface PlayedGame {
  readonly game: Game;
  /** The engine (0 or 1) that sits at seat 0. */
  readonly atFirstSeat: 0 | 1;
  readonly score: number;
  /** An engine that did not play a legal turn has lost. */
  readonly failure?: { readonly engine: 0 | 1; readonly kind: EngineFailure; readonly what: string };
}

/** Plays an opening twice with the seats swapped. */
export async function playPair(
  opening: Game,
  engines: readonly [EngineProcess, EngineProcess],
  pace: Pace,
  random: Random,
): Promise<[PlayedGame, PlayedGame]> {
  const first = await playGame(opening, engines, 0, pace, random);
  const second = await playGame(opening, engines, 1, pace, random);
  return [first, second];
}

async function playGame(
  opening: Game,
  engines: readonly [EngineProcess, EngineProcess],
  atFirstSeat: 0 | 1,
  pace: Pace,
  random: Random,
): Promise<PlayedGame> {
  for (const engine of engines) engine.newGame();
  let game = opening;
  while (!game.outcome) {
    const { actor } = game;
    if (actor === undefined) {
      game = played(game, pickOne(random, game.legalSteps()));
      continue;
    }
    const engine = (game.match.sideOf(actor) === 0 ? atFirstSeat : 1 - atFirstSeat) as 0 | 1;
    try {
      const words = await engines[engine].bestTurn(positionFor(game, opening, actor), pace.go, pace.patience);
      game = afterWords(game, words);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const failure = { engine, kind: error.failure, what: error.message };
      return { game, atFirstSeat, score: engine === 0 ? 0 : 1, failure };
    }
  }
  const { winner } = game.outcome;
  const score = winner === undefined ? 0.5 : (winner === 0) === (atFirstSeat === 0) ? 1 : 0;
  return { game, atFirstSeat, score };
}

function played(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`chance cannot play ${step}`);
  return next.value;
}

/** The opening and what was played since, so that repetitions are known; where there are secrets no more than the seat sees. */
function positionFor(game: Game, opening: Game, seat: number): string {
  const { match } = game;
  if (match.secrets) return positionText({ match, position: game.view(seat) });
  const text = positionText({ match, position: opening.position });
  const since = game.moments.slice(opening.moments.length).map(({ before, step }) => stepText(match, before, step));
  return since.length === 0 ? text : `${text} turns ${since.join(' ')}`;
}

/** All steps the engine decides; the rest is dropped where a secret has ended the turn. */
function afterWords(start: Game, words: readonly string[]): Game {
  let game = start;
  for (const [i, word] of words.entries()) {
    if (i > 0 && (game.actor !== start.actor || game.outcome || game.moments.at(-1)?.cut !== undefined)) break;
    const next = game.playText(word);
    if (!next.ok) throw new EngineError('illegal', `${word} in ${words.join(' ')} is not legal`);
    game = next.value;
  }
  if (game === start) throw new EngineError('illegal', 'no step');
  return game;
}
