import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, isPowerFolder, nodesOf, powerIds, readSource } from './sources.ts';

/** The ids that occur in the source: in a string, in a template, or as the name of a property. */
function idsSpelledIn(source: string, ids: string[]): string[] {
  const spelled = new Set([...nodesOf(source)].flatMap(wordsOf));
  return ids.filter((id) => spelled.has(id));
}

function wordsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
    return node.text.toLowerCase().match(/[a-z]+/g) ?? [];
  }
  if (ts.isPropertyAccessExpression(node)) return [node.name.text.toLowerCase()];
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return [node.name.text.toLowerCase()];
  return [];
}

test.each([
  [`const a = 'apollo';`, ['apollo']],
  [`const a = \`\${b}:pan\`;`, ['pan']],
  ['const a = { pan: 1 }; b.apollo();', ['apollo', 'pan']],
  [`// apollo\nconst pan = 'panic';`, []],
])('spelled in %j: %j', (source, ids) => {
  expect(idsSpelledIn(source, ['apollo', 'pan'])).toEqual(ids);
});

/** Tables that have to name powers: bans, and the powers of another engine's notation. */
const TABLES = ['packages/rules/src/bans.ts', 'packages/rules/src/notation/older-powers.ts'];

// The rules treat every power alike: what only one of them needs is in its own file.
test('no power is named in the rules outside its own file and two tables', () => {
  const ids = powerIds();
  const named = filesLike('packages/rules/src/**/*.ts')
    .filter((path) => !isPowerFolder(path) && !TABLES.includes(path))
    .flatMap((path) => idsSpelledIn(readSource(path), ids).map((id) => `${path}: ${id}`));
  expect(named).toEqual([]);
});

test.each(TABLES)('%s names powers', (path) => {
  expect(idsSpelledIn(readSource(path), powerIds())).not.toEqual([]);
});
