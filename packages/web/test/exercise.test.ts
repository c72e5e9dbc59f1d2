import type { Exercise, Refused } from '@oia/learning';
import { winnerOf } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { EvidenceSession } from '../src/exercise/evidence-session.ts';
import { ExerciseSession } from '../src/exercise/exercise-session.ts';

const BLOCK: Exercise = {
  position: '02300/00000/00000/00000/00000 A none:fc4,me2 none:fb5,md1',
  goal: ({ outcome }) => outcome === undefined,
  solution: 'c4-d4 +c5',
  turns: 2,
};

const atOnce = (): Promise<void> => Promise.resolve();
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function play(session: ExerciseSession | EvidenceSession, turn: string): void {
  for (const word of turn.split(' ')) {
    const next = session.state.value.game.playText(word);
    if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
    session.play(next.value.moments.at(-1)?.step as number);
  }
}

describe('an exercise on a page', () => {
  it('lets the others reply, and waits for that', async () => {
    const session = new ExerciseSession({ ...BLOCK, goal: () => false }, atOnce);
    play(session, 'c4-d4 +c5');
    expect(session.state.value.isBusy).toBe(true);
    expect(session.canPlay).toBe(false);
    await settled();
    expect(session.canPlay).toBe(true);
    expect(session.state.value.game.actor).toBe(0);
  });

  it('shows the solution, and begins anew', async () => {
    const session = new ExerciseSession(BLOCK, atOnce);
    play(session, 'e2-e3');
    await session.showSolution();
    expect(session.state.value).toMatchObject({ showing: 'solution', isBusy: false, wasShown: true });
    expect(session.state.value.game.moments).toHaveLength(2);
    session.restart();
    expect(session.state.value.game.moments).toHaveLength(0);
    expect(session.canPlay).toBe(true);
  });

  it('shows how a try is refuted', async () => {
    const session = new ExerciseSession({ ...BLOCK, turns: 1, goal: () => false }, atOnce);
    play(session, 'e2-e3 +e4');
    expect(session.state.value.attempt.status).toBe('missed');
    await session.showRefutation();
    expect(winnerOf(session.state.value.game.position)).toBe(1);
  });

  it('stops showing where the player begins anew', async () => {
    const session = new ExerciseSession(BLOCK, atOnce);
    const shown = session.showSolution();
    session.restart();
    await shown;
    await settled();
    expect(session.state.value.game.moments).toHaveLength(0);
  });

  it('undoes a step of the turn', () => {
    const session = new ExerciseSession(BLOCK, atOnce);
    expect(session.canUndo).toBe(false);
    play(session, 'e2-e3');
    expect(session.canUndo).toBe(true);
    session.undo();
    expect(session.state.value.game.moments).toHaveLength(0);
  });
});

describe('evidence on a page', () => {
  const evidence: Refused = {
    position: '02300/00000/00000/00000/00000 A none:fc4,me2 none:fb5,md1',
    steps: 'e2-e3',
    from: 'e3',
    square: 'c3',
    code: 'tooFar',
  };

  it('is shown step by step and can be shown again', async () => {
    const session = new EvidenceSession(evidence, atOnce);
    await session.show();
    expect(session.state.value.phase).toBe('done');
    expect(session.state.value.game.moments).toHaveLength(1);
    await session.show();
    expect(session.state.value.game.moments).toHaveLength(1);
  });

  it('can be tried instead, by both sides', () => {
    const session = new EvidenceSession(evidence, atOnce);
    play(session, 'c4-c3 +c4 b5-c5');
    expect(session.state.value.phase).toBe('free');
    expect(winnerOf(session.state.value.game.position)).toBe(1);
    session.restart();
    expect(session.state.value).toMatchObject({ phase: 'ready' });
  });
});
