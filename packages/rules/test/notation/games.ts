import { createMatch, type MatchOptions } from '../../src/create.ts';
import { Game } from '../../src/game.ts';
import type { MatchPosition } from '../../src/notation/position.ts';
import { POWER_LIST } from '../../src/power-list.ts';
import { pickOne, type Random, shuffled } from '../../src/random.ts';
import { SEAT_LETTERS } from '../../src/squares.ts';
import type { Step } from '../../src/steps.ts';

const chance = (random: Random, share: number): boolean => random() < share;

/** Any game that can be agreed on: two, three or four players, a Ram now and then, banned pairs too. */
export function randomOptions(random: Random): MatchOptions {
  const players = pickOne(random, [2, 2, 2, 3, 4] as const);
  const common = {
    players,
    start: Math.floor(random() * players),
    repetition: chance(random, 0.3),
    house: chance(random, 0.2) ? { biaPerimeter: true, limusAnyDome: true } : {},
  };
  if (players === 2 && chance(random, 0.2)) {
    return {
      ...common,
      fleece: pickOne(
        random,
        POWER_LIST.filter(({ fleece }) => fleece),
      ).id,
    };
  }
  for (;;) {
    const able = shuffled(
      random,
      POWER_LIST.filter((power) => power.players.includes(players)),
    );
    const powers = able.slice(0, players).map(({ id }) => (players === 2 && chance(random, 0.1) ? 'none' : id));
    const options = { ...common, powers, override: chance(random, 0.7) };
    if (createMatch(options).ok) return options;
  }
}

export function created(options: MatchOptions): Game {
  const game = Game.create(options);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** Random builds and moves that bring workers together, without stepping through long lists of offers. */
export function played(random: Random, start: Game, most: number): Game {
  let game = start;
  for (let i = 0; i < most && !game.outcome; i++) {
    const step = pickOne(random, game.legalSteps()) as Step | undefined;
    if (step === undefined) throw new Error('no legal step');
    const next = game.play(step);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    game = next.value;
  }
  return game;
}

export const randomGame = (random: Random, most: number, options = randomOptions(random)): Game =>
  played(random, created(options), most);

/** Ends a game that is on in one of the ways that come from outside. */
export function broken(random: Random, game: Game): Game {
  if (game.outcome || chance(random, 0.5)) return game;
  const seat = SEAT_LETTERS[Math.floor(random() * game.match.players)];
  const text = pickOne(random, [`resign:${seat}`, `timeout:${seat}`, 'draw-agreed', 'abandoned']);
  const next = game.playText(text);
  return next.ok ? next.value : game;
}

export const positionsOf = (game: Game): MatchPosition[] =>
  [game.first, ...game.moments.map(({ after }) => after)].map((position) => ({ match: game.match, position }));

export function valueIn<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
