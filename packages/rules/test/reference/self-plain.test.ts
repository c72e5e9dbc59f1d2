// The base game and the plain powers against the appendix positions (D0 .. D13, D20 .. D26, D31, D38).

import { describe, expect, it } from 'vitest';
import type { Outcome } from './setup.ts';
import { pieces, play, sq } from './setup.ts';

const STUCK = 'a2=2 b1=2 b2=2 e4=2 d5=2 d4=2';
const alone = (power: string, board: string, at: string): Outcome => play({ board, A: { power, at }, B: { at: '' } });

describe('base', () => {
  it('D0.1 climbing to level 3 wins without a build', () => {
    expect(alone('none', 'c3=2 c4=3', 'c3').some({ A: 'c4', board: 'c3=2', winner: 'A' })).toBe(true);
  });

  it('D0.2 from level 3 to level 3 does not', () => {
    const outcome = alone('none', 'c3=3 c4=3', 'c3');
    expect(outcome.every({ winner: 'nobody', where: (p) => pieces(p) === 7 })).toBe(true);
    expect(outcome.reaches('A', 'c4')).toBe(true);
  });

  it('D0.3 no move, lost', () => {
    expect(alone('none', STUCK, 'a1 e5').lost).toBe(true);
  });

  it('counts the first turns of the empty board', () => {
    expect(play({ A: { at: 'c3' } }).results.length).toBe(8 * 8);
  });
});

describe('apollo', () => {
  it('D1.1 not two levels up', () => {
    expect(play({ board: 'c4=2', A: { power: 'apollo', at: 'c3' }, B: { at: 'c4' } }).reaches('A', 'c4')).toBe(false);
  });

  it('D1.2 wins by a swap', () => {
    const outcome = play({ board: 'c3=2 c4=3', A: { power: 'apollo', at: 'c3' }, B: { at: 'c4' } });
    expect(outcome.some({ A: 'c4', B: 'c3', winner: 'A' })).toBe(true);
  });

  it('D1.3 the space left is occupied', () => {
    const outcome = play({ A: { power: 'apollo', at: 'c3' }, B: { at: 'c4' } });
    expect(outcome.some({ A: 'c4', B: 'c3' })).toBe(true);
    expect(outcome.some({ A: 'c4', board: 'c3=1' })).toBe(false);
  });

  it('D1.4 a lifted victim has not won', () => {
    const outcome = play({ board: 'c3=3', A: { power: 'apollo', at: 'c3' }, B: { at: 'c4' } });
    expect(outcome.some({ A: 'c4', B: 'c3', winner: 'nobody' })).toBe(true);
  });
});

describe('artemis, athena, atlas, demeter, hephaestus', () => {
  it('D2.1, D2.2, D2.4', () => {
    expect(alone('artemis', 'c3=1 c4=2 c5=3', 'c3').some({ A: 'c5', winner: 'A' })).toBe(true);
    expect(alone('artemis', '', 'c3').reaches('A', 'c3')).toBe(false);
    expect(alone('artemis', '', 'c3').reaches('A', 'd3')).toBe(true);
    expect(alone('artemis', 'c3=1 c4=1 d4=3', 'c3').reaches('A', 'd4')).toBe(false);
  });

  it('D2.3 goes on after a win denied by hera', () => {
    const outcome = play({
      board: 'c4=2 c5=3 d4=3',
      A: { power: 'artemis', at: 'c4' },
      B: { power: 'hera', at: 'a1' },
    });
    expect(outcome.some({ A: 'c5', winner: 'nobody' })).toBe(true);
    expect(outcome.some({ A: 'd4', winner: 'nobody' })).toBe(true); // over c5
    expect(outcome.some({ A: 'd4', winner: 'A' })).toBe(true); // straight
  });

  it('D3.1 no climb after athena climbed', () => {
    const text = { board: 'a2=1', A: { power: 'athena', at: 'e5' }, B: { at: 'a1' }, toMove: 'B' } as const;
    expect(play({ ...text, climbed: 'A' }).reaches('B', 'a2')).toBe(false);
    expect(play({ ...text, climbed: 'A' }).reaches('B', 'b1')).toBe(true);
    expect(play(text).reaches('B', 'a2')).toBe(true);
    const own = play({ board: 'e4=1', A: { power: 'athena', at: 'e5' } });
    expect(own.every({ where: (p) => p.climbed[0] === p.seats[0].workers.some((w) => w.square === sq('e4')) })).toBe(
      true,
    );
  });

  it('D4.1, D5.1, D6.1', () => {
    expect(alone('atlas', '', 'c3').some({ board: 'b2=0D' })).toBe(true);
    const demeter = alone('demeter', '', 'c3');
    expect(demeter.some({ A: 'c2', board: 'b2=1 b3=1' })).toBe(true);
    expect(demeter.some({ board: 'b2=2' })).toBe(false);
    const smith = alone('hephaestus', 'c4=1 d4=2 b4=3', 'c3');
    expect(smith.some({ board: 'c4=3' }) && smith.some({ board: 'd2=2' })).toBe(true);
    expect(smith.some({ board: 'd4=3D' })).toBe(false);
    expect(smith.some({ board: 'd4=3' }) && smith.some({ board: 'b4=3D' })).toBe(true);
  });
});

describe('hermes', () => {
  it('D7.1 may stay and build with either', () => {
    const outcome = alone('hermes', '', 'a1 e5');
    expect(outcome.some({ A: 'a1 e5', board: 'a2=1' }) && outcome.some({ A: 'a1 e5', board: 'e4=1' })).toBe(true);
  });

  it('D7.2 no climb after a level step', () => {
    expect(alone('hermes', 'c3=2 b3=2 b4=3', 'c3').some({ winner: 'A' })).toBe(true); // straight: b4 is beside c3
    expect(alone('hermes', 'c3=2 b3=2 a4=3', 'c3').some({ winner: 'A' })).toBe(false);
    expect(alone('hermes', 'c3=2 b3=2 c4=3', 'c3').some({ A: 'c4', winner: 'A' })).toBe(true);
  });

  it('D7.3, D7.4', () => {
    expect(alone('hermes', STUCK, 'a1 e5').results.length).toBe(6);
    expect(alone('hermes', '', 'c3 a1').some({ A: 'c5 a2', board: 'a1=1' })).toBe(true);
  });
});

describe('minotaur, pan, prometheus', () => {
  const charge = (board: string, A: string, B: string): Outcome =>
    play({ board, A: { power: 'minotaur', at: A }, B: { at: B } });

  it('D8.1 - D8.4', () => {
    expect(charge('d3=3', 'b3', 'c3').some({ A: 'c3', B: 'd3', winner: 'nobody' })).toBe(true);
    expect(charge('', 'd3', 'e3').reaches('A', 'e3')).toBe(false);
    expect(charge('d3=1D', 'b3', 'c3').reaches('A', 'c3')).toBe(false);
    expect(charge('b3=2 c3=3', 'b3', 'c3').some({ A: 'c3', B: 'd3', winner: 'A' })).toBe(true);
  });

  it('D9.1, D9.3', () => {
    expect(alone('pan', 'c3=2', 'c3').some({ A: 'c4', winner: 'A' })).toBe(true);
    expect(alone('pan', 'c3=3 c4=1', 'c3').some({ A: 'c4', winner: 'A' })).toBe(true);
    expect(alone('pan', 'c3=2 c4=1', 'c3').some({ A: 'c4', winner: 'A' })).toBe(false);
    const hera = (board: string, at: string): Outcome =>
      play({ board, A: { power: 'pan', at }, B: { power: 'hera', at: 'e5' } });
    expect(hera('b2=2', 'b2').some({ A: 'a1', winner: 'nobody' })).toBe(true);
    expect(hera('c3=2', 'c3').some({ A: 'b2', winner: 'A' })).toBe(true);
  });

  it('D10.1 - D10.3', () => {
    expect(alone('prometheus', 'c3=1', 'c3').some({ A: 'c4', board: 'c3=2 c4=1' })).toBe(true);
    expect(alone('prometheus', '', 'c3').some({ A: 'c4', board: 'c4=1' })).toBe(false);
    expect(alone('prometheus', '', 'c3').some({ A: 'c2', board: 'b2=2' })).toBe(true);
  });
});

describe('aphrodite', () => {
  const under = (board: string, power: string, at: string): Outcome =>
    play({ board, A: { power: 'aphrodite', at: 'c3 e1' }, B: { power, at }, toMove: 'B' });

  it('D11.1 a worker beside her stays beside her', () => {
    const outcome = under('', 'none', 'b3 e5');
    expect(outcome.some({ B: 'b2 e5' }) && outcome.some({ B: 'b3 e4' })).toBe(true);
    expect(outcome.reaches('B', 'a3')).toBe(false);
  });

  it('D11.2 even to win', () => {
    expect(under('b3=2 a3=3', 'none', 'b3').some({ winner: 'B' })).toBe(false);
  });

  it('D11.3 only the last step counts', () => {
    const outcome = under('b4=0D c4=0D c2=0D b2=2 a3=1', 'artemis', 'b3');
    expect(outcome.some({ B: 'b2' })).toBe(true); // over a3
    expect(outcome.reaches('B', 'a3')).toBe(false);
  });
});

describe('bia', () => {
  const kill = (board: string, A: string, B: string): Outcome =>
    play({ board, A: { power: 'bia', at: A }, B: { at: B } });

  it('D13.1 - D13.5', () => {
    expect(kill('', 'a1', 'c3 e1').some({ A: 'b2', B: 'e1' })).toBe(true);
    expect(kill('', 'a1 c3', 'e1').some({ A: 'b2 c3' })).toBe(true);
    expect(kill('', 'd3', 'a3').every({ B: 'a3' })).toBe(true);
    expect(kill('', 'a1', 'c3').some({ A: 'b2', B: '', winner: 'A', where: (p) => pieces(p) === 0 })).toBe(true);
    expect(kill('b2=1 c3=3', 'a1', 'c3 e1').some({ A: 'b2', B: 'e1' })).toBe(true);
  });
});

describe('hera, hypnus, limus, persephone', () => {
  it('D20.1', () => {
    const outcome = play({ board: 'c4=2 c5=3 d4=3', A: { power: 'hera', at: 'a1' }, B: { at: 'c4' }, toMove: 'B' });
    expect(outcome.some({ B: 'c5', winner: 'nobody' }) && outcome.some({ B: 'd4', winner: 'B' })).toBe(true);
    expect(outcome.some({ B: 'c5', winner: 'B' })).toBe(false);
  });

  it('D22.1 - D22.3', () => {
    const sleep = (board: string, at: string): Outcome =>
      play({ board, A: { power: 'hypnus', at: 'a5' }, B: { at }, toMove: 'B' });
    expect(
      sleep('c3=2 d1=1', 'c3 d1').every({ where: (p) => p.seats[1].workers.some((w) => w.square === sq('c3')) }),
    ).toBe(true);
    expect(sleep('c3=2 d1=2', 'c3 d1').some({ B: 'c4 d1' })).toBe(true);
    expect(sleep('c3=2', 'c3').some({ B: 'c4' })).toBe(true);
  });

  it('D23.1', () => {
    const near = (board: string): Outcome =>
      play({ board, A: { power: 'limus', at: 'c3' }, B: { at: 'a5' }, toMove: 'B' });
    expect(near('').some({ B: 'b5', board: 'b4=1' })).toBe(false);
    expect(near('').some({ B: 'b5', board: 'a4=1' })).toBe(true);
    expect(near('b4=3').some({ B: 'b5', board: 'b4=3D' })).toBe(true);
  });

  it('D26.1 - D26.3', () => {
    const must = (board: string, power: string, at: string, A: string): Outcome =>
      play({ board, A: { power: 'persephone', at: A }, B: { power, at }, toMove: 'B' });
    const climb = must('c5=1', 'artemis', 'c3 e1', 'a1');
    expect(climb.every({ where: (p) => p.seats[1].workers.some((w) => w.square === sq('e1')) })).toBe(true);
    expect(climb.every({ where: (p) => p.seats[1].workers.some((w) => w.square === sq('c5')) })).toBe(true);
    expect(must('c3=2 e2=1', 'pan', 'c3 e1', 'a5').every({ B: 'c3 e2' })).toBe(true);
    expect(must('d4=1', 'apollo', 'c3 a1', 'd4 e5').every({ B: 'd4 a1', A: 'c3 e5' })).toBe(true);
  });
});

describe('aeolus', () => {
  const windy = (wind: number, board: string, power: string, A: string, B: string): Outcome =>
    play({ board, A: { power: 'aeolus', at: A, state: { wind } }, B: { power, at: B }, toMove: 'B' });

  it('D31.1 - D31.5', () => {
    const east = windy(2, '', 'none', 'e1', 'c3');
    expect(east.reaches('B', 'b3')).toBe(false);
    expect(['b2', 'b4', 'c4'].every((name) => east.reaches('B', name))).toBe(true);
    const north = play({ A: { power: 'aeolus', at: 'c3', state: { wind: 0 } } });
    expect(north.reaches('A', 'c2')).toBe(false);
    expect(new Set(north.only({ A: 'c4', board: 'c3=1' }).map((p) => p.seats[0].state.wind)).size).toBe(8);
    expect(windy(2, 'c3=2 b3=3', 'none', 'e1', 'c3').some({ winner: 'B' })).toBe(false);
    expect(windy(2, '', 'minotaur', 'c3', 'd3').reaches('B', 'c3')).toBe(false);
  });
});

describe('harpies', () => {
  const slip = (board: string, power: string, B: string, A = 'e1'): Outcome =>
    play({ board, A: { power: 'harpies', at: A }, B: { power, at: B }, toMove: 'B' });

  it('D38.1 - D38.6, D38.8', () => {
    expect(slip('', 'none', 'a1').reaches('B', 'e5') && !slip('', 'none', 'a1').reaches('B', 'b2')).toBe(true);
    expect(slip('c3=1', 'none', 'a1').reaches('B', 'b2')).toBe(true);
    expect(slip('b2=1', 'none', 'a1').reaches('B', 'e5')).toBe(true);
    expect(slip('a1=2 b2=3', 'none', 'a1').some({ B: 'b2', winner: 'B' })).toBe(true);
    const pan = slip('a1=2 b2=2 a2=2 b1=2', 'pan', 'a1');
    expect(pan.some({ B: 'e5', winner: 'nobody' }) && !pan.some({ winner: 'B' })).toBe(true);
    expect(slip('', 'artemis', 'a1').reaches('B', 'a5')).toBe(true);
    expect(slip('', 'none', 'a1', 'd4').reaches('B', 'c3')).toBe(true);
  });
});
