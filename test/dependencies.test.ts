import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { filesLike, readSource, root } from './sources.ts';

async function cruisePackages(folder: string): Promise<ICruiseResult> {
  const folders = ['packages', 'examples'].filter((name) => existsSync(join(folder, name)));
  const { output } = await cruise(folders, {
    ...config.options,
    validate: true,
    ruleSet: config,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const planted: string[] = [];

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** The rules that a repository with only these files violates. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oia-dependencies-'));
  planted.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of Object.keys(files)) linkPackage(folder, path);
  const { summary } = await cruisePackages(folder);
  return summary.violations.map(({ rule }) => rule.name);
}

/** Links a package as npm does for a workspace. */
function linkPackage(folder: string, path: string): void {
  const name = /^packages\/(\w+)\/package\.json$/.exec(path)?.[1];
  if (name === undefined) return;
  mkdirSync(join(folder, 'node_modules/@oia'), { recursive: true });
  symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@oia', name), 'junction');
}

const manifest = (name: string, ...uses: string[]): string =>
  JSON.stringify({
    name: `@oia/${name}`,
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(uses.map((use) => [`@oia/${use}`, '0.0.0'])),
  });

const value = 'export const value = 1;\n';

// A package that is missing in the root's tsconfig.json would silently not be checked.
test('the types of every package are checked', () => {
  const { config: settings } = ts.parseConfigFileTextToJson('tsconfig.json', readSource('tsconfig.json'));
  const checked: string[] = settings.references.map(({ path }: { path: string }) => path);
  expect(checked.sort()).toEqual(['examples', ...filesLike('packages/*/package.json').map(dirname), 'test/browser']);
});

// With an unsupported TypeScript version dependency-cruiser silently finds no modules and no violations.
test('every source file is seen', async () => {
  const { modules } = await cruisePackages(root);
  const seen = modules.map(({ source }) => source);
  expect(seen.filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path)).sort()).toEqual(
    filesLike('packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'),
  );
});

test('an allowed dependency violates no rule', async () => {
  const files = {
    'packages/rules/package.json': manifest('rules'),
    'packages/rules/src/index.ts': value,
    'packages/cli/package.json': manifest('cli', 'rules'),
    'packages/cli/src/main.ts': `export { value } from '@oia/rules';\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test('the server may load its cluster dynamically', async () => {
  const files = {
    'packages/server/src/cluster/a.ts': value,
    'packages/server/src/server.ts': `export const cluster = () => import('./cluster/a.ts');\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test('the app may load an entry of a chunk late, and know its types', async () => {
  const files = {
    'packages/web/src/parts/a.lazy.ts': `${value}export type A = number;\n`,
    'packages/web/src/parts/b.ts': `export const late = () => import('./a.lazy.ts');\n`,
    'packages/web/src/parts/c.ts': `import type { A } from './a.lazy.ts';\nexport const a: A = 1;\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test('a table may know a type of the engine', async () => {
  const files = {
    'packages/engine/src/a.ts': 'export type Level = string;\n',
    'packages/table/src/a.ts': `import type { Level } from '../../engine/src/a.ts';\nexport const level: Level = '';\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test('types of the rules are allowed in texts', async () => {
  const files = {
    'packages/rules/package.json': manifest('rules'),
    'packages/rules/src/index.ts': 'export type Square = number;\n',
    'packages/texts/package.json': manifest('texts', 'rules'),
    'packages/texts/src/index.ts': `import type { Square } from '@oia/rules';\nexport const a: Square = 1;\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test.each<[name: string, rules: string[], files: Record<string, string>]>([
  [
    'rules using another package by its name',
    ['depends-on-nothing', 'rules-uses-only'],
    {
      'packages/texts/package.json': manifest('texts'),
      'packages/texts/src/index.ts': value,
      'packages/rules/package.json': manifest('rules'),
      'packages/rules/src/index.ts': `export { value } from '@oia/texts';\n`,
    },
  ],
  [
    'a type alone, by a path',
    ['board-uses-only'],
    {
      'packages/rules/src/index.ts': 'export type Square = number;\n',
      'packages/board/src/index.ts': `import type { Square } from '../../rules/src/index.ts';\nexport const a: Square = 1;\n`,
    },
  ],
  [
    'texts using more of the rules than types',
    ['texts-knows-types-of-the-rules'],
    {
      'packages/rules/package.json': manifest('rules'),
      'packages/rules/src/index.ts': value,
      'packages/texts/package.json': manifest('texts', 'rules'),
      'packages/texts/src/index.ts': `export { value } from '@oia/rules';\n`,
    },
  ],
  ['rules using Node', ['depends-on-nothing'], { 'packages/rules/src/a.ts': `import 'node:fs';\n` }],
  [
    'the web using the server',
    ['web-uses-only'],
    { 'packages/server/src/a.ts': value, 'packages/web/src/a.ts': `import '../../server/src/a.ts';\n` },
  ],
  [
    'a session using the router',
    ['session-needs-no-page', 'web-session-uses-only'],
    {
      'packages/web/src/common/router.tsx': value,
      'packages/web/src/session/a.ts': `import '../common/router.tsx';\n`,
    },
  ],
  [
    'the storage using a session',
    ['web-storage-uses-only'],
    { 'packages/web/src/session/a.ts': value, 'packages/web/src/storage/a.ts': `import '../session/a.ts';\n` },
  ],
  [
    'a page using another, by a type alone',
    ['no-page-knows-another'],
    {
      'packages/web/src/pages/home/a.ts': 'export type A = number;\n',
      'packages/web/src/pages/new/a.ts': `import type { A } from '../home/a.ts';\nexport const a: A = 1;\n`,
    },
  ],
  [
    'a part using a page',
    ['parts-know-no-page', 'web-parts-uses-only'],
    { 'packages/web/src/pages/home/a.ts': value, 'packages/web/src/parts/a.ts': `import '../pages/home/a.ts';\n` },
  ],
  [
    'a page using the root of the app',
    ['root-is-used-by-none'],
    { 'packages/web/src/app.tsx': value, 'packages/web/src/pages/home/a.ts': `import '../../app.tsx';\n` },
  ],
  [
    'the app loading a file late that is no entry of a chunk',
    ['web-loads-lazy-files'],
    {
      'packages/web/src/parts/a.ts': value,
      'packages/web/src/parts/b.ts': `export const late = () => import('./a.ts');\n`,
    },
  ],
  [
    'the app using the entry of a chunk at once',
    ['web-lazy-files-stay-apart'],
    { 'packages/web/src/parts/a.lazy.ts': value, 'packages/web/src/parts/b.ts': `import './a.lazy.ts';\n` },
  ],
  [
    'a folder of the app without a line in the table',
    ['unknown-web-folder'],
    { 'packages/web/src/parts/a.ts': value, 'packages/web/src/odd/a.ts': `import '../parts/a.ts';\n` },
  ],
  [
    'a lower folder of the server using a higher one for a type',
    ['server-accounts-uses-only'],
    {
      'packages/server/src/rooms/a.ts': 'export type Room = number;\n',
      'packages/server/src/accounts/a.ts': `import type { Room } from '../rooms/a.ts';\nexport const a: Room = 1;\n`,
    },
  ],
  [
    'a folder of the server without a line in the table',
    ['server-unknown-folder'],
    { 'packages/server/src/util/a.ts': value, 'packages/server/src/odd/a.ts': `import '../util/a.ts';\n` },
  ],
  [
    'a single process loading the cluster',
    ['server-loads-cluster-late'],
    { 'packages/server/src/cluster/a.ts': value, 'packages/server/src/server.ts': `import './cluster/a.ts';\n` },
  ],
  [
    'an example using what cannot be installed',
    ['examples-use-only'],
    { 'packages/server/src/a.ts': value, 'examples/a.ts': `import '../packages/server/src/a.ts';\n` },
  ],
  [
    'a package without a line in the table',
    ['unknown-package'],
    { 'packages/rules/src/a.ts': value, 'packages/odd/src/a.ts': `import '../../rules/src/a.ts';\n` },
  ],
  [
    'the app reading the ints of a position',
    ['reads-by-name'],
    {
      'packages/rules/src/position.ts': value,
      'packages/web/src/a.ts': `import '../../rules/src/position.ts';\n`,
    },
  ],
  [
    'a power using another',
    ['no-power-knows-another'],
    {
      'packages/rules/src/powers/apollo.ts': value,
      'packages/rules/src/powers/pan.ts': `export { value } from './apollo.ts';\n`,
    },
  ],
  [
    'a table running the engine',
    ['table-knows-types-of-the-engine'],
    {
      'packages/engine/src/a.ts': value,
      'packages/table/src/a.ts': `export { value } from '../../engine/src/a.ts';\n`,
    },
  ],
  [
    'a folder of the engine using one that lies above it',
    ['engine-evaluation-uses-only'],
    {
      'packages/engine/src/search/a.ts': value,
      'packages/engine/src/evaluation/a.ts': `export { value } from '../search/a.ts';\n`,
    },
  ],
  [
    'a folder of the engine using the entry',
    ['engine-threads-uses-only'],
    {
      'packages/engine/src/index.ts': value,
      'packages/engine/src/threads/a.ts': `export { value } from '../index.ts';\n`,
    },
  ],
  [
    'a cycle',
    ['no-cycle'],
    { 'packages/rules/src/a.ts': `import './b.ts';\n`, 'packages/rules/src/b.ts': `import './a.ts';\n` },
  ],
  [
    'source using its test',
    ['no-test-in-source'],
    { 'packages/cli/test/a.ts': value, 'packages/cli/src/a.ts': `import '../test/a.ts';\n` },
  ],
  ['an import that leads nowhere', ['resolvable'], { 'packages/cli/src/a.ts': `import './b.ts';\n` }],
])('%s is refused', async (_, rules, files) => {
  expect((await brokenBy(files)).sort()).toEqual(rules);
});
