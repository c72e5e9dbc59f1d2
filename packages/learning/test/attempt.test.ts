import { parsePosition, stepText } from '@oia/rules';
import { describe, expect, it } from 'vitest';
import { isSafe, stands, wins } from '../src/goal.ts';
import { Attempt, type Exercise, replyTo, winningTurn } from '../src/index.ts';
import { gameAt } from '../src/positions.ts';

const CLIMB: Exercise = {
  position: '00000/00000/02300/00000/00000 A none:fb3,me2 none:fd5,md1',
  goal: wins,
  solution: 'b3-c3',
  misses: { left: (game) => !stands('b3')(game) },
};
/** B threatens to climb onto c5; only a dome there stops it. */
const BLOCK: Exercise = {
  position: '02300/00000/00000/00000/00000 A none:fc4,me2 none:fb5,md1',
  goal: isSafe,
  solution: 'c4-d4 +c5',
};

function tried(exercise: Exercise, steps: string): Attempt {
  let attempt = new Attempt(exercise);
  for (const text of steps.split(' ')) {
    const step = attempt.game.legalSteps().find((each) => textOf(attempt, each) === text);
    const next = step === undefined ? undefined : attempt.play(step);
    if (!next) throw new Error(`${text} was refused`);
    attempt = next;
  }
  return attempt;
}

const textOf = ({ game }: Attempt, step: number): string => stepText(game.match, game.position, step);

describe('an attempt', () => {
  it('is reached by any turn that reaches the goal', () => {
    expect(tried(CLIMB, 'b3-c3').status).toBe('reached');
    expect(tried(BLOCK, 'c4-d4 +c5^').status).toBe('reached');
    expect(tried(BLOCK, 'c4-b4 +c5^').status).toBe('reached');
  });

  it('waits for the rest of the turn', () => {
    expect(tried(BLOCK, 'c4-d4').status).toBe('player');
  });

  it('is missed when the turns are used up, and says why', () => {
    const left = tried(CLIMB, 'b3-a3 +a4');
    expect([left.status, left.miss]).toEqual(['missed', 'left']);
    const other = tried(CLIMB, 'e2-e3 +e4');
    expect([other.status, other.miss]).toEqual(['missed', 'notReached']);
  });

  it('finds the turn that refutes it', () => {
    const idle = tried(BLOCK, 'e2-e3 +e4');
    expect(idle.miss).toBe('opponentWins');
    expect(idle.refutation?.map((step) => textOf(idle, step))).toEqual(['b5-c5']);
  });

  it('plays nothing after its end', () => {
    const done = tried(CLIMB, 'b3-a3 +a4');
    expect(done.play(done.game.legalSteps()[0] as number)).toBeUndefined();
  });

  it('takes back steps of the turn that is played, and no others', () => {
    const moved = tried(BLOCK, 'c4-d4');
    expect(moved.undo()?.game.moments).toHaveLength(0);
    expect(tried(BLOCK, 'c4-d4 +c5^').undo()).toBeUndefined();
    expect(new Attempt(BLOCK).undo()).toBeUndefined();
  });

  it('lets the others reply where there are turns left', () => {
    const first = tried({ ...CLIMB, turns: 2 }, 'e2-e3 +e4');
    expect(first.status).toBe('others');
    let attempt = first;
    for (const step of attempt.replies()) attempt = attempt.reply(step);
    expect([attempt.status, attempt.turnsLeft]).toEqual(['player', 1]);
  });
});

describe('a reply', () => {
  it('wins if it can', () => {
    const game = gameAt('02300/00000/00000/00000/00000 B none:fc3,me2 none:fb5,md1');
    expect(replyTo(game)).toEqual(winningTurn(game));
  });

  it('stops the player from winning at once', () => {
    const game = gameAt('00000/00000/02300/00000/00000 B none:fb3,me1 none:fd4,ma1');
    let after = game;
    for (const step of replyTo(game) ?? []) {
      const next = after.play(step);
      if (next.ok) after = next.value;
    }
    expect(isSafe(after)).toBe(true);
  });

  it('is for the others only', () => {
    expect(replyTo(gameAt(CLIMB.position))).toBeUndefined();
    expect(parsePosition(CLIMB.position).ok).toBe(true);
  });
});
