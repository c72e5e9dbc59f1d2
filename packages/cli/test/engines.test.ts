import { join } from 'node:path';
import process from 'node:process';
import { Game, olderText, readPosition } from '@oia/rules';
import { afterEach, describe, expect, test } from 'vitest';
import type { LineChannel } from '../src/engines/line-channel.ts';
import { OlderTurns } from '../src/engines/older-turns.ts';
import { openEngine } from '../src/engines/open-engine.ts';
import { oia, PLAIN, WINNING } from './oia.ts';

const PROGRAM = join(import.meta.dirname, 'older-program.ts');
const older = (way: string): string => `${process.execPath} ${PROGRAM} ${way}`;

const open: LineChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.kill();
});

/** Says lines and returns everything up to the line that ends the conversation. */
async function talk(channel: LineChannel, lines: readonly string[], last: RegExp): Promise<string[]> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    channel.listener = {
      line: (line) => {
        said.push(line);
        if (last.test(line)) resolve();
      },
      ended: (why) => reject(new Error(why)),
    };
    for (const line of lines) channel.send(line);
  });
  return said;
}

async function opened(way: string): Promise<LineChannel> {
  const { channel, dialect } = await openEngine({ name: 'older', file: older(way) });
  expect(dialect).toBe('older');
  open.push(channel);
  return channel;
}

describe('a program of the older notation', () => {
  test('speaks our protocol: it finds a win and says how it got there', async () => {
    const channel = await opened('plain');
    expect(await talk(channel, ['oia'], /^oiaok$/)).toEqual(['id name older', 'oiaok']);
    const lines = await talk(channel, [`position ${WINNING}`, 'go movetime 50'], /^bestturn/);
    expect(lines[0]).toMatch(/^info depth 1 nodes 100 time \d+ score 1000 pv c2-c3$/);
    expect(lines.at(-1)).toMatch(/^bestturn c2-c3 next .*#A:climbed/);
  });

  test('answers in the notation it was asked in, and places workers', async () => {
    const channel = await opened('plain');
    const start = '0000000000000000000000000/1/mortal/mortal';
    const lines = await talk(channel, [`position ${start}`, 'go depth 2'], /^(bestturn|error)/);
    expect(lines.at(-1)).toMatch(/^bestturn @\w\d @\w\d next 0{25}\/2\/mortal:\w\d,\w\d\/mortal$/);
  });

  test('thinks until it is stopped, says that it is busy, and answers isready meanwhile', async () => {
    const channel = await opened('plain');
    const lines = [`position ${PLAIN}`, 'go infinite', 'go nodes 1', 'isready'];
    expect(await talk(channel, lines, /^readyok/)).toContain('error busy go');
    expect((await talk(channel, ['stop'], /^bestturn/)).at(-1)).toMatch(/^bestturn \S+ \S+ next /);
  });

  test.each([
    [
      'position 00000/00000/00000/00000/00000 A chaos[face=pan;deck=apollo]:fb2,mc3 none:fd4,me5',
      'notExpressible chaos',
    ],
    ['position here', 'badHeights here'],
    ['newgame', 'noPosition go'],
  ])('%s is answered by an error', async (line, error) => {
    const channel = await opened('plain');
    const lines = await talk(channel, [line, 'go movetime 10', 'isready'], /^readyok/);
    expect(lines.join('\n')).toContain(`error ${error}`);
  });

  test('a position that no turn leads to is an illegal answer', async () => {
    const channel = await opened('illegal');
    const lines = await talk(channel, [`position ${PLAIN}`, 'go movetime 10'], /^(bestturn|error)/);
    expect(lines.at(-1)).toMatch(/^error illegalAnswer no turn leads to 0{25}\/1\//);
  });
});

describe('turns by the position they lead to', () => {
  const start = '0000000000000000000000000/1/athena:A3,C3/artemis:A1,E4';
  const turnsOf = (text: string): OlderTurns => {
    const placed = readPosition(text);
    if (!placed.ok) throw new Error(placed.error.code);
    return new OlderTurns(Game.from(placed.value));
  };
  const after = (text: string, ...steps: string[]): string => {
    const placed = readPosition(text);
    if (!placed.ok) throw new Error(placed.error.code);
    let game = Game.from(placed.value);
    for (const step of steps) {
      const played = game.playText(step);
      if (!played.ok) throw new Error(step);
      game = played.value;
    }
    const written = olderText(game);
    if (!written.ok) throw new Error(written.error.code);
    return written.value;
  };

  test('are found however the workers, letters and spaces are written', () => {
    const text = after(start, 'c3-c4', '+c3');
    expect(turnsOf(start).leadingTo(text)?.steps).toEqual(['c3-c4', '+c3']);
    expect(text).toContain('athena:C4,A3');
    const other = text.replace('C4,A3', ' a3,c4 ');
    expect(turnsOf(start).leadingTo(other)?.steps).toEqual(['c3-c4', '+c3']);
  });

  test('are found without state that another version does not write', () => {
    const high = '0000000100000000000000000/1/athena:A3,C3/artemis:A1,E4';
    const text = after(high, 'c3-c4', '+c3');
    expect(text).toContain('athena[^]');
    expect(turnsOf(high).leadingTo(text.replace('[^]', ''))?.steps).toEqual(['c3-c4', '+c3']);
    expect(turnsOf(high).leadingTo(text.replace('[^]', '#'))?.steps).toEqual(['c3-c4', '+c3']);
  });

  test('are not guessed', () => {
    expect(turnsOf(start).leadingTo(start)).toBeUndefined();
    expect(turnsOf(start).leadingTo('nonsense')).toBeUndefined();
  });
});

describe('oia match with a program of the older notation', () => {
  test('plays whole games, and leaves out what it cannot be told', async () => {
    const args = ['match', '1', older('plain'), '--pairs', '2', '--nodes', '30', '--json', '--seed', '2'];
    const { code, out, err } = await oia([...args, '--powers', 'apollo,pan']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ pairs: 2, failures: 0 });
    const left = await oia([...args, '--powers', 'moerae,pan']);
    expect(left.err).toContain('the older notation cannot express it: moerae, pan');
    expect(JSON.parse(left.out)).toMatchObject({ pairs: 0, leftOut: 2 });
  });

  test.each([
    ['illegal', 'lost: it played an illegal turn'],
    ['crash', 'lost: it crashed: exited: code 7'],
    ['hang', 'lost: it did not answer: no answer within 3020 ms'],
  ])('%s: the game is lost, and the match goes on', async (way, reason) => {
    const args = ['match', '1', older(way), '--pairs', '1', '--movetime', '1', '--timeout', '3000', '--json'];
    const { code, out, err } = await oia(args);
    expect(err.match(new RegExp(reason, 'g'))).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({ wonTwice: 1, failures: 2 });
    expect(code).toBe(1);
  });
});
