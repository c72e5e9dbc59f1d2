import { describe, expect, it } from 'vitest';
import { type MatchPosition, parsePosition, positionText, readPosition } from '../../src/notation/index.ts';
import { samePosition } from '../../src/position.ts';
import { seededRandom } from '../../src/random.ts';
import { viewOf } from '../../src/views.ts';
import { positionsOf, randomGame } from './games.ts';

function comesBack(placed: MatchPosition): boolean {
  const text = positionText(placed);
  const read = parsePosition(text);
  return read.ok && samePosition(read.value.position, placed.position) && positionText(read.value) === text;
}

describe('a position in our notation', () => {
  it('comes back as it was, from any moment of any game', () => {
    const lost: string[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      lost.push(
        ...positionsOf(randomGame(seededRandom(seed), 80))
          .filter((placed) => !comesBack(placed))
          .map(positionText),
      );
    }
    expect(lost).toEqual([]);
  });

  it.each([
    { players: 2, powers: ['hecate', 'gaea'] },
    { players: 2, powers: ['tartarus', 'apollo'] },
    { players: 3, powers: ['moerae', 'pan', 'minotaur'] },
  ] as const)('comes back as each viewer sees it: $powers', (options) => {
    for (const { match, position } of positionsOf(randomGame(seededRandom(1), 60, options))) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = { match, position: viewOf(match, position, viewer) };
        expect(comesBack(view), positionText(view)).toBe(true);
      }
    }
  });

  it.each([
    ['', 'empty', 0],
    ['00000/00000/00000/00000/0000 A none:fa1 none:fb2', 'badHeights', 0],
    ['00000/00000/00000/00000/00000 E none:fa1 none:fb2', 'badSide', 30],
    ['00000/00000/00000/00000/00000 A nobody:fa1 none:fb2', 'unknownPower', 32],
    ['00000/00000/00000/00000/00000 A none:fa1 none:fa6', 'badSquare', 46],
    ['00000/00000/00000/00000/00000 A none:fa1 none:fb2 wind=n', 'unknownOption', 50],
  ])('%j is refused', (text, code, at) => {
    expect(readPosition(text)).toMatchObject({ ok: false, error: { code, at } });
  });
});
