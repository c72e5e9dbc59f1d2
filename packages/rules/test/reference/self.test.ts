// The reference against the appendix positions of the rule files (D14 .. D53), checked by hand.
// Siren to the heroes: self-more.test.ts; base and plain powers: self-plain.test.ts; pairs: self-pairs.test.ts.

import { describe, expect, it } from 'vitest';
import type { SeatText } from './setup.ts';
import { Outcome, pieces, play, sq } from './setup.ts';

describe('chaos', () => {
  const A: SeatText = { power: 'chaos', at: 'c3', state: { face: 'demeter', deck: ['pan'], discards: ['atlas'] } };
  const board = 'b3=3 d3=3';

  it('D14.1 changes once after a turn with one or two domes', () => {
    const outcome = play({ board, A, B: { at: 'a5 e5' } });
    expect(outcome.some({ A: 'c2', board: 'b3=3D d3=3D', where: (p) => p.drawPending === true })).toBe(true);
    expect(outcome.some({ A: 'c2', board: 'b3=3D d3=3', where: (p) => p.drawPending === true })).toBe(true);
    expect(outcome.some({ board: 'b3=3D', where: (p) => p.drawPending !== true })).toBe(false);
    expect(outcome.some({ board: 'b3=3 d3=3', where: (p) => p.drawPending === true })).toBe(false);
    expect(outcome.every({ where: (p) => p.seats[0].state.face === 'demeter' })).toBe(true);
  });

  it('D14.1 also after a dome of the opponent', () => {
    const outcome = play({ board, A: { ...A, at: 'a5 e5' }, B: { at: 'c3' }, toMove: 'B' });
    expect(outcome.some({ board: 'b3=3D', where: (p) => p.drawPending === true })).toBe(true);
  });
});

describe('circe', () => {
  const B = (at: string): SeatText => ({ power: 'apollo', at });
  const stolen = (value: boolean) => (p: { seats: [{ state: { stolen?: boolean } }, unknown] }) =>
    (p.seats[0].state.stolen ?? false) === value;

  it('D17.1 no theft from neighbours', () => {
    const outcome = play({ A: { power: 'circe', at: 'a2 e5' }, B: B('a1 b2') });
    expect(outcome.every({ where: stolen(false), B: 'a1 b2' })).toBe(true);
  });

  it('D17.2 theft from workers apart: she swaps', () => {
    const outcome = play({ A: { power: 'circe', at: 'a2 e5' }, B: B('a1 c1') });
    expect(outcome.every({ where: stolen(true) })).toBe(true);
    expect(outcome.some({ A: 'a1 e5', B: 'a2 c1' })).toBe(true);
  });

  it('D17.3 theft from a lone worker', () => {
    const outcome = play({ A: { power: 'circe', at: 'a2 e5' }, B: B('a1') });
    expect(outcome.some({ A: 'a1 e5', B: 'a2', where: stolen(true) })).toBe(true);
  });

  it('D17.4 given back at her next start', () => {
    const outcome = play({ A: { power: 'circe', at: 'a2 e5', state: { stolen: true } }, B: B('a1 b1') });
    expect(outcome.every({ where: stolen(false), B: 'a1 b1' })).toBe(true);
  });

  it('the robbed owner plays without a power, and the theft lasts over his turn', () => {
    const outcome = play({
      A: { power: 'circe', at: 'a2 e5', state: { stolen: true } },
      B: B('a1 b1'),
      toMove: 'B',
    });
    expect(outcome.every({ A: 'a2 e5', where: stolen(true) })).toBe(true);
  });
});

describe('dionysus', () => {
  const cap = { board: 'c4=3 e4=2 e5=3', A: { power: 'dionysus', at: 'c3' }, B: { at: 'e4 a1' } };
  const earned = (p: { additional?: boolean; toMove: number }): boolean => p.additional === true && p.toMove === 0;

  it('D18.1 a capped tower earns a turn with an opposing worker, without wins', () => {
    const outcome = play(cap);
    const [after] = outcome.only({ A: 'b3', board: 'c4=3D', where: earned });
    expect(after).toBeDefined();
    expect(outcome.some({ board: 'c4=3 e5=3', where: earned })).toBe(false);
    if (!after) return;
    const bonus = new Outcome(after);
    expect(bonus.some({ A: 'b3', B: 'e5 a1', winner: 'nobody' })).toBe(true);
    expect(bonus.every({ A: 'b3', winner: 'nobody' })).toBe(true);
    // declined: nothing changes but the turn
    expect(bonus.some({ A: 'b3', B: 'e4 a1', board: 'c4=3D e5=3 a2=0', where: (p) => p.toMove === 1 })).toBe(true);
  });

  it('D18.2 the driven worker earns the next one', () => {
    const bonus = play({ ...cap, additional: true });
    expect(bonus.some({ B: 'd4 a1', board: 'c4=3D', where: earned })).toBe(true);
    expect(bonus.some({ B: 'd4 a1', board: 'e5=3D', where: earned })).toBe(true);
    expect(bonus.some({ B: 'd4 a1', board: 'd5=1', where: earned })).toBe(false);
  });

  it('D18.3 no one to drive: the turn passes', () => {
    const outcome = play({ ...cap, board: 'c4=3 d5=0D d4=0D e4=0D', B: { at: 'e5' } });
    expect(outcome.lost).toBe(false);
    expect(outcome.some({ board: 'c4=3D', where: (p) => p.toMove === 1 && p.additional !== true })).toBe(true);
    expect(outcome.some({ where: earned })).toBe(false);
  });
});

describe('triton', () => {
  it('D29.1 goes on along the rim', () => {
    expect(play({ A: { power: 'triton', at: 'c1' } }).some({ A: 'b2', board: 'a1=1' })).toBe(true);
    expect(play({ A: { power: 'triton', at: 'c1' } }).reaches('A', 'a4')).toBe(true);
  });

  it('D29.2 climbs the rim and wins', () => {
    const outcome = play({ board: 'b1=1 a1=2 a2=3', A: { power: 'triton', at: 'c1' } });
    expect(outcome.some({ A: 'a2', winner: 'A' })).toBe(true);
  });

  it('D29.3 stops on an inner space', () => {
    expect(play({ A: { power: 'triton', at: 'c3' } }).reaches('A', 'c5')).toBe(false);
  });
});

describe('charybdis', () => {
  const whirlpools = [sq('a1'), sq('e5')];
  const A: SeatText = { power: 'charybdis', at: 'a5 b5', state: { whirlpools } };

  it('D32.1 sweeps', () => {
    const outcome = play({ A, B: { at: 'b1' }, toMove: 'B' });
    expect(outcome.reaches('B', 'a1')).toBe(false);
    expect(outcome.some({ B: 'e5', board: 'd4=1' })).toBe(true);
    expect(outcome.some({ B: 'e5', board: 'a2=1' })).toBe(false);
  });

  it('D32.2 not with a worker on the other one', () => {
    const outcome = play({ A: { ...A, at: 'a5 e5' }, B: { at: 'b1' }, toMove: 'B' });
    expect(outcome.some({ B: 'a1', board: 'a2=1' })).toBe(true);
  });

  it('D32.3 a winning entry comes first', () => {
    const outcome = play({ board: 'b1=2 a1=3', A, B: { at: 'b1' }, toMove: 'B' });
    expect(outcome.some({ B: 'a1', winner: 'B' })).toBe(true);
    expect(outcome.reaches('B', 'e5')).toBe(false);
  });

  it('D32.4 the sweep climbs any height and wins', () => {
    const outcome = play({ board: 'a1=1 e5=3', A, B: { at: 'b1' }, toMove: 'B' });
    expect(outcome.some({ B: 'e5', winner: 'B' })).toBe(true);
  });

  it('D32.5 from level 3 to level 3 wins nothing', () => {
    const outcome = play({ board: 'b1=3 a1=3 e5=3', A, B: { at: 'b1' }, toMove: 'B' });
    expect(outcome.some({ B: 'e5', board: 'd4=1', winner: 'nobody' })).toBe(true);
    expect(outcome.every({ winner: 'nobody' })).toBe(true);
  });

  it('D32.6 pan wins by the drop of the sweep', () => {
    const outcome = play({ board: 'b1=1 a1=2', A, B: { power: 'pan', at: 'b1' }, toMove: 'B' });
    expect(outcome.some({ B: 'e5', winner: 'B' })).toBe(true);
  });

  it('D32.8 a build sends the token back', () => {
    const outcome = play({ A, B: { at: 'b1' }, toMove: 'B' });
    const rest = outcome.only({ board: 'a1=1' });
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.every((p) => String(p.seats[0].state.whirlpools) === String([sq('e5')]))).toBe(true);
  });

  it('D32.9 swept back to the space just left', () => {
    const outcome = play({
      A: { ...A, state: { whirlpools: [sq('a1'), sq('b1')] } },
      B: { at: 'b1' },
      toMove: 'B',
    });
    expect(outcome.some({ B: 'b1', board: 'c1=1' })).toBe(true);
    expect(outcome.reaches('B', 'a1')).toBe(false);
  });

  it('D32.10 a pushed worker is not swept', () => {
    const outcome = play({ A: { ...A, at: 'b1' }, B: { power: 'minotaur', at: 'c1' }, toMove: 'B' });
    expect(outcome.some({ A: 'a1', B: 'b1' })).toBe(true);
  });

  it('D32.11 a second token on a free space without a token', () => {
    const one: SeatText = { ...A, at: 'a1', state: { whirlpools: [sq('e5')] } };
    const tokens = play({ board: 'c3=3 d3=3D', A: one, B: { at: 'e1' } }).results.map((p) =>
      String(p.seats[0].state.whirlpools),
    );
    expect(tokens).toContain(String([sq('c3'), sq('e5')]));
    expect(tokens).not.toContain(String([sq('d3'), sq('e5')]));
    expect(tokens).not.toContain(String([sq('e1'), sq('e5')]));
    expect(tokens).toContain(String([sq('e5')]));
    expect(tokens.every((token) => token !== String([sq('e5'), sq('e5')]))).toBe(true);
  });
});

describe('gaea', () => {
  const A = (reserve: number): SeatText => ({ power: 'gaea', at: 'a1 a2', state: { reserve } });

  it('D35.1 places on free ground beside the dome', () => {
    const outcome = play({ board: 'c4=3 b4=1', A: A(2), B: { at: 'd3 e1' }, toMove: 'B' });
    expect(outcome.some({ A: 'a1 a2 b5', board: 'c4=3D' })).toBe(true);
    expect(outcome.some({ A: 'a1 a2', board: 'c4=3D' })).toBe(true);
    expect(outcome.reaches('A', 'b4')).toBe(false);
    expect(outcome.some({ A: 'a1 a2 b5', board: 'c4=3' })).toBe(false);
  });

  it('D35.2 each dome gives a chance', () => {
    const outcome = play({ board: 'c4=3 c2=3', A: A(2), B: { power: 'demeter', at: 'd4' }, toMove: 'B' });
    const two = outcome.only({ A: 'a1 a2 b5 b1', B: 'd3', board: 'c4=3D c2=3D' });
    expect(two.length).toBe(1);
    expect(two[0]?.seats[0].state.reserve).toBe(0);
    // a space beside the first dome only: the answer came before the second build, which it may prevent
    expect(outcome.some({ A: 'a1 a2 d4', B: 'd3', board: 'c4=3D c2=3D' })).toBe(true);
    expect(outcome.some({ A: 'a1 a2 d4', B: 'd3', board: 'c4=3D c2=3' })).toBe(true);
  });

  it('D35.3 no reserve, no question', () => {
    const outcome = play({ board: 'c4=3', A: A(0), B: { at: 'd3' }, toMove: 'B' });
    expect(outcome.every({ A: 'a1 a2' })).toBe(true);
  });

  it('D35.4 her placing may take the last build away', () => {
    const outcome = play({
      board: 'a2=0D b2=0D c1=3',
      A: { power: 'gaea', at: 'a5 e5', state: { reserve: 1 } },
      B: { power: 'terpsichore', at: 'b1 d2' },
      toMove: 'B',
    });
    expect(outcome.some({ A: 'a5 e5 b1', B: 'a1 d1', board: 'c1=3D b1=0', winner: 'A' })).toBe(true);
    expect(outcome.some({ A: 'a5 e5', B: 'a1 d1', board: 'c1=3D b1=1', winner: 'nobody' })).toBe(true);
  });
});

describe('hecate', () => {
  const A: SeatText = { power: 'hecate', at: 'c4 e1' };
  const after = (board: string, power: string, at: string): Outcome =>
    play({ board, A, B: { power, at }, toMove: 'B' });

  it('D39.1 a step into a hidden worker is cancelled', () => {
    const outcome = after('', 'none', 'c3');
    const stays = outcome.only({ B: 'c3' });
    expect(stays.length).toBe(1);
    expect(stays.every((p) => pieces(p) === 0 && p.toMove === 0 && p.winner === undefined)).toBe(true);
  });

  it('D39.2 a build onto a hidden worker is cancelled, the step stands', () => {
    const outcome = after('', 'none', 'b3');
    expect(outcome.some({ B: 'c3', where: (p) => pieces(p) === 0 })).toBe(true);
    expect(outcome.some({ board: 'c4=1' })).toBe(false);
  });

  it('D39.3 no win on a hidden worker', () => {
    const outcome = after('c3=2 c4=3', 'none', 'c3');
    expect(outcome.every({ winner: 'nobody' })).toBe(true);
    expect(outcome.some({ B: 'c3', A: 'c4 e1' })).toBe(true);
  });

  it('D39.4 apollo swaps silently; building back is a conflict', () => {
    const outcome = after('', 'apollo', 'c3');
    expect(outcome.some({ B: 'c4', A: 'c3 e1', board: 'c5=1' })).toBe(true);
    expect(outcome.some({ B: 'c4', A: 'c3 e1', where: (p) => pieces(p) === 0 })).toBe(true);
  });

  it('D39.5 minotaur needs the space behind', () => {
    expect(after('c5=0D', 'minotaur', 'c3').reaches('B', 'c4')).toBe(false);
    expect(after('', 'minotaur', 'c3').some({ B: 'c4', A: 'c5 e1', board: 'c3=1' })).toBe(true);
  });

  it('D39.6 bia removes a hidden worker', () => {
    expect(after('', 'bia', 'c2').some({ B: 'c3', A: 'e1', board: 'c4=1' })).toBe(true);
  });

  it('D39.7 blocked in truth is no loss', () => {
    const outcome = play({ board: 'b2=0D', A: { power: 'hecate', at: 'a2 b1' }, B: { at: 'a1' }, toMove: 'B' });
    expect(outcome.lost).toBe(false);
    expect(outcome.results.length).toBe(1);
    expect(outcome.every({ B: 'a1', where: (p) => pieces(p) === 1 && p.toMove === 0 })).toBe(true);
  });

  it('a publicly stuck opponent loses', () => {
    const outcome = play({ board: 'b2=0D a2=0D b1=0D', A, B: { at: 'a1' }, toMove: 'B' });
    expect(outcome.lost).toBe(true);
  });
});

describe('moerae', () => {
  const A: SeatText = { power: 'moerae', at: 'a1 a2 e1', state: { fate: sq('c3') } };

  it('D40.1 a win on a fate space is hers', () => {
    const outcome = play({ board: 'b3=2 c3=3', A, B: { at: 'b3' }, toMove: 'B' });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
    expect(outcome.some({ winner: 'B' })).toBe(false);
  });

  it('D40.2 a win elsewhere is not', () => {
    const outcome = play({ board: 'c3=2 b3=3', A, B: { at: 'c3' }, toMove: 'B' });
    expect(outcome.some({ B: 'b3', winner: 'B' })).toBe(true);
  });

  it("D40.3 pan's drop too", () => {
    const outcome = play({ board: 'b3=2', A, B: { power: 'pan', at: 'b3' }, toMove: 'B' });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
    expect(outcome.some({ B: 'b4', winner: 'B' })).toBe(true);
  });
});
