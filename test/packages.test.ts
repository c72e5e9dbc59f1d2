import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../scripts/ensure.mjs';
import { PACKED, packAll } from '../tools/pack/packages.ts';
import { root } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'oia-packages-'));
const user = join(folder, 'user');

/** Installs the packed packages; `three` is the only package that is not ours. */
beforeAll(() => {
  const tarballs = packAll(folder);
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "private": true, "type": "module" }');
  cpSync(join(root, 'test', 'consumers'), user, { recursive: true });
  cpSync(join(root, 'examples'), join(user, 'examples'), { recursive: true });
  const options = ['--prefix', user, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  expect(run('npm', ['install', ...options, ...tarballs, join(root, 'node_modules', 'three')])).toBe(0);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (name: string, ...path: string[]): string => join(user, 'node_modules', '@oia', name, ...path);

describe.each(PACKED)('@oia/%s', (name) => {
  const textOf = (file: string): string => readFileSync(installed(name, file), 'utf8');
  const files = (): string[] => readdirSync(installed(name), { recursive: true }).map(String);

  test('is JavaScript with types, a licence, a README and perhaps a net, and nothing else', () => {
    const nets = name === 'engine' ? ['nets'] : [];
    const expected = ['LICENSE', 'README.md', 'dist', ...nets, 'package.json'];
    expect(readdirSync(installed(name)).sort()).toEqual(expected);
    expect(files().filter((file) => /\./.test(file) && !/\.(js|d\.ts|json|md|net)$/.test(file))).toEqual([]);
  });

  test('names only files that are there, and nothing of this repository', () => {
    const manifest = JSON.parse(textOf('package.json'));
    expect(manifest.private).toBeUndefined();
    for (const { types, default: code } of Object.values<Record<string, string>>(manifest.exports)) {
      if (types && code) expect(files()).toEqual(expect.arrayContaining([types, code].map((file) => join(file))));
    }
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const code = files().filter((file) => /\.(js|ts)$/.test(file));
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
