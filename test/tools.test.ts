import process from 'node:process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amount, choice, flag, readOptions, required, seedOption, text, texts, whole } from '../tools/options.ts';
import { readSource } from './sources.ts';

const OPTIONS = {
  pairs: whole('pairs of games', 60),
  minutes: amount('how long', 20),
  share: amount('a share', 0.4, { min: 0, max: 1 }),
  kind: choice('a kind', ['sqlite', 'all'], 'all'),
  seed: seedOption(),
  net: text('FILE', 'a net'),
  data: texts('FOLDER', 'samples'),
  all: flag('all pairs'),
};

class Ended extends Error {}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Reads the options of a call; a call that ends the tool gives its exit code and what it printed. */
function called(args: readonly string[], options: Parameters<typeof readOptions>[2] = OPTIONS): unknown {
  const printed: string[] = [];
  let code: unknown;
  const write = (part: string | Uint8Array): boolean => printed.push(String(part)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
  vi.spyOn(process, 'exit').mockImplementation((given) => {
    code = given;
    throw new Ended();
  });
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'tool.ts', ...args]);
  try {
    return readOptions('bench', 'measures', options);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return { code, printed: printed.join('') };
  } finally {
    vi.restoreAllMocks();
  }
}

test('options that are left out have their defaults', () => {
  const defaults = { pairs: 60, minutes: 20, share: 0.4, kind: 'all', seed: 1, net: undefined, data: [], all: false };
  expect(called([])).toEqual({ ...defaults, names: [] });
});

test('options are read by their kinds', () => {
  const args = '--pairs 5 --minutes 0.5 --share 0 --kind sqlite --seed 0 --net x --data a --data b --all';
  const read = { pairs: 5, minutes: 0.5, share: 0, kind: 'sqlite', seed: 0, net: 'x', data: ['a', 'b'], all: true };
  expect(called(args.split(' '))).toEqual({ ...read, names: [] });
});

test.each([
  ['--pairs foo', 'bench: --pairs takes a whole number from 1, not "foo"\n'],
  ['--pairs 0', '--pairs takes a whole number from 1, not "0"'],
  ['--pairs 1.5', '--pairs takes a whole number from 1, not "1.5"'],
  ['--minutes 0', '--minutes takes a positive number, not "0"'],
  ['--minutes Infinity', '--minutes takes a positive number'],
  ['--share 2', '--share takes a number from 0 to 1, not "2"'],
  ['--kind disk', '--kind takes sqlite, all, not "disk"'],
  ['--seed=-1', '--seed takes a whole number from 0'],
  ['--pears 3', "Unknown option '--pears'; --help lists the options"],
  ['--pairs', "'--pairs <value>' argument missing"],
  ['more', "Unexpected argument 'more'"],
])('%s is refused by name, with exit code 2', (args, message) => {
  expect(called(args.split(' '))).toEqual({ code: 2, printed: expect.stringContaining(message) });
});

test('a required option that is missing is named', () => {
  const out = { out: required(text('FOLDER', 'for the results')), data: required(texts('FOLDER', 'samples')) };
  expect(called([], out)).toEqual({ code: 2, printed: 'bench: --out FOLDER is missing: for the results\n' });
  expect(called(['--out', 'x'], out)).toEqual({ code: 2, printed: 'bench: --data FOLDER is missing: samples\n' });
});

test('--help lists every option, with exit code 0', () => {
  const help = { code: 0, printed: expect.stringContaining('--pairs N') };
  expect(called(['--help'])).toEqual(help);
  const { printed } = called(['-h']) as { readonly printed: string };
  for (const name of Object.keys(OPTIONS)) expect(printed).toContain(`--${name}`);
});

describe('every tool', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(readSource('package.json'));
  const tools = Object.entries(scripts).flatMap(([name, command]) => {
    const file = /node (tools\/\S+\.ts)$/.exec(command)?.[1];
    return file ? [{ name, file }] : [];
  });

  test('is found', () => expect(tools.length).toBeGreaterThan(20));

  test.each(tools)('$name reads its options by the shared module, under its own name', ({ name, file }) => {
    expect(readSource(file)).toMatch(new RegExp(`readOptions\\(\\s*'${name}'`));
    expect(readSource(file)).not.toContain('parseArgs');
  });

  test.each(tools)('$name is in the README', ({ name }) => {
    expect(readSource('tools/README.md')).toContain(`\`npm run ${name}`);
  });
});
