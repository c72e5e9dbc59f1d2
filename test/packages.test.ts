import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../scripts/ensure.mjs';
import { PACKED, packAll } from '../tools/pack.ts';
import { root } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'oia-packages-'));
const user = join(folder, 'user');
const REPOSITORY = 'https://git.example/oia';

/** Installs the packed packages; `three` is the only package that is not ours. */
beforeAll(() => {
  const tarballs = packAll(folder, REPOSITORY);
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "private": true, "type": "module" }');
  cpSync(join(root, 'test', 'consumers'), user, { recursive: true });
  cpSync(join(root, 'examples'), join(user, 'examples'), { recursive: true });
  const options = ['--prefix', user, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  expect(run('npm', ['install', ...options, ...tarballs, join(root, 'node_modules', 'three')])).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (name: string, ...path: string[]): string => join(user, 'node_modules', '@oia', name, ...path);

describe.each(PACKED)('@oia/%s', (name) => {
  const textOf = (file: string): string => readFileSync(installed(name, file), 'utf8');
  const files = (): string[] => readdirSync(installed(name), { recursive: true }).map(String);

  const nets = name === 'engine' ? ['nets'] : [];

  test('is JavaScript with types and sources, a licence, a README and perhaps a net, and nothing else', () => {
    const expected = ['LICENSE', 'README.md', 'dist', ...nets, 'package.json', 'src'];
    expect(readdirSync(installed(name)).sort()).toEqual(expected);
    expect(files().filter((file) => /\./.test(file) && !/\.(js|ts|map|json|md|net)$/.test(file))).toEqual([]);
  });

  test('its maps lead to the sources', () => {
    const packed = new Set(files());
    const maps = [...packed].filter((file) => file.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    const sources = maps.map((map) => join(dirname(map), JSON.parse(textOf(map)).sources[0]));
    expect(sources.filter((source) => !packed.has(source))).toEqual([]);
  });

  test('says where it comes from, as provenance needs', () => {
    const { repository, homepage, bugs, author, keywords, files: packed } = JSON.parse(textOf('package.json'));
    expect(repository).toEqual({ type: 'git', url: `git+${REPOSITORY}.git`, directory: `packages/${name}` });
    expect(homepage).toBe(`${REPOSITORY}/tree/main/packages/${name}#readme`);
    expect(bugs).toEqual({ url: `${REPOSITORY}/issues` });
    expect(author).toBe('The Oia developers');
    expect(keywords).toContain('santorini');
    expect(packed).toEqual(['dist', 'src', ...nets]);
  });

  test('names only files that are there, and nothing of this repository', () => {
    const manifest = JSON.parse(textOf('package.json'));
    expect(manifest.private).toBeUndefined();
    for (const { types, default: code } of Object.values<Record<string, string>>(manifest.exports)) {
      if (types && code) expect(files()).toEqual(expect.arrayContaining([types, code].map((file) => join(file))));
    }
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const code = files().filter((file) => file.startsWith('dist') && /\.(js|ts)$/.test(file));
    const strange = code.filter((file) => /(from |import\(|new URL\()['"][^'"]+\.ts['"]/.test(textOf(file)));
    expect(strange).toEqual([]);
  });
});

test('they work from plain JavaScript, including the engine in a thread', () => {
  const out = execFileSync(process.execPath, [join(user, 'plain.mjs')], { encoding: 'utf8' });
  expect(JSON.parse(out)).toEqual({
    legal: 25,
    step: '@a1',
    position: '00000/00000/00000/00000/00000 @0 apollo:- demeter:- start=A',
    ints: true,
    thought: true,
    inThread: true,
    bestTurn: true,
    prompt: expect.stringContaining('1'),
    changes: 1,
    board: 'function',
  });
});

test('an example runs with them', () => {
  const out = execFileSync(process.execPath, [join(user, 'examples', 'game.ts')], { encoding: 'utf8' });
  expect(out).toContain('won by side');
});

test('they work from TypeScript', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    skipDefaultLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const files = ['typed.ts', 'examples/custom-power.ts', 'examples/board/main.ts'];
  const program = ts.createProgram(
    files.map((file) => join(user, file)),
    options,
  );
  const faults = ts.getPreEmitDiagnostics(program);
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

test('the 3D face of the board can be loaded', async () => {
  const chunk = pathToFileURL(installed('board', 'dist', 'three', 'index.js')).href;
  expect(await import(/* @vite-ignore */ chunk)).toHaveProperty('createThreeFace');
});
