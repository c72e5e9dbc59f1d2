import { describe, expect, test } from 'vitest';
import { openPuzzle, type PuzzleText, packPuzzle, unpackPuzzle } from '../../src/puzzles/index.ts';

const PUZZLES: readonly PuzzleText[] = [
  {
    kind: 'win2',
    rating: 1450,
    position: '12200/14200/00120/10220/00000 A none:fd3,mc4 none:fa5,mc2',
    key: 'c4-b5 +c5',
  },
  {
    kind: 'hold2',
    rating: 2990,
    position: '00210/a10b0/20030/00220/00a10 B atlas:fc2,mc3 hephaestus:fd5,mb3',
    key: 'd5-e4 +d3^',
  },
  {
    kind: 'win1',
    rating: 640,
    position: '00000/20020/20030/01221/00000 B hephaestus:fb1,me2 artemis:fa4,mb2',
    key: 'b2-c2 c2-d3',
  },
  {
    kind: 'win3',
    rating: 0,
    position:
      '00012/00022/00010/11000/01200 A clio[left=0;coins=d1.c2.d2]:fc2,mb1 jason[used=1]:fc4,md4,ne3 climbed=AB',
    key: 'c2-d2 +c1',
  },
];

describe('a line of the file', () => {
  test.each(PUZZLES)('$position', (puzzle) => {
    const line = packPuzzle(puzzle);
    expect(unpackPuzzle(line)).toEqual({ ok: true, value: puzzle });
    expect(line.length).toBeLessThan(puzzle.position.length);
  });

  test.each(['', 'AAB', '!!', 'AAz__AAAAAAAAAAAAAab.cd|abc', '__BAAAAAAAAAAAAAAaB.cD|abc', '\u0000'])(
    '%j is refused',
    (line) => {
      expect(unpackPuzzle(line).ok).toBe(false);
    },
  );

  test('every line cut short is refused or is another puzzle, never an error', () => {
    for (const line of PUZZLES.map(packPuzzle)) {
      for (let length = 0; length < line.length; length++) {
        const read = unpackPuzzle(line.slice(0, length));
        if (read.ok) openPuzzle(read.value);
      }
    }
  });
});

describe('opening a puzzle', () => {
  const [first] = PUZZLES as [PuzzleText];

  test('plays its key', () => {
    const opened = openPuzzle(first);
    expect(opened.ok && opened.value.solved).not.toEqual(opened.ok && opened.value.start);
  });

  test.each([
    ['a position that cannot be', { ...first, position: '12200/14200 A none:fd3 none:fa5' }],
    ['a key that is not legal', { ...first, key: 'c4-a1 +c5' }],
    ['a key that is no whole turn', { ...first, key: 'c4-b5' }],
    [
      'secrets, about which nothing can be proved',
      { ...first, position: '00000/00000/00000/00000/00000 A hecate:? none:fa5,mc2' },
    ],
  ])('%s is refused', (_, text) => expect(openPuzzle(text).ok).toBe(false));
});
