import { type Game, pickOne, positionText, type Random, type Step, stepText } from '@oia/rules';
import type { EngineProcess } from '../engines/engine-process.ts';
import { EngineError, type EngineFailure } from '../engines/line-channel.ts';

/** The limit of a turn in the words of the protocol, and the timeout after which an engine has failed. */
export interface TimeControl {
  readonly go: string;
  readonly timeout: number;
}

/** The engine at each seat, 0 or 1. */
export type Seating = readonly (0 | 1)[];

/** One game between two engines. `score` is the first engine's: 1, a half, 0. */
export interface PlayedGame {
  readonly game: Game;
  readonly seating: Seating;
  readonly score: number;
  /** Set if an engine did not play a legal turn; it has lost then. */
  readonly failure?: { readonly engine: 0 | 1; readonly kind: EngineFailure; readonly what: string };
}

/** The settings of a pair of games. */
export interface PairOptions {
  readonly engines: readonly [EngineProcess, EngineProcess];
  readonly control: TimeControl;
  /** Of engines that mix their choices; the same in both games. */
  readonly seed: number;
}

/** Where the first engine sits in the first game: with three players alone against two, at each seat in turn. */
export const seatingOf = (players: number, pair: number): Seating =>
  Array.from({ length: players }, (_, seat) => (players === 3 ? (seat === pair % 3 ? 0 : 1) : ((seat & 1) as 0 | 1)));

const swapped = (seating: Seating): Seating => seating.map((engine) => (1 - engine) as 0 | 1);

/** Plays an opening twice with the seats swapped. */
export async function playPair(
  opening: Game,
  seating: Seating,
  options: PairOptions,
  random: Random,
): Promise<[PlayedGame, PlayedGame]> {
  const first = await playGame(opening, seating, options, random);
  const second = await playGame(opening, swapped(seating), options, random);
  return [first, second];
}

async function playGame(
  opening: Game,
  seating: Seating,
  { engines, control, seed }: PairOptions,
  random: Random,
): Promise<PlayedGame> {
  let game = opening;
  const lost = (engine: 0 | 1, error: unknown): PlayedGame => {
    if (!(error instanceof EngineError)) throw error;
    const failure = { engine, kind: error.failure, what: error.message };
    return { game, seating, score: engine === 0 ? 0 : 1, failure };
  };
  for (const engine of [0, 1] as const) {
    try {
      await engines[engine].newGame(seed);
    } catch (error) {
      return lost(engine, error);
    }
  }
  while (!game.outcome) {
    const { actor } = game;
    if (actor === undefined) {
      game = played(game, pickOne(random, game.legalSteps()));
      continue;
    }
    const engine = seating[actor] as 0 | 1;
    try {
      const words = await engines[engine].bestTurn(positionFor(game, opening, actor), control.go, control.timeout);
      game = afterWords(game, words);
    } catch (error) {
      return lost(engine, error);
    }
  }
  return { game, seating, score: scoreOf(game.outcome.winner, seating) };
}

/** A winner is a side; with four players its first seat has the same number. */
const scoreOf = (winner: number | undefined, seating: Seating): number =>
  winner === undefined ? 0.5 : 1 - (seating[winner] as number);

function played(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`chance cannot play ${step}`);
  return next.value;
}

/** The opening and the steps since, so that the engine knows repetitions; with secrets only the view of the seat. */
function positionFor(game: Game, opening: Game, seat: number): string {
  const { match } = game;
  if (match.secrets) return positionText({ match, position: game.view(seat) });
  const text = positionText({ match, position: opening.position });
  const since = game.moments.slice(opening.moments.length).map(({ before, step }) => stepText(match, before, step));
  return since.length === 0 ? text : `${text} turns ${since.join(' ')}`;
}

/** Plays the engine's steps; the rest is dropped if a secret has ended the turn. */
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
