import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '..');

const powersFolder = 'packages/rules/src/powers';

/** Paths from the root, with forward slashes, of the files that match. */
export function filesLike(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** The files of the powers, without index.ts. */
export function powerFiles(): string[] {
  return filesLike(`${powersFolder}/*.ts`).filter((path) => path !== `${powersFolder}/index.ts`);
}

export const powerIds = (): string[] => powerFiles().map((path) => basename(path, '.ts'));

/** Is there a power beyond those of the box? It takes the number and the lines of the one in docs/changes/power.diff. */
export const hasAddedPower = (): boolean => /^## \d+\. /m.test(readSource('docs/rules/powers-added.md'));

export const isPowerFolder = (path: string): boolean => path.startsWith(`${powersFolder}/`);

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** All syntax nodes of the source, without comments. */
export function* nodesOf(source: string): Generator<ts.Node> {
  const waiting: ts.Node[] = [ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}
