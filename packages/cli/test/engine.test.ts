import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { NET_ROWS, netFile, STAGES } from '@oia/engine/node';
import { Game, olderText, positionText, Referee, readPosition } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { BIN, oia, PLAIN, STUCK, WINNING } from './oia.ts';

const answersTo = async (...lines: string[]): Promise<readonly string[]> => (await oia(['engine'], lines)).lines;

function gameAt(text: string): Game {
  const placed = readPosition(text);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  return Game.from(placed.value);
}

/** Plays the turn of a `bestturn` line; returns its `next` and the game it leads to. */
function followed(start: string, line: string): { next: string; reached: Game } {
  const [, turn = '', next = ''] = /^bestturn (.*) next (.*)$/.exec(line) ?? [];
  let game = gameAt(start);
  for (const word of turn.split(' ')) {
    const played = game.playText(word);
    if (!played.ok)
      throw new Error(`${word} is not legal in ${positionText({ match: game.match, position: game.position })}`);
    game = played.value;
  }
  return { next, reached: game };
}

describe('the engine protocol', () => {
  test('introduces itself and says when it is ready', async () => {
    const lines = await answersTo('oia', 'isready');
    expect(lines[0]).toMatch(/^id name Oia /);
    expect(lines).toContain('oiaok');
    expect(lines.at(-1)).toBe('readyok');
  });

  test('names the range of every option, takes both ends of it, and nothing beyond', async () => {
    const ranges = (await answersTo('oia')).flatMap((line) => {
      const found = /^option name (\w+) type spin default (\d+) min (\d+) max (\d+)$/.exec(line);
      return found ? [{ name: found[1], numbers: found.slice(2).map(Number) }] : [];
    });
    expect(ranges.map(({ name }) => name)).toEqual(['level', 'seed', 'hash', 'threads']);
    for (const { name, numbers } of ranges) {
      const [standard = 0, min = 0, max = 0] = numbers;
      expect(standard >= min && standard <= max).toBe(true);
      const settings = [min, max, standard].map((value) => `setoption name ${name} value ${value}`);
      expect(await answersTo(...settings, 'isready')).toEqual(['readyok']);
      expect((await answersTo(`setoption ${name} ${max + 1}`))[0]).toMatch(/^error /);
    }
  });

  test('evaluates a position without a search, for the player to decide', async () => {
    const [better] = await answersTo('position 00000/00000/00000/00000/00000 A none:fc3,mb2 none:fa1,me5', 'eval');
    const [worse] = await answersTo('position 00000/00000/00000/00000/00000 B none:fc3,mb2 none:fa1,me5', 'eval');
    const [high] = await answersTo('position 22000/22000/00000/00000/00000 A none:fa5,mb4 none:fd1,me1', 'eval');
    const scoreIn = (line = ''): number => Number(/^eval (-?\d+)$/.exec(line)?.[1]);
    expect(scoreIn(better)).toBeGreaterThan(scoreIn(worse));
    expect(scoreIn(high)).toBeGreaterThan(scoreIn(better));
    expect(scoreIn(high)).toBeLessThanOrEqual(1000);
  });

  test('evaluates what one seat sees where something is hidden', async () => {
    const lines = await answersTo('position 00000/00000/00000/00000/00000 A none:fc3,mb2 hecate:?', 'eval', 'isready');
    expect(lines).toEqual([expect.stringMatching(/^eval -?\d+$/), 'readyok']);
  });

  test('answers a position with a legal turn and the position after it', async () => {
    const lines = await answersTo(`position ${PLAIN}`, 'go depth 2');
    expect(lines.filter((line) => line.startsWith('info depth '))).not.toHaveLength(0);
    const { next, reached } = followed(PLAIN, lines.at(-1) ?? '');
    expect(next).toBe(positionText(reached));
  });

  test('answers in the notation it was asked in', async () => {
    const older = '0000000000000000000000000/1/mortal:A3,C3/artemis:E4,A1';
    const lines = await answersTo(`position ${older}`, 'go nodes 300');
    const { next, reached } = followed(older, lines.at(-1) ?? '');
    const expected = olderText(reached);
    expect(expected.ok && expected.value).toBe(next);
  });

  test('continues from the given turns', async () => {
    const lines = await answersTo(`position ${PLAIN} turns b2-b3 +b2 d4-d3 +d4`, 'go nodes 100');
    let game = gameAt(PLAIN);
    for (const word of ['b2-b3', '+b2', 'd4-d3', '+d4']) {
      const played = game.playText(word);
      if (played.ok) game = played.value;
    }
    followed(positionText(game), lines.at(-1) ?? '');
  });

  test('takes a win', async () => {
    const lines = await answersTo(`position ${WINNING}`, 'go nodes 1000');
    expect(lines.at(-1)).toMatch(/^bestturn c2-c3 next .*#A:climbed/);
  });

  test('can place, answer and choose secrets', async () => {
    const start = Game.create({ players: 2, powers: ['tartarus', 'gaea'] });
    if (!start.ok) throw new Error('no game');
    const lines = await answersTo(`position ${positionText(start.value)}`, 'go nodes 50');
    followed(positionText(start.value), lines.at(-1) ?? '');
  });

  test.each([
    ['nonsense', 'error unknownCommand nonsense'],
    ['position here', 'error badHeights here'],
    [`position ${PLAIN} turns b2-e5`, 'error illegalStep b2-e5'],
    ['go', 'error noPosition go'],
    ['eval', 'error noPosition eval'],
    ['go movetime soon', 'error badNumber movetime soon'],
    ['go slowly', 'error unknownLimit slowly'],
    ['setoption level best', 'error badValue'],
    ['setoption colour blue', 'error unknownOption colour'],
    ['setoption seed x', 'error badNumber x'],
    ['setoption hash 0', 'error badNumber 0: hash is from 1 to 1024'],
    ['setoption threads 65', 'error badNumber 65: threads is from 1 to 64'],
  ])('%s is answered by %s, and the conversation goes on', async (line, answer) => {
    const lines = await answersTo(line, 'isready');
    expect(lines[0]).toMatch(new RegExp(`^${answer}`));
    expect(lines[1]).toBe('readyok');
  });

  test('reports if there is nothing to decide', async () => {
    const over = gameAt(STUCK);
    expect(over.outcome).toBeDefined();
    expect(await answersTo(`position ${positionText(over)}`, 'eval', 'go')).toEqual([
      'error nothingToDecide eval',
      'error nothingToDecide go',
    ]);
  });

  test('accepts stop while it thinks, and refuses a second question', async () => {
    const child = spawn(process.execPath, [BIN, 'engine']);
    const lines: string[] = [];
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const heard = (pattern: RegExp): Promise<string> =>
      new Promise((resolve) => {
        reader.on('line', (line) => pattern.test(line) && resolve(line));
      });
    const reader = createInterface({ input: child.stdout });
    reader.on('line', (line) => lines.push(line));
    child.stdin.write(`position ${PLAIN}\ngo infinite\n`);
    await heard(/^info depth 2/);
    const busy = heard(/^error busy go/);
    child.stdin.write('go nodes 1\n');
    await busy;
    expect(lines.some((line) => line.startsWith('bestturn'))).toBe(false);
    const best = heard(/^bestturn/);
    child.stdin.write('stop\n');
    followed(PLAIN, await best);
    child.stdin.write('quit\n');
    expect(await ended).toBe(0);
  });

  test('thinks in several threads and with another table, and leaves nothing running', async () => {
    const lines = ['setoption threads 2', 'setoption hash 4', 'newgame', `position ${PLAIN}`, 'go movetime 200'];
    const { lines: answers, code } = await oia(['engine', '--threads', '3', '--hash', '1'], lines);
    expect(code).toBe(0);
    followed(PLAIN, answers.at(-1) ?? '');
    const refused = await oia(['engine', '--threads', 'many'], []);
    expect(refused.err).toContain('--threads must be a whole number from 1 to 64, not "many".');
  });

  test('processor time ends the thinking', async () => {
    const lines = await answersTo(`position ${PLAIN}`, 'go cputime 150');
    expect(lines.at(-1)).toMatch(/^bestturn /);
  });
});

test('a legal turn is complete: the next player is to act', async () => {
  const { reached } = followed(PLAIN, (await answersTo(`position ${PLAIN}`, 'go nodes 200')).at(-1) ?? '');
  expect(reached.actor).toBe(1);
  expect(new Referee(reached.match).hasTurn(reached.position)).toBe(true);
});

describe('a net', () => {
  const netAt = (file: string, ints: number): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'oia-net-')), file);
    const hidden = 64;
    const net = { hidden, ints: new Int16Array(NET_ROWS * hidden).fill(ints), outputBiases: new Int16Array(STAGES) };
    writeFileSync(path, new Uint8Array(netFile(net)));
    return path;
  };

  test('judges positions', async () => {
    const { lines } = await oia(['engine', '--net', netAt('a.net', 1)], [`position ${PLAIN}`, 'go nodes 300']);
    followed(PLAIN, lines.at(-1) ?? '');
  });

  test('that cannot be read is refused before anything is asked', async () => {
    const missing = await oia(['engine', '--net', 'missing.net'], []);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain('missing.net cannot be read, or holds no net of this version.');
    const path = netAt('b.net', 1);
    writeFileSync(path, 'no net');
    expect((await oia(['engine', '--net', path], [])).code).toBe(2);
  });
});
