import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** `8.3`, `D8.1`, `8.three`, `Z18`, `G5.1`, `M6.3`, `Z.pairs.hades-pan`, `fleece.pan`. */
const ID = /^(?:D?\d+\.\w+|[GHZM]\d+(?:\.\d+)?|Z\.[\w.-]+|(?:fleece|three|teams)\.\w+)$/;
const PAIR = /^Z\.(?=[a-z]+-[a-z]+$)/;

/** The numbers at the beginning of a title. */
export function idsInTitle(title: string): string[] {
  const ids: string[] = [];
  for (const word of title.split(/\s+/)) {
    if (!ID.test(word)) break;
    ids.push(word.replace(PAIR, 'Z.pairs.'));
  }
  return ids;
}

const blockTitles = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');

const rootOf = (node: ts.Expression): ts.Expression =>
  ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : node;

/** Titles of `it` and `test`, also of `it.each(...)`; for a template string its beginning. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = rootOf(node.expression);
      const title = node.arguments[0];
      if (ts.isIdentifier(callee) && (callee.text === 'it' || callee.text === 'test') && title) {
        if (ts.isStringLiteralLike(title)) titles.push(title.text);
        else if (ts.isTemplateExpression(title)) titles.push(title.head.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

/** All numbers that tests refer to, with the files. */
export function coveredIds(root: string): Map<string, string[]> {
  const covered = new Map<string, string[]>();
  const add = (file: string, titles: readonly string[]): void => {
    for (const id of titles.flatMap(idsInTitle)) {
      const files = covered.get(id) ?? [];
      if (!files.includes(file)) covered.set(id, [...files, file]);
    }
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = (pattern: string): string[] =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort();
  for (const file of files('packages/rules/test/rulings/*.txt')) add(file, blockTitles(read(file)));
  for (const file of files('packages/rules/test/**/*.test.ts')) add(file, testTitles(read(file)));
  return covered;
}
