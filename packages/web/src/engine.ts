import { EnginePlayer, Thinker, type WorkerLike } from '@oia/engine';

const spawn = (): WorkerLike => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

let only: EnginePlayer | undefined;

/** The app's only computer player. Its worker starts with the first request. */
export function computerPlayer(): EnginePlayer {
  only ??= new EnginePlayer(new Thinker(spawn));
  return only;
}
