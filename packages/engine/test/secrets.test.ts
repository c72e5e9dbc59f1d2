import { actorOf, type Game, type Position, positionText, seededRandom, viewOf, worldsOf } from '@oia/rules';
import { STAGE, START, samePosition, workersOn } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { type Question, questionOf, type Seen, think } from '../src/index.ts';
import { readQuestion } from '../src/question/question-reader.ts';
import { Timer } from '../src/question/timer.ts';
import { readSeatHistory, worldsFor } from '../src/secrets/knowledge.ts';
import { countedClock, newGame, playGame, randomPlayer, thoughtOf } from './table.ts';

/** A few turns into a game, with the seat to act that does not know everything. */
function openGame(powers: readonly string[], seed: number): Game {
  const random = seededRandom(seed);
  const players = powers.map(() => randomPlayer(random));
  let game = newGame({ players: powers.length as 2 | 3, powers });
  while (game.position[STAGE] !== START) game = playGame(game, players, random, 1);
  game = playGame(game, players, random, 8);
  while (!game.outcome && (game.position[STAGE] !== START || game.actor !== powers.length - 1))
    game = playGame(game, players, random, 1);
  return game;
}

const tables = [
  ['hecate', 'pan'],
  ['tartarus', 'artemis'],
  ['moerae', 'zeus'],
  ['hecate', 'moerae', 'pan'],
];

describe('hidden facts change no search', () => {
  test.each(tables.map((powers) => ({ names: powers.join(' '), powers })))('$names', ({ powers }) => {
    let compared = 0;
    for (let seed = 1; seed < 12 && compared < 3; seed++) {
      const game = openGame(powers, seed);
      const seat = game.actor;
      if (game.outcome || seat === undefined) continue;
      const { match } = game;
      const worlds = worldsOf(match, game.view(seat), seededRandom(seed), 40);
      const [one, other] = [worlds[0], worlds.at(-1)];
      if (!one || !other || actorOf(match, one) !== seat || samePosition(one, other)) continue;
      const thoughts = [one, other].map((position) => {
        const view = positionText({ match, position: viewOf(match, position, seat) });
        return think({ view, seat, level: 8, budget: 120, seed: 5, table: {} }, { clock: countedClock() });
      });
      expect(thoughts[0]?.ok).toBe(true);
      expect(thoughts[0]).toEqual(thoughts[1]);
      compared++;
    }
    expect(compared).toBe(3);
  });
});

test('no question holds the secret', () => {
  for (const powers of tables) {
    const game = openGame(powers, 3);
    const text = JSON.stringify(questionOf(game, powers.length - 1));
    if (powers.includes('tartarus')) expect(text).not.toMatch(/abyss=[a-e]/);
    if (powers.includes('moerae')) expect(text).not.toMatch(/fate=[a-e]/);
    if (powers.includes('hecate')) expect(text).not.toMatch(/hecate[^ ]*:f/);
  }
});

test('several worlds are thought about where something is hidden, one where nothing is', () => {
  const hidden = openGame(['hecate', 'pan'], 2);
  const question = { ...questionOf(hidden, 1, { budget: Number.POSITIVE_INFINITY }), nodes: 2_000, table: {} };
  expect(think(question)).toMatchObject({ ok: true, value: { worlds: 16 } });
  const open = openGame(['zeus', 'pan'], 2);
  expect(thoughtOf(open, 1, { budget: 50 }, countedClock()).worlds).toBe(1);
});

describe('a worker that was met', () => {
  // Pan walked into one of them: the turn was cut off, and then Hecate moved one of her two workers.
  const game = cutGame();
  const met = game.moments.findLast(({ cut }) => cut !== undefined)?.cut ?? 0;
  const share = (question: Question): number => {
    const worlds = worldsIn(question);
    const near = (world: Position): boolean => ((workersOn(world) >> met) & 1) !== 0;
    return worlds.filter(near).length / worlds.length;
  };

  test('is remembered', () => {
    const question = questionOf(game, 1, { budget: 20_000, seed: 2 });
    const forgetful = { ...question, table: {} };
    expect(share(question)).toBeGreaterThan(2 * share(forgetful));
  });
});

/** A game of Hecate in which her opponent met a worker, one turn later. */
function cutGame(): Game {
  const random = seededRandom(4);
  const players = [0, 1].map(() => randomPlayer(random));
  for (;;) {
    let game = playGame(newGame({ players: 2, powers: ['hecate', 'pan'] }), players, random, 8);
    while (!game.outcome && game.moments.at(-1)?.cut === undefined) game = playGame(game, players, random, 1);
    while (!game.outcome && game.actor !== 1) game = playGame(game, players, random, 1);
    if (!game.outcome) return game;
  }
}

function worldsIn(question: Question): Position[] {
  const asked = readQuestion(question);
  if (!asked.ok) throw new Error(asked.error.code);
  const memory = readSeatHistory(asked.value);
  if (!memory.ok) throw new Error(memory.error.code);
  return worldsFor(
    asked.value,
    memory.value,
    seededRandom(1),
    100,
    new Timer(countedClock(), { budget: question.budget }),
  );
}

test('a history that makes no sense is refused or does no harm', () => {
  const game = openGame(['hecate', 'pan'], 4);
  const question = questionOf(game, 1, { budget: 100 });
  const first = question.table.history?.first ?? '';
  const ask = (seen: unknown) =>
    think({ ...question, table: { history: { first, seen: seen as Seen[] } } }, { clock: countedClock() });
  expect(ask([null])).toMatchObject({ ok: false, error: { code: 'badStep' } });
  expect(ask([{ step: 1, view: 'nonsense' }])).toMatchObject({ ok: false, error: { code: 'badHeights' } });
  expect(ask('lately')).toMatchObject({ ok: false, error: { code: 'badState' } });
  const strange = question.table.history?.seen.map((seen, i) => ({ ...seen, step: seen.step ^ (i << 10) }));
  expect(ask(strange).ok).toBe(true);
});
