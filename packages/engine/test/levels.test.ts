import { type Game, Referee, seededRandom, WinTest } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { FULL_STRENGTH, LEVELS, type Level, LOWEST_LEVEL, questionOf, readLevel, think } from '../src/index.ts';
import { computer, countedClock, gameAt, newGame, type Player, playGame, playSteps, randomPlayer } from './table.ts';

/** Games won by the first of two players, who take turns in beginning. */
function wins(one: Player, other: Player, games: number): number {
  const random = seededRandom(games);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    if (playGame(newGame({ players: 2 }), players, random).outcome?.winner === seat) won++;
  }
  return won;
}

const level = (name: Level): Player => computer(name, 100, countedClock);

describe('levels', () => {
  test.each(LEVELS)('%s beats a random player', (name) => {
    expect(wins(level(name), randomPlayer(seededRandom(1)), 8)).toBeGreaterThanOrEqual(7);
  });

  test('full strength beats the gentlest clearly', () => {
    expect(wins(level(FULL_STRENGTH), level(LOWEST_LEVEL), 10)).toBeGreaterThanOrEqual(9);
  });
});

/** Nodes; full strength has no limit of its own. */
const NODES = 3_000;

/** The share of many answers of a level, each with another seed and taste, that does what is asked for. */
function share(game: Game, name: Level, isTrue: (after: Game) => boolean, answers = 20): number {
  let count = 0;
  for (let seed = 0; seed < answers; seed++) {
    const seat = game.actor as number;
    const question = questionOf(game, seat, { level: name, seed: seed * 7919, budget: Number.POSITIVE_INFINITY });
    const thought = think({ ...question, biasSeed: seed, nodes: NODES });
    if (thought.ok && isTrue(playSteps(game, seat, thought.value.steps))) count++;
  }
  return count / answers;
}

const isWon = ({ outcome }: Game): boolean => outcome?.winner === 0;
const isSafe = (after: Game): boolean => !new WinTest(new Referee(after.match)).canWin(after.position);

/** A worker on the second level beside an open third one; to move: who can use it, and who has to stop it. */
const WIN_AT_HAND = [
  '00000/02300/00000/00000/00000 A none:fb4,me5 none:fe1,ma5',
  '00000/00000/00231/00000/00000 A none:fc3,ma1 none:fe1,mb1',
  '10000/21000/32000/00000/00000 A none:fb3,me5 none:fe1,md1',
].map(gameAt);
const THREAT = [
  '00000/02300/00000/00000/00000 A none:fc3,me5 none:fb4,ma5',
  '00000/00000/00231/01000/00000 A none:fd4,ma1 none:fc3,mb1',
  '10000/21000/32000/00000/00000 A none:fb4,me5 none:fb3,md1',
].map(gameAt);
/** There is no threat yet, but building a third level beside the opponent's high worker would make one. */
const TEMPTING = ['00000/02200/00000/01000/00000 A none:fc3,me4 none:fb4,ma5'].map(gameAt);

describe('no level plays absurdly', () => {
  test.each(LEVELS.slice(1))('%s always wins if it can', (name) => {
    for (const game of WIN_AT_HAND) expect(share(game, name, isWon)).toBe(1);
  });

  test('the gentlest mostly does', () => {
    for (const game of WIN_AT_HAND) expect(share(game, LOWEST_LEVEL, isWon)).toBeGreaterThan(0.6);
  });

  test.each(LEVELS.slice(2))('%s always stops a win that it can stop, and hands none over', (name) => {
    for (const game of [...THREAT, ...TEMPTING]) expect(share(game, name, isSafe)).toBe(1);
  });

  test('the lowest two often do, and not always', () => {
    const often = (name: Level): number => share(THREAT[0] as Game, name, isSafe, 60);
    expect(often(1)).toBeGreaterThan(0.35);
    expect(often(1)).toBeLessThan(often(2));
    expect(often(2)).toBeGreaterThan(0.75);
    expect(often(2)).toBeLessThan(1);
  });
});

describe('levels below full strength', () => {
  test.each(LEVELS.slice(0, -1))('%s ends by itself, at once, and always the same way', (name) => {
    const game = newGame({ players: 2, powers: ['artemis', 'demeter'] });
    const random = seededRandom(2);
    const begun = playGame(game, [randomPlayer(random), randomPlayer(random)], random, 12);
    const ask = () => think({ ...questionOf(begun, begun.actor as number, { level: name, seed: 5 }), budget: 1e9 });
    const [first, second] = [ask(), ask()];
    expect(first.ok && second.ok && first.value).toEqual(second.ok && second.value);
    expect(first.ok && first.value.nodes).toBeLessThan(30_000);
  });

  test('judge a game in one way: only its beginning decides how', () => {
    const tasteOf = (steps: string): number | undefined => {
      let game = newGame({ players: 2 });
      for (const step of steps.split(' ')) {
        const next = game.playText(step);
        if (next.ok) game = next.value;
      }
      return questionOf(game, game.actor as number).biasSeed;
    };
    const placed = '@b2 @d2 @b4 @d4';
    expect(tasteOf(placed)).toBe(tasteOf(`${placed} b2-b3 +b2 b4-a4 +b4`));
    expect(tasteOf(placed)).not.toBe(tasteOf('@b2 @d2 @b4 @e4'));
  });
});

describe('a level that was written down', () => {
  test.each([
    [5, 5],
    ['5', 5],
    [' 8 ', 8],
    ['novice', 1],
    ['easy', 3],
    ['medium', 5],
    ['Hard', 8],
  ])('%s is read as %s', (written, expected) => {
    expect(readLevel(written)).toBe(expected);
  });

  test.each([0, 9, 1.5, '0', '', 'constructor', 'god', null, undefined, {}])('%s is none', (written) => {
    expect(readLevel(written)).toBeUndefined();
  });
});
