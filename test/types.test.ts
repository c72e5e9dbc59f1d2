import { dirname } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

// A package that the root's tsconfig.json does not name would be left out of the check without a word.
test('the types of every package are checked', () => {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readSource('tsconfig.json'));
  const checked: string[] = config.references.map(({ path }: { path: string }) => path);
  expect(checked.sort()).toEqual(['examples', ...filesLike('packages/*/package.json').map(dirname), 'test/browser']);
});
