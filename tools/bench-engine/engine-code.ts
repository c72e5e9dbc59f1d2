import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a checkout of the engine that is measured: of this one, or of another folder. */
export type EngineCode = Pick<typeof import('@oia/rules'), 'parsePosition'> &
  Pick<typeof import('../../packages/engine/src/search/search.ts'), 'Search'> &
  Pick<typeof import('../../packages/engine/src/search/best-turn.ts'), 'TurnFinder'> &
  Pick<typeof import('../../packages/engine/src/search/transpositions.ts'), 'Transpositions'> &
  Pick<typeof import('../../packages/engine/src/question/timer.ts'), 'Timer'> &
  Pick<typeof import('../../packages/engine/src/evaluation/evaluator.ts'), 'HandMadeEvaluator'> &
  Pick<typeof import('../../packages/engine/src/evaluation/net/net-evaluator.ts'), 'NetEvaluator'> &
  Pick<typeof import('../../packages/engine/src/evaluation/net/node-net.ts'), 'netIn' | 'shippedNet'>;

const FILES = [
  'rules/src/index.ts',
  'engine/src/search/search.ts',
  'engine/src/search/best-turn.ts',
  'engine/src/search/transpositions.ts',
  'engine/src/question/timer.ts',
  'engine/src/evaluation/evaluator.ts',
  'engine/src/evaluation/net/net-evaluator.ts',
  'engine/src/evaluation/net/node-net.ts',
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
