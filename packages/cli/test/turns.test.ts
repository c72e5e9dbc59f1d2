import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createMatch, Game, pickOne, positionText, readPosition, seededRandom, startPosition } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { BIN, oia, PLAIN, STUCK, WINNING } from './oia.ts';

interface Turn {
  readonly turn: string;
  readonly steps: readonly string[];
  readonly next?: string;
  readonly error?: { readonly code: string };
}
interface Answer {
  readonly position: string;
  readonly turns: readonly Turn[];
  readonly over: { readonly winner: string | null; readonly reason: string } | null;
  readonly more?: boolean;
  readonly error?: { readonly code: string; readonly message: string };
}

async function ask(args: readonly string[], input: string | readonly string[] = ''): Promise<Answer[]> {
  const { code, err, lines } = await oia(['turns', ...args], input);
  expect(err).toBe('');
  const answers = lines.map((line) => JSON.parse(line) as Answer);
  expect(code).toBe(answers.some(({ error }) => error) ? 2 : 0);
  return answers;
}

async function askOne(position: string, ...args: string[]): Promise<Answer> {
  const [answer] = await ask([...args, position]);
  if (!answer) throw new Error('no answer');
  return answer;
}

/** Positions from random games, one after another. */
function randomPositions(count: number): string[] {
  const random = seededRandom(5);
  const positions: string[] = [];
  while (positions.length < count) {
    const match = createMatch({ players: 2, powers: pickOne(random, [[], ['pan', 'artemis'], ['atlas', 'athena']]) });
    if (!match.ok) throw new Error(match.error.code);
    let game = new Game(match.value, startPosition(match.value));
    while (!game.outcome && positions.length < count) {
      positions.push(positionText({ match: game.match, position: game.position }));
      const next = game.play(pickOne(random, game.legalSteps()));
      if (!next.ok) throw new Error(next.error.code);
      game = next.value;
    }
  }
  return positions;
}

describe('oia turns', () => {
  test('lists each turn with its steps and the position after it', async () => {
    const { position, turns, over, more } = await askOne(PLAIN);
    expect(position).toBe(PLAIN);
    expect([over, more]).toEqual([null, undefined]);
    expect(turns).toContainEqual({
      turn: 'b2-b3 +b4',
      steps: ['b2-b3', '+b4'],
      next: '00000/01000/00000/00000/00000 B none:fb3,mc3 none:fd4,me5',
    });
    expect(new Set(turns.map(({ next }) => next)).size).toBe(turns.length);
  });

  test.each([
    '00000/01200/00100/00000/00000 A prometheus:fb3,mc3 pan:fd4,me5',
    '03000/01200/00130/00000/00000 A demeter:fb3,mc3 aphrodite:fd4,me5',
    '00000/00300/00000/00000/00000 A none:fb3,mc3 gaea:fd4,me5',
    '00000/00000/00000/00000/00000 A+ dionysus:fb3,mc3 pan:fd4,me5',
    '00000/00000/00000/00000/00000 @0 eros:- aeolus:- start=A',
  ])('tells turns that can be played: %s', async (text) => {
    const placed = readPosition(text);
    if (!placed.ok) throw new Error(placed.error.code);
    const { turns } = await askOne(text, '--limit', '400');
    expect(turns.length).toBeGreaterThan(5);
    for (const { steps, next } of turns) {
      let game = Game.from(placed.value);
      for (const step of steps) {
        const played = game.playText(step);
        if (!played.ok) throw new Error(`${steps.join(' ')}: ${step}: ${played.error.code}`);
        game = played.value;
      }
      const after = readPosition(next ?? '');
      if (!after.ok) throw new Error(after.error.code);
      expect(positionText(Game.from(after.value))).toBe(positionText({ match: game.match, position: game.position }));
    }
  });

  test('marks an answer out of turn', async () => {
    const { turns } = await askOne('00000/00300/00000/00000/00000 A none:fb3,mc3 gaea:fd4,me5');
    const answered = turns.find(({ turn }) => turn.startsWith('b3-b4 +c4^ (*'));
    expect(answered?.steps).toHaveLength(3);
    expect(answered?.steps[2]).toMatch(/^\*[a-e][1-5]$/);
  });

  test('stops at the limit and says so', async () => {
    const { turns, more } = await askOne(PLAIN, '--limit', '3');
    expect([turns.length, more]).toEqual([3, true]);
    const all = await askOne(PLAIN);
    const exact = await askOne(PLAIN, '--limit', String(all.turns.length));
    expect([exact.turns.length, exact.more]).toEqual([all.turns.length, undefined]);
  });

  test('reports the outcome of a finished position', async () => {
    const [won, stuck] = await ask([WINNING.replace(' A ', ' #B:climbed '), STUCK]);
    expect(won).toMatchObject({ turns: [], over: { winner: 'B', reason: 'climbed' } });
    expect(stuck).toMatchObject({ turns: [], over: { winner: 'B', reason: 'stuck' } });
    const { turns, over } = await askOne(WINNING);
    expect(over).toBeNull();
    expect(turns.find(({ turn }) => turn === 'c2-c3')?.next).toContain('#A:climbed');
  });

  test('lists set-up player by player and draws card by card', async () => {
    const [placing, drawing] = await ask([
      '00000/00000/00000/00000/00000 @0 none:- none:- start=A',
      '00000/00000/00000/00000/00000 @0 chaos:- none:- start=A',
    ]);
    expect(placing?.turns).toHaveLength(25 * 24);
    expect(drawing?.turns.map(({ turn }) => turn)).toContain('draw:pan');
  });

  test('answers 2,000 positions, bad lines in their place', async () => {
    const bad = ['', 'nonsense', '00000/00000 A none:a1 none:b2', '{"position":1}', PLAIN.replace('fb2', 'fz9')];
    const lines = randomPositions(2000).map((text, i) => (i % 20 === 7 ? (bad[i % bad.length] ?? '') : text));
    const answers = await ask(['--limit', '20'], lines);
    expect(answers).toHaveLength(lines.length);
    for (const [i, { position, turns, error }] of answers.entries()) {
      if (i % 20 === 7) expect(error?.message).toMatch(/\.$/);
      else expect([position, turns.length > 0]).toEqual([lines[i], true]);
    }
  });

  test('answers each line before the next one comes', async () => {
    const child = spawn(process.execPath, [BIN, 'turns']);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const text of [PLAIN, 'nonsense', WINNING]) {
      child.stdin.write(`${text}\n`);
      expect((await answers.next()).value).toContain(text === 'nonsense' ? '"error"' : text);
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([2, null]);
  });

  test('ends cleanly when the pipe is closed', async () => {
    const child = spawn(process.execPath, [BIN, 'turns']);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(`${PLAIN}\n`.repeat(500));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(err).toBe('');
  });
});

describe('oia turns --notation older', () => {
  test('reads both notations and writes the older one', async () => {
    const older = '0000000000000000000000000/1/mortal:C3,B2/mortal:E5,D4';
    const [ours, theirs] = await ask(['--notation', 'older', PLAIN, older]);
    expect(ours?.position).toBe(older);
    expect(theirs?.turns.map(({ next }) => next).sort()).toEqual(ours?.turns.map(({ next }) => next).sort());
    expect(ours?.turns.find(({ turn }) => turn === 'b2-b3 +b4')?.next).toBe(
      '0000001000000000000000000/2/mortal:B3,C3/mortal:E5,D4',
    );
  });

  test('marks the winner', async () => {
    const { turns } = await askOne(WINNING, '--notation', 'older');
    expect(turns.find(({ turn }) => turn === 'c2-c3')?.next).toBe(
      '0000000000003000020000000/2/#mortal:C3,A1/mortal:E5,E1',
    );
  });

  test('does not list equal texts twice', async () => {
    const { turns } = await askOne('0000000000000000000000000/1/mortal/mortal', '--notation', 'older');
    expect(turns).toHaveLength((25 * 24) / 2);
  });

  test('reports what it cannot express', async () => {
    const [answer] = await ask(['--notation', 'older', PLAIN.replace('none', 'circe')]);
    expect(answer?.error?.code).toBe('notExpressible');
  });
});

describe('oia turns refuses', () => {
  test.each([
    [['--limit', 'many'], 'whole number'],
    [['--limit', '0'], 'whole number'],
    [['--notation', 'new'], 'Unknown value "new"'],
    [['--loud'], "'--loud'"],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await oia(['turns', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
