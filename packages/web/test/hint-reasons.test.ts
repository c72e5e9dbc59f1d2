import { Game, readPosition, type Step } from '@oia/rules';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { firstStage, hintsAt, nextStage } from '../src/game/board/staged-hint.ts';
import { sayHint } from '../src/game/prompt/hint-words.lazy.ts';
import { reasonsFor } from '../src/session/hint-reasons.ts';

const nameOf = (seat: number): string => 'AB'.charAt(seat);
const [B1, C3, D4, D5] = [1, 12, 18, 23] as const;

function gameAt(position: string): Game {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.at}`);
  return Game.from(read.value);
}

function stepsOf(game: Game, text: string): readonly Step[] {
  const after = text.split(' ').reduce((now, word) => {
    const played = now.playText(word);
    if (!played.ok) throw new Error(`${word}: ${played.error.code}`);
    return played.value;
  }, game);
  return after.moments.slice(game.moments.length).map(({ step }) => step);
}

const reasons = (position: string, turn: string) => {
  const game = gameAt(position);
  return reasonsFor(game, stepsOf(game, turn));
};

/** Each side has a worker on level 2 beside a tower of level 3: A at d4, B at b2. */
const RACE = '00030/00020/00000/02000/03000 A none:fd4,ma2 none:fb2,me5';
const QUIET = '00000/00000/00000/00010/00000 A none:fc3,ma5 none:fe5,me1';

describe('a turn is explained by the rules:', () => {
  test('it wins', () => {
    expect(reasons(RACE, 'd4-d5')).toEqual([{ kind: 'wins' }]);
  });

  test('it stops a win, and leaves one of its own', () => {
    expect(reasons(RACE, 'a2-a1 +b1^')).toEqual([
      { kind: 'stops', squares: [B1] },
      { kind: 'threatens', squares: [D5] },
    ]);
  });

  test('it climbs', () => {
    expect(reasons(QUIET, 'c3-d2 +d3')).toEqual([{ kind: 'climbs', level: 1 }]);
  });

  test('what stops nothing is not said to', () => {
    expect(reasons(RACE, 'a2-a1 +a2')).toEqual([]);
    expect(reasons(QUIET, 'c3-c4 +c5')).toEqual([]);
  });

  test('it is complete also when asked for after the move', () => {
    const moved = gameAt(RACE).playText('a2-a1');
    if (!moved.ok) throw new Error(moved.error.code);
    expect(reasonsFor(moved.value, stepsOf(moved.value, '+b1^'))).toContainEqual({ kind: 'stops', squares: [B1] });
  });

  test('steps that cannot be played have no reasons', () => {
    const game = gameAt(RACE);
    const steps = stepsOf(game, 'a2-a1 +b1^');
    expect(reasonsFor(game, [...steps].reverse())).toEqual([]);
  });
});

describe('a hint is given in stages', () => {
  const game = gameAt(RACE);
  const steps = stepsOf(game, 'd4-c3 +d4');

  test('the worker, the turn, why', () => {
    expect(firstStage(steps)).toBe('worker');
    expect(nextStage('worker')).toBe('turn');
    expect(nextStage('turn')).toBe('why');
    expect(nextStage('why')).toBe('why');
  });

  test('a turn without a worker begins with the turn', () => {
    expect(firstStage(steps.slice(1))).toBe('turn');
  });

  test('the board shows no more than was asked for', () => {
    expect(hintsAt('worker', steps)).toEqual([{ kind: 'move', to: D4 }]);
    expect(hintsAt('worker', steps.slice(1))).toEqual([]);
    expect(hintsAt('turn', steps)).toMatchObject([
      { from: D4, to: C3 },
      { kind: 'build', to: D4 },
    ]);
    expect(hintsAt('why', steps)).toEqual(hintsAt('turn', steps));
  });

  test('and says no more', () => {
    const says = (stage: 'worker' | 'turn' | 'why', turn: string): string =>
      sayHint(en, game, stepsOf(game, turn), stage, nameOf);
    expect(says('worker', 'd4-c3 +d4')).toBe(`Have a look at the worker on d4. ${en.ui.hints.moreTurn}`);
    expect(says('turn', 'd4-c3 +d4')).toContain('from d4 to c3');
    expect(says('why', 'a2-a1 +b1^')).toBe('This stops a win on b1. It threatens to win on d5 next turn.');
    expect(says('why', 'a2-a1 +a2')).toBe(en.ui.hints.unclear);
  });
});
