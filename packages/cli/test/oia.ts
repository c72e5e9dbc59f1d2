import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from '../src/cli.ts';

export const BIN = join(import.meta.dirname, '../bin/oia.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly lines: readonly string[];
}

type Input = string | readonly string[];

const inputText = (input: Input): string =>
  typeof input === 'string' ? input : input.map((line) => `${line}\n`).join('');

/** Runs the command as a user would: a process of its own, with its standard streams and its exit code. Takes half a second. */
export function oiaProcess(args: readonly string[], input: Input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err, lines: out.split('\n').slice(0, -1) }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(inputText(input));
  });
}

/** Runs the command in this process, with standard streams of its own. Not for concurrent tests. */
export async function oia(args: readonly string[], input: Input = ''): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += text;
      return true;
    }),
  );
  const stdin = Readable.from([Buffer.from(inputText(input))]) as typeof process.stdin;
  const stdinSpy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin);
  try {
    const code = await run(args);
    return { code, out: written.stdout, err: written.stderr, lines: written.stdout.split('\n').slice(0, -1) };
  } finally {
    for (const spy of [...spies, stdinSpy]) spy.mockRestore();
  }
}

export const PLAIN = '00000/00000/00000/00000/00000 A none:fb2,mc3 none:fd4,me5';
/** A climbs from c2 to the top of c3 in one step. */
export const WINNING = '00000/00000/00300/00200/00000 A none:fc2,ma1 none:fe5,me1';
/** B threatens to climb from c2 to c3, and only a dome on c3 stops it. */
export const THREAT = '00000/00000/00300/00200/00000 A none:fb4,ma5 none:fc2,me1';
/** A stands in the corner a1 behind walls and has no turn. */
export const STUCK = '00000/00000/00000/22000/02000 A none:fa1 none:fe5,me1';
