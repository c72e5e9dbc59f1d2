import type { Step } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { Attempt, type Exercise, LESSONS } from '../src/index.ts';

const stepOf = ({ game }: Attempt, text: string): Step => {
  const next = game.playText(text);
  if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
  return next.value.moments.at(-1)?.step as Step;
};

/** Plays the player's steps as they are written, and lets the others reply. */
function played(exercise: Exercise, ...texts: readonly string[]): Attempt {
  let attempt = new Attempt(exercise);
  for (const text of texts) {
    attempt = attempt.play(stepOf(attempt, text)) ?? attempt;
    for (const step of attempt.replies()) attempt = attempt.reply(step);
  }
  return attempt;
}

describe('in set-up', () => {
  const { placement } = LESSONS;

  it('all that the player places is one turn', () => {
    expect(played(placement, '@c4').status).toBe('player');
    expect(played(placement, '@c4').turnsLeft).toBe(1);
    expect(played(placement, '@c4', '@d3').status).toBe('reached');
    expect(played(placement, '@a1', '@d3').status).toBe('missed');
    expect(played(placement, '@a1', '@d3').miss).toBe('edge');
  });

  it('a worker can be taken back until the other one is placed', () => {
    expect(new Attempt(placement).undo()).toBe(undefined);
    expect(played(placement, '@c4').undo()?.game.moments).toEqual([]);
    expect(played(placement, '@c4', '@d3').undo()).toBe(undefined);
  });
});

describe('with two turns', () => {
  const { plan } = LESSONS;

  it('the opponent replies in between', () => {
    const attempt = played(plan, 'd3-d4', '+c3');
    expect(attempt.status).toBe('player');
    expect(attempt.turnsLeft).toBe(1);
    expect(attempt.game.moments).toHaveLength(4);
    expect(played(plan, 'd3-d4', '+c3', 'd4-e4').status).toBe('reached');
  });

  it('an opponent who can win does, and that is the answer', () => {
    const attempt = played(plan, 'd3-d4', '+d3');
    expect(attempt.game.outcome?.winner).toBe(1);
    expect(attempt.status).toBe('missed');
    expect(attempt.miss).toBe('opponentWins');
  });
});
