import type { Choice } from '@oia/board';
import { allWorkers, type Position, type Square } from '@oia/rules';
import type { GameWords } from '@oia/texts';

/** What may be done with the worker that is chosen on the board. */
export type WorkerInHand = Parameters<GameWords['ui']['game']['inHand']>[0];

/** undefined: none is chosen, or nothing can be done from there. */
export function workerInHand(
  view: Position,
  choices: readonly Choice[],
  square: Square | undefined,
): WorkerInHand | undefined {
  const kinds = new Set(choices.filter(({ from }) => from === square).map(({ kind }) => kind));
  if (square === undefined || kinds.size === 0) return undefined;
  const sex = allWorkers(view).find((worker) => worker.square === square)?.sex;
  return { does: deedOf([...kinds]), sex: sex === 'neither' ? undefined : sex };
}

function deedOf(kinds: readonly Choice['kind'][]): WorkerInHand['does'] {
  if (kinds.every((kind) => kind === 'move')) return 'move';
  return kinds.every((kind) => kind === 'build' || kind === 'dome') ? 'build' : 'act';
}
