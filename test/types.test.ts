import { dirname } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

// A package that is missing in the root's tsconfig.json would silently not be checked.
test('the types of every package are checked', () => {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readSource('tsconfig.json'));
  const checked: string[] = config.references.map(({ path }: { path: string }) => path);
  expect(checked.sort()).toEqual(['examples', ...filesLike('packages/*/package.json').map(dirname), 'test/browser']);
});
