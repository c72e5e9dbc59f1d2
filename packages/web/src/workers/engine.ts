import { Engine, type EngineMessage, EnginePlayer, type WorkerLike } from '@oia/engine';
import { settings } from '../common/settings.ts';

const spawn = (): WorkerLike<EngineMessage> =>
  new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

let only: EnginePlayer | undefined;

const MS_PER_SECOND = 1000;

/** The app's only computer player. Its worker starts with the first request. */
export function computerPlayer(): EnginePlayer {
  only ??= new EnginePlayer(new Engine(spawn), () => ({ budget: settings.value.thinking * MS_PER_SECOND }));
  return only;
}
