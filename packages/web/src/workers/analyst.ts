import { Analyst, type AnalystMessage, type WorkerLike } from '@oia/engine';

const spawn = (): WorkerLike<AnalystMessage> =>
  new Worker(new URL('./analyst-worker.ts', import.meta.url), { type: 'module' });

/** The app's only analyst. Its worker starts with the first request and ends when the page is left. */
export const analyst = new Analyst(spawn);
