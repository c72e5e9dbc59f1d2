import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a measurement needs of a checkout of the engine: this one's, or that of another folder. */
export type EngineCode = Pick<typeof import('@oia/rules'), 'parsePosition'> &
  Pick<typeof import('../../packages/engine/src/search/search.ts'), 'Search'> &
  Pick<typeof import('../../packages/engine/src/search/best-turn.ts'), 'TurnFinder'> &
  Pick<typeof import('../../packages/engine/src/search/transpositions.ts'), 'Transpositions'> &
  Pick<typeof import('../../packages/engine/src/timer.ts'), 'Timer'> &
  Pick<typeof import('../../packages/engine/src/evaluation.ts'), 'HandMade'> &
  Pick<typeof import('../../packages/engine/src/net/net.ts'), 'NetEvaluator'> &
  Pick<typeof import('../../packages/engine/src/net/node-net.ts'), 'netIn' | 'shippedNet'>;

const FILES = [
  'rules/src/index.ts',
  'engine/src/search/search.ts',
  'engine/src/search/best-turn.ts',
  'engine/src/search/transpositions.ts',
  'engine/src/timer.ts',
  'engine/src/evaluation.ts',
  'engine/src/net/net.ts',
  'engine/src/net/node-net.ts',
];

/** This checkout. */
export const HERE = join(import.meta.dirname, '../..');

/** The engine of a checkout that is installed. */
export async function engineIn(folder: string): Promise<EngineCode> {
  const parts = await Promise.all(
    FILES.map((file) => import(pathToFileURL(join(resolve(folder), 'packages', file)).href)),
  );
  return Object.assign({}, ...parts) as EngineCode;
}
