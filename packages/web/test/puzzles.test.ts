import { openPuzzle, type Puzzle, type PuzzleEntry, type PuzzleText } from '@oia/learning/puzzles';
import { judge, winningLine } from '@oia/learning/solver';
import { positionText, stepText, winnerOf } from '@oia/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Examiner } from '../src/puzzles/examiner.ts';
import { knownFilter } from '../src/puzzles/puzzle-library.ts';
import {
  progressText,
  puzzleProgress,
  readProgress,
  recordDaily,
  recordTry,
  streakOn,
} from '../src/puzzles/puzzle-progress.ts';
import { PuzzleSession } from '../src/puzzles/puzzle-session.ts';

const WIN_IN_2: PuzzleText = {
  kind: 'win2',
  rating: 1340,
  position: '12200/14200/00120/10220/00000 A none:fd3,mc4 none:fa5,mc2',
  key: 'c4-b5 +c5',
};
const WIN_IN_1: PuzzleText = {
  kind: 'win1',
  rating: 900,
  position: '00000/20020/20030/01221/00000 B hephaestus:fb1,me2 artemis:fa4,mb2',
  key: 'b2-c2 c2-d3',
};
const HOLD: PuzzleText = {
  kind: 'hold1',
  rating: 1100,
  position: '00001/00320/00010/20310/22301 B none:fd4,mc3 none:fa2,ma1',
  key: 'a2-b3 +c4^',
};

const EXAMINER: Examiner = {
  judge: async (question) => judge(question),
  winningLine: async (question) => winningLine(question),
  close: () => undefined,
};

function opened(text: PuzzleText): Puzzle {
  const read = openPuzzle(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function sessionOf(text: PuzzleText, examiner = EXAMINER) {
  const onResult = vi.fn();
  const session = new PuzzleSession(opened(text), { examiner, wait: () => Promise.resolve(), onResult });
  return { session, onResult };
}

async function play(session: PuzzleSession, turn: string): Promise<void> {
  for (const word of turn.split(' ')) {
    const next = session.state.value.game.playText(word);
    if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
    session.play(next.value.moments.at(-1)?.step as number);
  }
  await vi.waitFor(() => expect(session.state.value.phase).not.toMatch(/judging|replying/));
}

describe('a puzzle on a page', () => {
  it('is solved by winning with this turn', async () => {
    const { session, onResult } = sessionOf(WIN_IN_1);
    await play(session, WIN_IN_1.key);
    expect(session.state.value).toMatchObject({ phase: 'solved', isClean: true });
    expect(onResult.mock.calls).toEqual([[true]]);
  });

  it('lets the other side defend, and is solved by any turn that wins then', async () => {
    const { session, onResult } = sessionOf(WIN_IN_2);
    await play(session, WIN_IN_2.key);
    expect(session.state.value).toMatchObject({ phase: 'try', turnsLeft: 1 });
    expect(session.canPlay).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
    const [turn = []] = await EXAMINER.winningLine(questionAt(session));
    for (const step of turn) session.play(step);
    expect(session.state.value.phase).toBe('solved');
    expect(onResult.mock.calls).toEqual([[true]]);
  });

  function questionAt({ state, seat }: PuzzleSession): Parameters<Examiner['winningLine']>[0] {
    const { game, turnsLeft } = state.value;
    return { position: positionText(game), side: seat, aim: 'win', turns: turnsLeft };
  }

  it('answers a wrong turn on the board; another try begins where that turn began', async () => {
    const { session, onResult } = sessionOf(WIN_IN_2);
    await play(session, 'd3-e3 +e4');
    const { phase, miss, game } = session.state.value;
    expect([phase, miss]).toEqual(['missed', 'loose']);
    expect(game.moments.length).toBeGreaterThan(2);
    expect(session.canPlay).toBe(false);
    session.again();
    expect(session.state.value.game.moments).toHaveLength(0);
    await play(session, WIN_IN_2.key);
    expect(session.state.value.phase).toBe('try');
    expect(onResult.mock.calls).toEqual([[false]]);
  });

  it('counts a turn that could not be checked neither as right nor as wrong, and checks it again', async () => {
    let isBroken = true;
    const judgeOnceMended: Examiner['judge'] = async (question) => {
      if (isBroken) throw new Error('the worker did not answer in time');
      return judge(question);
    };
    const { session, onResult } = sessionOf(WIN_IN_2, { ...EXAMINER, judge: judgeOnceMended });
    await play(session, WIN_IN_2.key);
    expect(session.state.value).toMatchObject({ phase: 'unchecked', isClean: true });
    expect(onResult).not.toHaveBeenCalled();
    await session.checkAgain();
    expect(session.state.value.phase).toBe('unchecked');
    isBroken = false;
    await session.checkAgain();
    expect(session.state.value).toMatchObject({ phase: 'try', turnsLeft: 1, isClean: true });
  });

  it('shows how the other side wins when a defence fails', async () => {
    const { session } = sessionOf(HOLD);
    await play(session, 'a1-b1 +a1');
    expect(session.state.value).toMatchObject({ phase: 'missed', miss: 'lost' });
    expect(winnerOf(session.state.value.game.position)).toBe(0);
    session.again();
    await play(session, HOLD.key);
    expect(session.state.value).toMatchObject({ phase: 'solved', isClean: false });
  });

  it('gives hints in two stages, which count as a failed try', async () => {
    const { session, onResult } = sessionOf(WIN_IN_2);
    await session.hint();
    expect(session.state.value.hint).toBe('worker');
    await session.hint();
    expect(session.state.value).toMatchObject({ hint: 'turn', isClean: false });
    expect(session.state.value.hinted).toHaveLength(2);
    expect(onResult.mock.calls).toEqual([[false]]);
  });

  it('drops a hint that comes after the player has played on', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Examiner = {
      ...EXAMINER,
      winningLine: async (question) => {
        await released;
        return winningLine(question);
      },
    };
    const { session } = sessionOf(WIN_IN_2, slow);
    await play(session, WIN_IN_2.key);
    expect(session.state.value.phase).toBe('try');
    const phases: string[] = [];
    session.state.watch(() => phases.push(session.state.value.phase));
    const hint = session.hint();
    await play(session, turnWithoutWin(session));
    const { phase, game } = session.state.value;
    expect(phase).toBe('missed');
    release();
    await hint;
    expect(phases).not.toContain('showing');
    expect(session.state.value).toMatchObject({ phase, hint: 'none', hinted: [] });
    expect(session.state.value.game).toBe(game);
  });

  /** Any turn of the player that does not end the game, in notation. */
  function turnWithoutWin({ state, seat }: PuzzleSession): string {
    let { game } = state.value;
    const words: string[] = [];
    while (game.actor === seat) {
      const { match, position } = game;
      const found = game
        .legalSteps()
        .map((step) => ({ step, next: game.play(step) }))
        .find(({ next }) => next.ok && !next.value.outcome);
      if (!found?.next.ok) throw new Error('every step ends the game');
      words.push(stepText(match, position, found.step));
      game = found.next.value;
    }
    return words.join(' ');
  }

  it('plays the whole solution', async () => {
    const { session } = sessionOf(WIN_IN_2);
    await session.showSolution();
    expect(session.state.value.phase).toBe('shown');
    expect(winnerOf(session.state.value.game.position)).toBe(0);
  });

  it('takes steps of the turn back, and nothing before it', async () => {
    const { session } = sessionOf(WIN_IN_2);
    expect(session.canUndo).toBe(false);
    session.play(opened(WIN_IN_2).steps[0] as number);
    session.undo();
    expect(session.state.value.game.moments).toHaveLength(0);
  });

  it('says so where nothing can be proved', async () => {
    const unknowing: Examiner = { ...EXAMINER, judge: async () => ({ verdict: 'unknown', line: [] }) };
    const { session } = sessionOf(WIN_IN_2, unknowing);
    await play(session, 'd3-e3 +e4');
    expect(session.state.value).toMatchObject({ phase: 'missed', miss: 'unknown' });
  });
});

describe('progress', () => {
  const ENTRY: PuzzleEntry = { ...WIN_IN_2, id: 'abcdef', powers: ['none', 'none'] };

  beforeEach(() => puzzleProgress.set(readProgress(undefined)));

  it('counts the first try at a puzzle, and only that', () => {
    recordTry(ENTRY, false);
    const { solver } = puzzleProgress.value;
    expect(solver.count).toBe(1);
    recordTry(ENTRY, true);
    expect(puzzleProgress.value.solver).toBe(solver);
    expect(puzzleProgress.value.tried.get(ENTRY.id)).toBe(false);
  });

  it('counts days', () => {
    recordDaily(10);
    recordDaily(11);
    expect(streakOn(11)).toBe(2);
    expect(streakOn(13)).toBe(0);
  });

  it('is read as it was written', () => {
    recordTry(ENTRY, true);
    recordDaily(10);
    expect(readProgress(progressText(puzzleProgress.value))).toEqual(puzzleProgress.value);
  });

  it.each(['', 'nonsense', '2 1000 5|0 0 0|', '1 x 5|0 0 0|', '1 1000 5|0 0 0', '1 1000 5|0 0 0|<b>'])(
    'begins anew with %j',
    (text) => expect(readProgress(text)).toEqual(readProgress(undefined)),
  );
});

describe('a filter', () => {
  it.each([
    ['', {}],
    ['win2 hard pan', { kind: 'win2', difficulty: 'hard', power: 'pan' }],
    [' easy none', { difficulty: 'easy', power: 'none' }],
    ['win9 harder nobody', {}],
  ])('%j', (text, expected) =>
    expect(knownFilter(text.split(' '))).toEqual({
      kind: undefined,
      difficulty: undefined,
      power: undefined,
      ...expected,
    }),
  );
});
