import { describe, expect, it } from 'vitest';
import type { MatchOptions } from '../src/create.ts';
import { Game } from '../src/game.ts';
import { readPosition } from '../src/notation/older.ts';
import { pickOne, type Random, seededRandom } from '../src/random.ts';
import { Referee } from '../src/referee.ts';
import { isOver } from '../src/result.ts';
import { WinTest } from '../src/win-test.ts';
import { composedPosition } from './fuzz/composed.ts';
import { composedGame, eachPair, pairGame } from './fuzz/matchups.ts';
import { checkWin } from './fuzz/win-check.ts';

const STEPS = 5;

/** Checks a made-up position and some that follow; counts those that were compared, and the wins among them. */
function checkGame(options: MatchOptions, random: Random, tally: { compared: number; won: number }): void {
  let game = Game.from(composedPosition(options, random));
  for (let i = 0; i < STEPS && !isOver(game.position); i++) {
    const isWon = checkWin(game.referee, game.position);
    tally.compared += isWon === undefined ? 0 : 1;
    tally.won += isWon ? 1 : 0;
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
}

const canWin = (text: string): boolean => {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return new WinTest(new Referee(read.value.match)).canWin(read.value.position);
};

describe('the win test says what a walk through all turns says', () => {
  it('all pairs', () => {
    const random = seededRandom(7);
    const tally = { compared: 0, won: 0 };
    for (const pair of eachPair()) checkGame(pairGame(pair, random), random, tally);
    expect(tally.compared).toBeGreaterThan(5000);
    expect(tally.won).toBeGreaterThan(250);
  });

  it('three players, teams and the Golden Fleece', () => {
    const random = seededRandom(8);
    const tally = { compared: 0, won: 0 };
    for (let i = 0; i < 750; i++) checkGame(composedGame(random), random, tally);
    expect(tally.compared).toBeGreaterThan(2000);
    expect(tally.won).toBeGreaterThan(100);
  });
});

describe('what wins', () => {
  it.each([
    ['a climb', '00000/00000/00230/00000/00000 A none:fc3,ma1 none:fe5,me1', true],
    ['no climb from the first level', '00000/00000/00130/00000/00000 A none:fc3,ma1 none:fe5,me1', false],
    ['no climb onto a dome', '00000/00000/002c0/00000/00000 A none:fc3,ma1 none:fe5,me1', false],
    ['two steps of Artemis', '00000/00000/01230/00000/00000 A artemis:fb3,ma1 none:fe5,me1', true],
    ['a fall of Pan', '00000/00000/00200/00000/00000 A pan:fc3,ma1 none:fe5,me1', true],
    ['no climb that Athena forbids', '00000/00000/00230/00000/00000 A none:fc3,ma1 athena:fe5,me1 climbed=B', false],
    ['a piece of Achilles, then a climb', '00000/00000/00220/00000/00000 A achilles:fc3,ma1 none:fe5,me1', true],
  ])('%s', (_, text, isWon) => expect(canWin(text)).toBe(isWon));
});
