import { Engine, type EngineMessage, EnginePlayer, type WorkerLike } from '@oia/engine';
import { settings } from '../common/settings.ts';

const spawn = (): WorkerLike<EngineMessage> =>
  new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

let only: EnginePlayer | undefined;

const MILLISECONDS = 1000;

/** The app's only computer player. Its worker starts with the first request. */
export function computerPlayer(): EnginePlayer {
  only ??= new EnginePlayer(new Engine(spawn), () => ({ budget: settings.value.thinking * MILLISECONDS }));
  return only;
}
