import { describe, expect, it } from 'vitest';
import { Game } from '../src/game.ts';
import { parsePosition } from '../src/notation/position-parser.ts';
import { VEIL, WORKERS } from '../src/position.ts';
import { parseSquare } from '../src/squares.ts';

const at = (name: string): number => parseSquare(name) as number;

describe('Z23 hidden workers that leave the game are shown to all', () => {
  const read = parsePosition('00000/00000/00000/00000/00000 A pan:fa1,ma2 hecate:fc3,md4 hera:fe1,me2');
  if (!read.ok) throw new Error(read.error.code);
  const game = Game.from(read.value);

  it('when Hecate resigns, with three players', () => {
    const next = game.playText('resign:B');
    if (!next.ok) throw new Error(next.error.code);
    expect(next.value.moments.at(-1)?.events).toContainEqual({
      kind: 'workersRevealed',
      side: 1,
      squares: [at('c3'), at('d4')],
    });
    expect(next.value.position[WORKERS + 1]).toBe(0);
  });

  it('and not before: an ordinary step reveals nothing', () => {
    const next = game.playText('a1-b1');
    if (!next.ok) throw new Error(next.error.code);
    expect(next.value.moments.at(-1)?.events.map(({ kind }) => kind)).toEqual(['moved']);
    expect(next.value.view(0)[VEIL]).toBe(2);
    expect(next.value.view(0)[WORKERS + 1]).toBe(0);
  });
});
