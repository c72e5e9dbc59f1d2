import { Game, type MatchOptions, pickOne, type Random, readPosition, type Step } from '@oia/rules';
import { type Clock, type Level, questionOf, type Thought, think } from '../src/index.ts';

export function newGame(options: MatchOptions): Game {
  const made = Game.create({ override: true, ...options });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

export function gameAt(text: string): Game {
  const read = readPosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return Game.from(read.value);
}

/** A clock that goes on by one at each look: what is thought depends on nothing else. */
export function countedClock(): Clock {
  let looks = 0;
  return () => looks++;
}

/** Plays one game's steps for a seat. */
export type Player = (game: Game, seat: number, seed: number) => readonly Step[];

export const computer =
  (level: Level, budget: number, clock?: () => Clock): Player =>
  (game, seat, seed) =>
    thoughtOf(game, seat, { level, budget, seed }, clock?.()).steps;

export const randomPlayer =
  (random: Random): Player =>
  (game) => [pickOne(random, game.legalSteps())];

export function thoughtOf(
  game: Game,
  seat: number,
  how: { readonly level?: Level; readonly budget?: number; readonly seed?: number } = {},
  clock?: Clock,
): Thought {
  const question = questionOf(game, seat, how);
  const thought = think(question, clock ? { clock } : {});
  if (!thought.ok) throw new Error(`${question.view}: ${JSON.stringify(thought.error)}`);
  return thought.value;
}

export function played(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`${JSON.stringify(next.error)} after ${game.moments.length} steps`);
  return next.value;
}

/** As an app plays: the first step has to be legal, the others are dropped where the game took another way. */
export function playSteps(start: Game, seat: number, steps: readonly Step[]): Game {
  let game = start;
  for (const [i, step] of steps.entries()) {
    if (i > 0 && (game.actor !== seat || !game.legalSteps().includes(step))) break;
    game = played(game, step);
  }
  return game;
}

/** A whole game, or its first `most` decisions. Chance takes what the random source says. */
export function playGame(start: Game, players: readonly Player[], random: Random, most = 400): Game {
  let game = start;
  for (let turn = 0; turn < most && !game.outcome; turn++) {
    const { actor } = game;
    if (actor === undefined) game = played(game, pickOne(random, game.legalSteps()));
    else game = playSteps(game, actor, (players[actor] as Player)(game, actor, Math.floor(random() * 1e9)));
  }
  return game;
}
