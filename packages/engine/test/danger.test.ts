import {
  ahead,
  type Game,
  hashOf,
  NONE,
  POWER_LIST,
  type Position,
  positionText,
  type Random,
  Referee,
  seededRandom,
  squaresOf,
  TurnWalker,
  WinTest,
} from '@oia/rules';
import { ACTIVE, copyOf, DOMES, H1, H2, H3, newPosition, STAGE, START, WORKERS } from '@oia/rules/layout';
import { expect, test } from 'vitest';
import { gameWith } from '../../rules/test/fuzz/matchups.ts';
import { Danger } from '../src/search/danger.ts';
import { Threats } from '../src/search/threats.ts';
import { randomGame } from './random-play.ts';

/** A position of this game in which a worker of the next player stands on level 2 beside a free square of level 3. */
function threatenedAt({ match, position }: Game, random: Random): Position | undefined {
  const p = copyOf(position);
  if (p[STAGE] !== START || match.sides !== 2) return undefined;
  const foes = squaresOf(p[WORKERS + 1 - match.sideOf(p[ACTIVE] as number)] as number);
  const from = foes[Math.floor(random() * foes.length)];
  if (from === undefined) return undefined;
  const taken = (p[WORKERS] as number) | (p[WORKERS + 1] as number) | (p[DOMES] as number);
  const near = [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => ahead(from, direction));
  const free = near.filter((square) => square !== NONE && !((taken >> square) & 1));
  const to = free[Math.floor(random() * free.length)];
  if (to === undefined || (p[H3] as number) & (1 << from)) return undefined;
  for (const level of [H1, H2]) p[level] = (p[level] as number) | (1 << from) | (1 << to);
  p[H3] = (p[H3] as number) | (1 << to);
  return p;
}

/** Results of all turns by their hash, and those that the danger leaves out. */
function compare({ match }: Game, p: Position): number {
  const referee = new Referee(match);
  const winTest = new WinTest(referee);
  const danger = new Danger(winTest);
  const passed = newPosition();
  if (!new Threats(match, false).pass(p, passed)) return 0;
  danger.read(p, passed);
  if (danger.squares === 0) return 0;
  const listed = new Set<number>();
  let left = 0;
  const results: Position[] = [];
  new TurnWalker(referee).walk(p, (result) => results.push(copyOf(result)));
  for (const result of results) {
    if (!danger.isLeftBy(result)) listed.add(hashOf(result));
    else {
      left++;
      const text = `${positionText({ match, position: p })} then ${positionText({ match, position: result })}`;
      expect(winTest.canWin(result), text).toBe(true);
    }
  }
  const touching = new Set<number>();
  new TurnWalker(referee).walk(
    p,
    (result) => {
      if (!danger.isLeftBy(result)) touching.add(hashOf(result));
    },
    danger.squares,
  );
  expect(touching, positionText({ match, position: p })).toEqual(listed);
  return left;
}

test('turns that are left out lose at once, and no others are left out', () => {
  let left = 0;
  for (const power of POWER_LIST) {
    const random = seededRandom(power.number);
    for (let i = 0; i < 12; i++) {
      const game = randomGame(gameWith(power, random), random);
      const p = game && threatenedAt(game, random);
      if (game && p) left += compare(game, p);
    }
  }
  expect(left).toBeGreaterThan(1_000);
});
