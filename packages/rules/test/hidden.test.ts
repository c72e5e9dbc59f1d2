import { describe, expect, it } from 'vitest';
import { createMatch, dealCards, matchFor, startPosition } from '../src/create.ts';
import type { Match } from '../src/match.ts';
import { findSteps } from '../src/notation/steps.ts';
import {
  ACTIVE,
  FEMALE,
  H1,
  MALE,
  newPosition,
  type Position,
  STAGE,
  START,
  VEIL,
  WORKERS,
  workersOn,
} from '../src/position.ts';
import { actorOf, type Played, Referee } from '../src/referee.ts';
import { outcomeOf } from '../src/result.ts';
import { ALL, bit, parseSquare, type Square, squaresOf } from '../src/squares.ts';
import { KINDS, kindOf, PASS_STEP, type Step, stepA, stepB } from '../src/steps.ts';
import { HIDDEN_STEP, shownStep, type Viewer, viewOf } from '../src/views.ts';

/** A board after a step cannot show what viewers learn, so these rulings are here and not in test/rulings. */

const squareOf = (name: string): Square => parseSquare(name) as Square;

interface Table {
  readonly match: Match;
  readonly referee: Referee;
  readonly p: Position;
}

/** Seats as `power square square`; heights as `c3=2`. Secrets are set by `secret`. */
function table(
  seats: readonly string[],
  options: { board?: string; turn?: number; secret?: [number, number] } = {},
): Table {
  const split = seats.map((seat) => seat.split(' '));
  const made = matchFor({ players: seats.length as 2 | 3, powers: split.map(([power = 'none']) => power) });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const p = newPosition();
  dealCards(match, p);
  p[STAGE] = START;
  p[ACTIVE] = options.turn ?? 0;
  for (const [seat, [, ...workers]] of split.entries()) {
    for (const [i, name] of workers.entries()) {
      p[WORKERS + seat] |= bit(squareOf(name));
      if (i < 2) p[i === 0 ? FEMALE : MALE] |= bit(squareOf(name));
    }
  }
  for (const part of (options.board ?? '').split(' ').filter(Boolean)) {
    const [name = '', height = ''] = part.split('=');
    for (let level = 0; level < Number(height); level++) p[H1 + level] |= bit(squareOf(name));
  }
  if (options.secret) p[match.cards[options.secret[0]]?.data ?? 0] = options.secret[1] + 1;
  return { match, referee: new Referee(match), p };
}

function play({ match, referee }: Table, p: Position, ...texts: string[]): Played {
  let played: Played = { position: p, cut: undefined };
  for (const text of texts) {
    const found = findSteps(match, played.position, referee.legalSteps(played.position), text);
    expect(found, text).toHaveLength(1);
    played = referee.play(played.position, found[0] as Step);
  }
  return played;
}

const view = (t: Table, p: Position, viewer: Viewer): number[] => [...viewOf(t.match, p, viewer)];
const legal = (t: Table, p: Position): Step[] => t.referee.legalSteps(p).sort((a, b) => a - b);

describe('39 hecate: what the others learn', () => {
  it('39.23 options and views do not depend on where she stands', () => {
    const here = table(['hecate c4 a1', 'none c3 e5'], { turn: 1 });
    const there = table(['hecate d3 e1', 'none c3 e5'], { turn: 1 });
    expect(legal(here, here.p)).toEqual(legal(there, there.p));
    for (const viewer of [1, 'spectator'] as const)
      expect(view(here, here.p, viewer)).toEqual(view(there, there.p, viewer));
    expect(view(here, here.p, 0)).not.toEqual(view(there, there.p, 0));
  });

  it('39.23 the view names the side that is not shown, and shows none of its workers', () => {
    const t = table(['hecate c4 a1', 'none c3 e5'], { turn: 1 });
    for (const viewer of [1, 'spectator'] as const) {
      const seen = viewOf(t.match, t.p, viewer);
      expect(seen[WORKERS]).toBe(0);
      expect(seen[VEIL]).toBe(1);
      expect((seen[FEMALE] | seen[MALE]) & ~seen[WORKERS + 1]).toBe(0);
    }
    expect(viewOf(t.match, t.p, 0)[WORKERS]).toBe(bit(squareOf('c4')) | bit(squareOf('a1')));
  });

  it('39.23 the number of her workers is secret too', () => {
    const two = table(['hecate c4 a1', 'none c3 e5'], { turn: 1 });
    const one = table(['hecate c4', 'none c3 e5'], { turn: 1 });
    expect(view(two, two.p, 1)).toEqual(view(one, one.p, 1));
  });

  it('39.23 39.9 what is legal can be asked of the view just as well', () => {
    const t = table(['hecate b1 b2', 'none a1'], { turn: 1, board: 'a2=2' });
    expect(legal(t, viewOf(t.match, t.p, 1))).toEqual(legal(t, t.p));
    expect(legal(t, t.p)).toHaveLength(2);
  });

  it('39.23 in the middle of her turn nothing is known but that she has moved', () => {
    const stay = table(['hecate c4 a1', 'none c3 e5'], { board: 'c5=1' });
    const up = play(stay, stay.p, 'c4-c5').position;
    const along = play(stay, stay.p, 'a1-b1').position;
    for (const viewer of [1, 'spectator'] as const) expect(view(stay, up, viewer)).toEqual(view(stay, along, viewer));
  });

  it('39.1 39.2 a bump tells the space and nothing else', () => {
    const t = table(['hecate c4 a1', 'none c3 e5'], { turn: 1 });
    const bumped = play(t, t.p, 'c3-c4');
    expect(bumped.cut).toBe(squareOf('c4'));
    const other = table(['hecate a1 c4', 'none c3 e5'], { turn: 1 });
    expect(view(t, bumped.position, 1)).toEqual(view(other, play(other, other.p, 'c3-c4').position, 1));
    expect(viewOf(t.match, bumped.position, 1)[WORKERS]).toBe(0);
  });

  it('39.4 39.6 D39.4 a silent swap looks like any step', () => {
    const swapped = table(['hecate c4 a1', 'apollo c3 e5'], { turn: 1 });
    const plain = table(['hecate d1 a1', 'apollo c3 e5'], { turn: 1 });
    const after = play(swapped, swapped.p, 'c3-c4');
    expect(after.cut).toBeUndefined();
    expect(after.position[WORKERS] & bit(squareOf('c3'))).not.toBe(0);
    const expected = play(plain, plain.p, 'c3-c4').position;
    expect(view(swapped, after.position, 1)).toEqual(view(plain, expected, 1));
    expect(legal(swapped, after.position)).toEqual(legal(plain, expected));
  });

  it('39.7 so does a silent push', () => {
    const pushed = table(['hecate c4 a1', 'minotaur c3 e5'], { turn: 1 });
    const plain = table(['hecate d1 a1', 'minotaur c3 e5'], { turn: 1 });
    const after = play(pushed, pushed.p, 'c3-c4').position;
    expect(after[WORKERS] & bit(squareOf('c5'))).not.toBe(0);
    expect(view(pushed, after, 1)).toEqual(view(plain, play(plain, plain.p, 'c3-c4').position, 1));
  });

  it('39.12 D39.6 Bia does not learn whom she removed, nor that she did', () => {
    const hit = table(['hecate c4 a1', 'bia c2 e5'], { turn: 1 });
    const missed = table(['hecate d1 a1', 'bia c2 e5'], { turn: 1 });
    const after = play(hit, hit.p, 'c2-c3', '+c2').position;
    expect(after[WORKERS]).toBe(bit(squareOf('a1')));
    const expected = play(missed, missed.p, 'c2-c3', '+c2').position;
    for (const viewer of [1, 'spectator'] as const)
      expect(view(hit, after, viewer)).toEqual(view(missed, expected, viewer));
  });

  it('39.16 39.17 a win that Hera denied is no news to her', () => {
    const t = table(['hecate c4 a1', 'hera e1 e2'], { board: 'c4=2 c5=3' });
    const denied = play(t, t.p, 'c4-c5').position;
    expect(outcomeOf(denied)).toBeUndefined();
    const quiet = play(t, t.p, 'a1-b1').position;
    for (const viewer of [1, 'spectator'] as const) expect(view(t, denied, viewer)).toEqual(view(t, quiet, viewer));
  });

  it('39.16 39.18 nor where a slide ended, nor who sleeps, nor who strayed', () => {
    for (const power of ['harpies', 'hypnus', 'aphrodite']) {
      const t = table(['hecate c3 a1', `${power} d4 e1`], { board: 'a1=1' });
      const [first = 0, ...more] = t.referee.legalSteps(t.p).map((step) => t.referee.play(t.p, step).position);
      for (const other of more) expect(view(t, other, 1), power).toEqual(view(t, first as Position, 1));
    }
  });

  it('39.23 of her steps others see that she moved or placed, and what was built where', () => {
    const t = table(['hecate c4 a1', 'none c3 e5']);
    const [move] = findSteps(t.match, t.p, t.referee.legalSteps(t.p), 'c4-d4');
    const moved = play(t, t.p, 'c4-d4').position;
    const [build] = findSteps(t.match, moved, t.referee.legalSteps(moved), '+d5');
    for (const viewer of [1, 'spectator'] as const) {
      expect(shownStep(t.match, 0, move as Step, viewer)).toBe(HIDDEN_STEP);
      const shown = shownStep(t.match, 0, build as Step, viewer);
      expect([KINDS[kindOf(shown)], stepB(shown)]).toEqual(['build', squareOf('d5')]);
      expect(stepA(shown)).not.toBe(squareOf('d4'));
    }
    expect(shownStep(t.match, 0, move as Step, 0)).toBe(move);
    expect(shownStep(t.match, 1, move as Step, 0)).toBe(move);
  });

  it('39.29 her placing is seen by no one, and leaves no trace in views', () => {
    const made = createMatch({ players: 2, powers: ['hecate', 'none'] });
    if (!made.ok) throw new Error(made.error.code);
    const t: Table = { match: made.value, referee: new Referee(made.value), p: startPosition(made.value) };
    const placed = play(t, t.p, '@c3', '@c4').position;
    expect(actorOf(t.match, placed)).toBe(0);
    const [step] = findSteps(t.match, placed, t.referee.legalSteps(placed), '@a1');
    expect(shownStep(t.match, 0, step as Step, 1)).toBe(HIDDEN_STEP);
    const one = play(t, placed, '@a1', '@b1').position;
    const other = play(t, placed, '@e5', '@d1').position;
    for (const viewer of [1, 'spectator'] as const) expect(view(t, one, viewer)).toEqual(view(t, other, viewer));
  });

  it('39.20 at the end everything is shown', () => {
    const won = table(['hecate c3 a1', 'none d1 e5'], { board: 'c3=2 c4=3' });
    const lost = table(['hecate a1', 'none c3 e5'], { turn: 1, board: 'a2=2 b1=2 b2=2' });
    for (const [t, texts] of [
      [won, ['c3-c4']],
      [lost, ['e5-e4', '+e5']],
    ] as const) {
      const end = play(t, t.p, ...texts).position;
      expect(outcomeOf(end)).toBeDefined();
      for (const viewer of [1, 'spectator'] as const) expect(view(t, end, viewer)).toEqual([...end]);
    }
  });

  it('39.three both opponents and spectators get the same', () => {
    const t = table(['hecate c4 a1', 'none c3 e5', 'none e1 d1'], { turn: 1 });
    const bumped = play(t, t.p, 'c3-c4').position;
    for (const p of [t.p, bumped]) {
      expect(view(t, p, 1)).toEqual(view(t, p, 'spectator'));
      expect(view(t, p, 2)).toEqual(view(t, p, 'spectator'));
    }
  });

  it('39.15 39.23 whether Gaea is asked depends only on what she sees', () => {
    const asked = (workers: string, ...texts: string[]): boolean => {
      const t = table([`hecate ${workers}`, 'gaea e1 e3'], { board: 'a1=3 a2=1 b2=1 c1=1 c2=1' });
      return t.referee.legalSteps(play(t, t.p, ...texts).position).includes(PASS_STEP);
    };
    expect(asked('c2 e5', 'c2-b2', '+a1')).toBe(true);
    expect(asked('b2 e5', 'b2-b1', '+a1')).toBe(true);
  });

  it('39.23 in whole games no step of the others tells anything', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % n;
    };
    const scatter = (p: Position): Position => {
      const other = p.slice();
      const workers = p[WORKERS];
      other[WORKERS] = 0;
      other[FEMALE] &= ~workers;
      other[MALE] &= ~workers;
      for (const _ of squaresOf(workers)) {
        const free = squaresOf(ALL & ~workersOn(other));
        other[WORKERS] |= bit(free[random(free.length)] as Square);
      }
      return other;
    };
    for (const power of [
      'apollo',
      'artemis',
      'minotaur',
      'prometheus',
      'demeter',
      'hermes',
      'urania',
      'terpsichore',
      'none',
    ]) {
      const t = table(['hecate b2 d4', `${power} d2 b4`]);
      let p = t.p;
      for (let i = 0; i < 120 && !outcomeOf(p); i++) {
        if (actorOf(t.match, p) === 1) {
          const other = scatter(p);
          expect(legal(t, other), power).toEqual(legal(t, p));
          expect(legal(t, viewOf(t.match, p, 1)), power).toEqual(legal(t, p));
          expect(view(t, other, 1), power).toEqual(view(t, p, 1));
        }
        const steps = t.referee.legalSteps(p);
        p = t.referee.play(p, steps[random(steps.length)] as Step).position;
      }
    }
  });
});

describe('40 moerae: the square is hers alone', () => {
  const fate = (square: string): Table =>
    table(['moerae a1 b1 e1', 'none b3 e5'], { turn: 1, board: 'b3=2 c3=3', secret: [0, squareOf(square)] });

  it('40.11 options and views do not depend on it', () => {
    const [on, off] = [fate('c3'), fate('a1')];
    expect(legal(on, on.p)).toEqual(legal(off, off.p));
    for (const viewer of [1, 'spectator'] as const) expect(view(on, on.p, viewer)).toEqual(view(off, off.p, viewer));
    expect(legal(on, viewOf(on.match, on.p, 1))).toEqual(legal(on, on.p));
    expect(view(on, on.p, 0)).toEqual([...on.p]);
  });

  it('40.12 40.16 her choice is seen as made, not as which', () => {
    const made = createMatch({ players: 2, powers: ['moerae', 'none'] });
    if (!made.ok) throw new Error(made.error.code);
    const t: Table = { match: made.value, referee: new Referee(made.value), p: startPosition(made.value) };
    const placed = play(t, t.p, '@c3', '@a1', '@b1').position;
    for (const step of t.referee.legalSteps(placed)) {
      for (const viewer of [1, 'spectator'] as const) expect(shownStep(t.match, 0, step, viewer)).toBe(HIDDEN_STEP);
      expect(shownStep(t.match, 0, step, 0)).toBe(step);
    }
    const [first, second] = ['fate:a1', 'fate:d4'].map((text) => play(t, placed, text).position) as [
      Position,
      Position,
    ];
    expect(view(t, first, 1)).toEqual(view(t, second, 1));
    expect(view(t, first, 1)).not.toEqual(view(t, placed, 1));
  });

  it('40.14 it is shown when the game is over, whether it decided or not', () => {
    for (const square of ['c3', 'a1']) {
      const t = fate(square);
      const end = play(t, t.p, 'b3-c3').position;
      expect(outcomeOf(end)?.reason).toBe(square === 'c3' ? 'fate' : 'climbed');
      for (const viewer of [0, 1, 'spectator'] as const) expect(view(t, end, viewer)).toEqual([...end]);
    }
  });
});

describe('43 tartarus: the Abyss is his alone', () => {
  const abyss = (square: string, turn = 1): Table =>
    table(['tartarus a1 e1', 'artemis b2 e5'], { turn, secret: [0, squareOf(square)] });

  it('43.8 43.14 options do not depend on it, not even his own', () => {
    for (const turn of [0, 1]) {
      const [one, other] = [abyss('c3', turn), abyss('b1', turn)];
      expect(legal(one, one.p)).toEqual(legal(other, other.p));
    }
    const t = abyss('c3');
    expect(legal(t, viewOf(t.match, t.p, 1))).toEqual(legal(t, t.p));
  });

  it('43.8 nor do the options after a step past it', () => {
    const [one, other] = [abyss('c3'), abyss('d1')];
    expect(legal(one, play(one, one.p, 'b2-b3').position)).toEqual(
      legal(other, play(other, other.p, 'b2-b3').position),
    );
  });

  it('43.18 hidden from the opponent and from spectators, shown at the end', () => {
    const [one, other] = [abyss('c3'), abyss('d1')];
    for (const viewer of [1, 'spectator'] as const)
      expect(view(one, one.p, viewer)).toEqual(view(other, other.p, viewer));
    expect(view(one, one.p, 0)).toEqual([...one.p]);
    const end = play(one, one.p, 'b2-c3').position;
    expect(outcomeOf(end)?.reason).toBe('abyss');
    for (const viewer of [0, 1, 'spectator'] as const) expect(view(one, end, viewer)).toEqual([...end]);
  });

  it('43.15 43.18 his choice is seen as made, not as which', () => {
    const made = createMatch({ players: 2, powers: ['tartarus', 'none'] });
    if (!made.ok) throw new Error(made.error.code);
    const t: Table = { match: made.value, referee: new Referee(made.value), p: startPosition(made.value) };
    const placed = play(t, t.p, '@a1', '@b1', '@d5', '@e5').position;
    for (const step of t.referee.legalSteps(placed)) expect(shownStep(t.match, 0, step, 'spectator')).toBe(HIDDEN_STEP);
    const [first, second] = ['abyss:c3', 'abyss:d4'].map((text) => play(t, placed, text).position) as [
      Position,
      Position,
    ];
    expect(view(t, first, 1)).toEqual(view(t, second, 1));
  });
});
