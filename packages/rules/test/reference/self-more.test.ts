// The second half of self.test.ts: Siren to the heroes (D42 .. D53).

import { describe, expect, it } from 'vitest';
import type { SeatText } from './setup.ts';
import { pieces, play, sq } from './setup.ts';

const BOXED = 'a2=0D b1=0D b2=0D'; // around a1

describe('siren', () => {
  const A: SeatText = { power: 'siren', at: 'a1', state: { song: 2 } };
  const silent = (p: Parameters<typeof pieces>[0]): boolean => pieces(p) === 0;

  it('D42.1 one after another', () => {
    const sung = play({ A, B: { at: 'b3 c3' } }).only({ A: 'a1', where: silent });
    const places = sung.map((p) =>
      p.seats[1].workers
        .map((w) => `${w.sex}${w.square}`)
        .sort()
        .join(),
    );
    expect(places.sort()).toEqual([`f${sq('b3')},m${sq('d3')}`, `f${sq('c3')},m${sq('d3')}`].sort());
  });

  it('D42.2 blocked', () => {
    expect(play({ board: 'd3=1D', A, B: { at: 'c3' } }).every({ B: 'c3' })).toBe(true);
  });

  it('D42.3 up to level 3 without a win, and no build', () => {
    const outcome = play({ board: 'd3=3', A, B: { at: 'c3' } });
    expect(outcome.some({ B: 'd3', winner: 'nobody', where: (p) => pieces(p) === 3 })).toBe(true);
    expect(outcome.some({ B: 'd3', where: (p) => pieces(p) !== 3 })).toBe(false);
  });

  it('D42.4 the song saves', () => {
    const outcome = play({ board: BOXED, A, B: { at: 'c3' } });
    expect(outcome.lost).toBe(false);
    expect(outcome.every({ A: 'a1', B: 'd3' })).toBe(true);
  });

  it('D42.5 not while persephone can have a climb', () => {
    const outcome = play({ board: 'a2=1', A, B: { power: 'persephone', at: 'c3' } });
    expect(outcome.every({ A: 'a2', B: 'c3' })).toBe(true);
  });
});

describe('tartarus', () => {
  const abyss = { abyss: sq('c3') };
  const A = (at: string): SeatText => ({ power: 'tartarus', at, state: abyss });

  it('D43.1 the opponent loses', () => {
    expect(play({ A: A('a5'), B: { at: 'b2' }, toMove: 'B' }).some({ B: 'c3', winner: 'A' })).toBe(true);
  });

  it('D43.2 so does the owner', () => {
    expect(play({ A: A('b2'), B: { at: 'e5' } }).some({ A: 'c3', winner: 'B' })).toBe(true);
  });

  it('D43.3 instead of winning', () => {
    const outcome = play({ board: 'c2=2 c3=3', A: A('a5'), B: { at: 'c2' }, toMove: 'B' });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
    expect(outcome.some({ winner: 'B' })).toBe(false);
  });

  it('D43.4 pushed in: the owner of the worker loses', () => {
    const outcome = play({ A: A('c2'), B: { power: 'minotaur', at: 'c1' }, toMove: 'B' });
    expect(outcome.some({ A: 'c3', B: 'c2', winner: 'B' })).toBe(true);
  });

  it('D43.5 passing through counts', () => {
    const outcome = play({ A: A('a5'), B: { power: 'artemis', at: 'b2' }, toMove: 'B' });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
    expect(outcome.reaches('B', 'd4')).toBe(false);
  });

  it('D43.6 harmless under a dome', () => {
    expect(play({ board: 'c3=3D', A: A('a5'), B: { at: 'b2' }, toMove: 'B' }).every({ winner: 'nobody' })).toBe(true);
  });

  it('43.14 the only step must be taken', () => {
    const outcome = play({
      board: 'a2=0D b1=0D',
      A: { power: 'tartarus', at: 'e5', state: { abyss: sq('b2') } },
      B: { at: 'a1' },
      toMove: 'B',
    });
    expect(outcome.lost).toBe(false);
    expect(outcome.every({ B: 'b2', winner: 'A' })).toBe(true);
  });
});

describe('terpsichore', () => {
  it('D44.1 all move, all build', () => {
    const outcome = play({ A: { power: 'terpsichore', at: 'a1 e5' } });
    expect(outcome.every({ where: (p) => pieces(p) === 2 })).toBe(true);
    expect(outcome.reaches('A', 'a1')).toBe(false);
  });

  it('D44.2 the first makes room for the second', () => {
    const outcome = play({ board: 'a2=0D b2=0D', A: { power: 'terpsichore', at: 'a1 b1' } });
    expect(outcome.some({ A: 'b1 c1' })).toBe(true);
    expect(
      outcome.every({ where: (p) => p.seats[0].workers.some((w) => w.sex === 'f' && w.square === sq('b1')) }),
    ).toBe(true);
  });

  it('D44.3 a win needs no one else', () => {
    const outcome = play({ board: `${BOXED} c3=2 c4=3`, A: { power: 'terpsichore', at: 'c3 a1' } });
    expect(outcome.every({ A: 'c4 a1', winner: 'A' })).toBe(true);
  });

  it('D44.4 an immobile worker loses', () => {
    expect(play({ board: BOXED, A: { power: 'terpsichore', at: 'c3 a1' } }).lost).toBe(true);
  });
});

describe('adonis', () => {
  const marking = (A: string, B: string, mark: string, board = '') =>
    play({ board, A: { power: 'adonis', at: A, state: { used: true, mark: sq(mark) } }, B: { at: B }, toMove: 'B' });

  it('D47.1 the marked worker must come', () => {
    const outcome = marking('c3 a5', 'b1 e5', 'b1');
    expect(outcome.some({ B: 'b2 e5' })).toBe(true);
    expect(outcome.every({ where: (p) => p.seats[1].workers.some((w) => w.square === sq('e5')) })).toBe(true);
    expect(outcome.every({ where: (p) => p.seats[0].state.mark === undefined })).toBe(true);
  });

  it('D47.2 even instead of winning', () => {
    expect(marking('c3 a5', 'b1 e5', 'b1', 'e5=2 e4=3').some({ winner: 'B' })).toBe(false);
  });

  it('D47.3 not if impossible', () => {
    const outcome = marking('a5 b5', 'e1 e4', 'e1');
    expect(outcome.reaches('B', 'd1')).toBe(true);
    expect(outcome.reaches('B', 'e5')).toBe(true);
  });

  it('D47.4 a marked worker may stay', () => {
    expect(marking('c3 a5', 'b2 e5', 'b2').some({ B: 'b2 e4' })).toBe(true);
  });

  it('marks any opposing worker once', () => {
    const outcome = play({ A: { power: 'adonis', at: 'a1' }, B: { at: 'e5 c3' } });
    const marks = new Set(
      outcome.results.map((p) => `${p.seats[0].state.used ?? false} ${p.seats[0].state.mark ?? '-'}`),
    );
    expect([...marks].sort()).toEqual(['false -', `true ${sq('c3')}`, `true ${sq('e5')}`].sort());
  });
});

describe('atalanta', () => {
  const A: SeatText = { power: 'atalanta', at: 'c3' };

  it('D48.1 walks up and wins', () => {
    expect(play({ board: 'c4=1 c5=2 d5=3', A }).some({ A: 'd5', winner: 'A' })).toBe(true);
  });

  it('D48.2 may return, spent', () => {
    const back = play({ A }).only({ A: 'c3' });
    expect(back.length).toBe(8);
    expect(back.every((p) => p.seats[0].state.used === true)).toBe(true);
  });

  it('D48.3 one move: unspent', () => {
    expect(play({ A }).some({ A: 'c4', where: (p) => p.seats[0].state.used !== true })).toBe(true);
    expect(play({ A: { ...A, state: { used: true } } }).reaches('A', 'c5')).toBe(false);
  });
});

describe('heracles', () => {
  const open = ['a1', 'c3', 'e5', 'a5', 'b2', 'd4', 'c2'];
  const names = ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  const walls = names.filter((name) => !open.includes(name)).map((name) => `${name}=0D`);
  const outcome = play({ board: walls.join(' '), A: { power: 'heracles', at: 'c2 d4' } });

  it('D50.1 domes around both workers', () => {
    expect(outcome.some({ A: 'b2 d4', board: 'c2=1 a1=0D c3=0D e5=0D a5=0' })).toBe(true);
    expect(outcome.some({ board: 'a5=0D' })).toBe(false);
    expect(outcome.some({ A: 'b2 d4', board: 'c2=1D' })).toBe(true);
  });

  it('D50.2 none: unspent', () => {
    const { length } = walls;
    expect(
      outcome.every({ where: (p) => (p.seats[0].state.used ?? false) === p.domes.filter(Boolean).length > length }),
    ).toBe(true);
  });

  it('D50.3 never without the normal build', () => {
    expect(outcome.every({ where: (p) => p.heights.reduce((a, b) => a + b) === 1 })).toBe(true);
  });
});

describe('medea', () => {
  const A: SeatText = { power: 'medea', at: 'c3 a3' };

  it('D52.1 any workers beside the unmoved one', () => {
    const outcome = play({ board: 'c4=2 b3=1', A, B: { at: 'c4 e5' } });
    expect(outcome.some({ A: 'c3 b3', board: 'c4=1 b3=0 a3=1' })).toBe(true);
    expect(outcome.some({ A: 'c3 b3', board: 'c4=1 b3=1 a3=1' })).toBe(true);
    expect(outcome.some({ A: 'c3 b3', board: 'c4=2 b3=0 a3=1' })).toBe(true);
  });

  it('D52.2 not far away', () => {
    expect(play({ board: 'e5=2', A, B: { at: 'e5' } }).every({ board: 'e5=2' })).toBe(true);
  });

  it('D52.3 not on the ground', () => {
    expect(play({ A, B: { at: 'c4' } }).every({ where: (p) => p.seats[0].state.used !== true })).toBe(true);
  });
});

describe('odysseus', () => {
  const A: SeatText = { power: 'odysseus', at: 'c3' };

  it('D53.1 sends neighbours to corners, then plays', () => {
    const outcome = play({ A, B: { at: 'c4 b2' } });
    const sent = outcome.only({ B: 'e5 a1' });
    expect(sent.some((p) => p.seats[1].workers.some((w) => w.sex === 'f' && w.square === sq('e5')))).toBe(true);
    expect(sent.every((p) => p.seats[0].state.used === true && pieces(p) === 1)).toBe(true);
    expect(outcome.some({ B: 'c4 b2', where: (p) => p.seats[0].state.used !== true })).toBe(true);
  });

  it('D53.2 not to a domed corner', () => {
    const outcome = play({ board: 'e1=2D', A, B: { at: 'c4 b2' } });
    expect(outcome.reaches('B', 'e1')).toBe(false);
    expect(outcome.reaches('B', 'a5')).toBe(true);
  });

  it('D53.3 only workers beside his own', () => {
    expect(play({ A, B: { at: 'e5' } }).every({ B: 'e5' })).toBe(true);
  });

  it('is lost only if not even the power helps', () => {
    const boxed = { board: 'a2=0D b1=0D', A: { ...A, at: 'a1' }, B: { at: 'b2' } };
    expect(play(boxed).every({ A: 'b2', where: (p) => p.seats[0].state.used === true })).toBe(true);
    expect(play({ ...boxed, A: { ...A, at: 'a1', state: { used: true } } }).lost).toBe(true);
  });
});
