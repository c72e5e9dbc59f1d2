import { Thinker, type WorkerLike } from '@oia/engine';

const spawn = (): WorkerLike => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

let only: Thinker | undefined;

/** The one computer player of the app. Its worker starts with the first question. */
export function thinker(): Thinker {
  only ??= new Thinker(spawn);
  return only;
}
