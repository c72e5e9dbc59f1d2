// Meetings of two powers, with the ruling each follows from.

import { describe, expect, it } from 'vitest';
import { canonical, supported } from './reference.ts';
import { type Outcome, pieces, play, position, sameResults, sq } from './setup.ts';

describe('whirlpools', () => {
  const tokens = { whirlpools: [sq('a1'), sq('e5')] };

  it('32.6 a sweep up is barred by athena, so the step is', () => {
    const text = {
      A: { power: 'athena', at: 'c5' },
      B: { power: 'charybdis', at: 'b1', state: tokens },
      toMove: 'B',
    } as const;
    const barred = play({ ...text, board: 'e5=1', climbed: 'A' });
    expect(barred.reaches('B', 'e5') || barred.reaches('B', 'a1')).toBe(false);
    expect(play({ ...text, board: 'e5=1' }).reaches('B', 'e5')).toBe(true);
    expect(play({ ...text, climbed: 'A' }).reaches('B', 'e5')).toBe(true);
  });

  it('Z18 hermes: a sweep to another height is his only step, and the swept worker builds', () => {
    const text = {
      A: { power: 'charybdis', at: 'c5', state: tokens },
      B: { power: 'hermes', at: 'b1 d1' },
      toMove: 'B',
    } as const;
    const uneven = play({ ...text, board: 'e5=1' });
    expect(uneven.some({ B: 'e5 d1', board: 'd4=1' })).toBe(true);
    expect(uneven.some({ B: 'e5 d1', board: 'd2=1' })).toBe(false);
    expect(uneven.some({ B: 'e5 d2' })).toBe(false);
    const even = play(text);
    expect(even.some({ B: 'e5 d2', board: 'd1=1' }) && even.some({ B: 'd4 d1' })).toBe(true);
  });

  it('32.7 prometheus does not climb by a sweep after an early build', () => {
    const outcome = play({
      board: 'e5=1',
      A: { power: 'charybdis', at: 'c5', state: tokens },
      B: { power: 'prometheus', at: 'b1' },
      toMove: 'B',
    });
    expect(outcome.some({ B: 'e5', board: 'c2=1' })).toBe(false);
    expect(outcome.some({ B: 'e5', board: 'd4=1' })).toBe(true);
  });

  it('52.8 medea sends the token under a worker back', () => {
    const outcome = play({
      board: 'c4=2',
      A: { power: 'medea', at: 'c3 a1' },
      B: { power: 'charybdis', at: 'c4', state: { whirlpools: [sq('c4')] } },
    });
    const dropped = outcome.only({ board: 'c4=1' });
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped.every((p) => p.seats[1].state.whirlpools?.length === 0)).toBe(true);
  });
});

describe('the abyss', () => {
  it('38.19 a slide enters it', () => {
    const outcome = play({
      A: { power: 'harpies', at: 'e1' },
      B: { power: 'tartarus', at: 'a1', state: { abyss: sq('c3') } },
      toMove: 'B',
    });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
    expect(outcome.reaches('B', 'e5')).toBe(false);
  });

  it('35.17 gaea loses by placing into it', () => {
    const outcome = play({
      board: 'c4=3',
      A: { power: 'gaea', at: 'a1 a2', state: { reserve: 1 } },
      B: { power: 'tartarus', at: 'd3', state: { abyss: sq('c3') } },
      toMove: 'B',
    });
    expect(outcome.some({ A: 'a1 a2 c3', board: 'c4=3D', winner: 'B' })).toBe(true);
  });

  it('18.17 a driven worker that falls makes its owner lose', () => {
    const outcome = play({
      A: { power: 'dionysus', at: 'a1' },
      B: { power: 'tartarus', at: 'd3', state: { abyss: sq('c3') } },
      additional: true,
    });
    expect(outcome.some({ B: 'c3', winner: 'A' })).toBe(true);
  });
});

describe('duties', () => {
  it('18.10 an additional turn must climb if it can', () => {
    const outcome = play({
      board: 'e5=1',
      A: { power: 'dionysus', at: 'c1' },
      B: { power: 'persephone', at: 'e4 a1' },
      additional: true,
    });
    expect(outcome.only({ B: 'e4 a1' }).length).toBe(1); // declined
    expect(outcome.only({ B: 'e5 a1' }).length).toBe(3);
    expect(outcome.results.length).toBe(4);
  });

  it('Z26 the duty is tested without the hero power', () => {
    const climb = (board: string): Outcome =>
      play({ board, A: { power: 'atalanta', at: 'c3' }, B: { power: 'persephone', at: 'a1' } });
    expect(climb('c5=1').some({ A: 'c4', board: 'c5=1' })).toBe(true);
    const bound = climb('c5=1 d3=1');
    expect(bound.some({ A: 'c4', where: (p) => p.seats[0].state.used !== true })).toBe(false);
    expect(bound.some({ A: 'c5', board: 'd3=1' })).toBe(true);
  });

  it('42.11 the song may satisfy adonis', () => {
    const outcome = play({
      A: { power: 'siren', at: 'e3', state: { song: 2 } },
      B: { power: 'adonis', at: 'c3', state: { used: true, mark: sq('e3') } },
    });
    expect(outcome.some({ A: 'e3', B: 'd3' })).toBe(true);
    expect(outcome.some({ A: 'd4', B: 'c3' })).toBe(true);
    expect(outcome.some({ A: 'e4' })).toBe(false);
  });

  it('Z7 odysseus cannot escape the list by sending aphrodite away', () => {
    const outcome = play({ A: { power: 'odysseus', at: 'c3' }, B: { power: 'aphrodite', at: 'c4' } });
    const sent = outcome.only({ B: 'e5' });
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.every((p) => p.seats[0].workers[0]?.square === sq('d4'))).toBe(true);
  });
});

describe('circe', () => {
  it('17.13 a card returned in an additional turn earns nothing more', () => {
    const outcome = play({
      board: 'c4=3',
      A: { power: 'circe', at: 'a1 a2', state: { stolen: true } },
      B: { power: 'dionysus', at: 'd3 e3' },
      additional: true,
    });
    expect(outcome.some({ board: 'c4=3D', where: (p) => p.toMove === 1 && p.seats[0].state.stolen !== true })).toBe(
      true,
    );
    expect(outcome.some({ where: (p) => p.additional === true })).toBe(false);
    expect(outcome.only({ where: (p) => p.seats[0].state.stolen === true }).length).toBe(1); // declined: no test
  });

  it('no one places while she holds gaea', () => {
    const text = { board: 'c4=3', B: { power: 'gaea', at: 'd3 e1', state: { reserve: 2 } }, toMove: 'B' } as const;
    const held = play({ ...text, A: { power: 'circe', at: 'a1 a2', state: { stolen: true } } });
    expect(held.every({ where: (p) => p.seats[1].workers.length === 2 })).toBe(true);
    const free = play({ ...text, A: { power: 'circe', at: 'a1 a2', state: { stolen: false } } });
    expect(free.some({ where: (p) => p.seats[1].workers.length === 3 })).toBe(true);
  });

  it('thefts of moerae work for her', () => {
    const outcome = play({
      board: 'b3=2 c3=3',
      A: { power: 'circe', at: 'a1 a2', state: { stolen: true } },
      B: { power: 'moerae', at: 'b3 e5 e4', state: { fate: sq('c3') } },
      toMove: 'B',
    });
    expect(outcome.some({ B: 'c3 e5 e4', winner: 'A' })).toBe(true);
  });

  it('has no effect on a hero', () => {
    const outcome = play({ A: { power: 'circe', at: 'a1' }, B: { power: 'adonis', at: 'e5' } });
    expect(outcome.every({ where: (p) => p.seats[0].state.stolen !== true })).toBe(true);
  });
});

describe('others', () => {
  it('22 with a sleeper terpsichore loses unless she wins first', () => {
    const dance = (board: string): Outcome =>
      play({ board, A: { power: 'terpsichore', at: 'c3 e1' }, B: { power: 'hypnus', at: 'a5' } });
    expect(dance('c3=1').lost).toBe(true);
    expect(dance('c3=3 e1=2 e2=3').every({ A: 'c3 e2', winner: 'A' })).toBe(true);
  });

  it('35.13 bia does not eliminate gaea while she has a reserve', () => {
    const outcome = play({ A: { power: 'bia', at: 'a1' }, B: { power: 'gaea', at: 'c3', state: { reserve: 1 } } });
    expect(outcome.some({ A: 'b2', B: '', winner: 'nobody', board: 'c3=1' })).toBe(true);
    expect(play({ A: { at: 'a1' }, B: { power: 'gaea', at: '', state: { reserve: 1 } }, toMove: 'B' }).lost).toBe(true);
  });

  it('39.25 a conflict in the early build ends the turn before moving', () => {
    const state = { face: 'prometheus', deck: ['pan'], discards: [] };
    const outcome = play({ A: { power: 'hecate', at: 'c4 e1' }, B: { power: 'chaos', at: 'c3', state }, toMove: 'B' });
    expect(outcome.only({ B: 'c3', where: (p) => pieces(p) === 0 }).length).toBe(1);
    expect(outcome.some({ B: 'c3', board: 'b3=1', where: (p) => pieces(p) === 1 })).toBe(true); // then c3-c4 was cancelled
  });

  it('29.8 triton goes on after a win denied by hera', () => {
    const outcome = play({ board: 'c4=2 c5=3 b5=3', A: { power: 'triton', at: 'c4' }, B: { power: 'hera', at: 'e1' } });
    expect(outcome.every({ winner: 'nobody' })).toBe(true);
    expect(outcome.reaches('A', 'a5') && outcome.reaches('A', 'b5')).toBe(true);
  });

  it('Z32, Z31: what canonical leaves out', () => {
    const p = position({ A: { power: 'siren', at: 'a1', state: { song: 1 } } });
    expect(canonical({ ...p, climbed: [true, true] })).toBe(canonical(p));
    expect(canonical({ ...p, toMove: 1 })).not.toBe(canonical(p));
    expect(canonical({ ...p, toMove: 1, winner: 0 })).toBe(canonical({ ...p, additional: true, winner: 0 }));
    expect(sameResults([p], [{ ...p, climbed: [true, false] }])).toBe(true);
    expect(supported('circe', 'hecate') || supported('hades', 'chaos')).toBe(false);
  });
});
