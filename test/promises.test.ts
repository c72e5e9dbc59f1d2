import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

const EMPTY = /^(?:async )?\(\) => (?:undefined|\{\s*\})$/;

/** A handler of rejections that does nothing: `.catch(() => undefined)`, `.then(work, () => undefined)`, `catch {}`. */
function swallows(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (ts.isCatchClause(node)) return node.block.statements.length === 0 ? node : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const method = node.expression.name.text;
  const handler = method === 'catch' ? node.arguments[0] : method === 'then' ? node.arguments[1] : undefined;
  return handler && EMPTY.test(handler.getText(source)) ? handler : undefined;
}

/** A reason stands on the same line, on the one before, or in the block itself. */
function hasReason(node: ts.Node, source: ts.SourceFile, lines: readonly string[]): boolean {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const own = lines[line] ?? '';
  const isComment = /^\s*(?:\/\/|\/?\*)/.test(lines[line - 1] ?? '');
  return isComment || /\/\//.test(own) || (ts.isCatchClause(node) && /\/\//.test(node.getText(source)));
}

function unexplained(path: string, isRefused: (node: ts.Node, source: ts.SourceFile) => ts.Node | undefined): string[] {
  const text = readSource(path);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const refused = isRefused(node, source);
    if (refused && !hasReason(refused, source, lines))
      found.push(`${path}:${source.getLineAndCharacterOfPosition(refused.getStart(source)).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'tools/**/*.ts'];

test('no rejection is swallowed without a reason beside it', () => {
  const files = filesLike(...SOURCES);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => unexplained(path, swallows))).toEqual([]);
});

test('no promise is discarded without a reason beside it', () => {
  const discards = (node: ts.Node): ts.Node | undefined => (ts.isVoidExpression(node) ? node : undefined);
  expect(filesLike(...SOURCES).flatMap((path) => unexplained(path, discards))).toEqual([]);
});

test('a handler that does nothing is found, and one with a reason is not', () => {
  const source = (text: string): ts.SourceFile => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const counts = ['a.catch(() => undefined);', 'a.then(b, () => {});', 'try { a() } catch {}', 'a.catch(report);'].map(
    (text) => {
      const file = source(text);
      let found = 0;
      const visit = (node: ts.Node): void => {
        if (swallows(node, file)) found++;
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    },
  );
  expect(counts).toEqual([1, 1, 1, 0]);
});
