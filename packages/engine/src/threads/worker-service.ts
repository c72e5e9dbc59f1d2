import type { WorkerMessage, WorkerReply } from './worker-client.ts';

/** The side of a worker that talks to its client. */
export interface Port {
  post(reply: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** A request under way. */
export interface Task<Progress> {
  readonly isStopped: boolean;
  report(progress: Progress): void;
  /** To be called often during long work: it says now and then that the worker is alive. */
  beat(): void;
}

/** Answers one request; it may take long without blocking if it returns a promise and looks at `isStopped`. */
export type Answerer<Request, Answer, Progress> = (request: Request, task: Task<Progress>) => Answer | Promise<Answer>;

/** Minimum time between two heartbeats. */
const HEARTBEAT_MS = 1_000;

const isMessage = (value: unknown): value is WorkerMessage<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isInteger(value.id);

/** The port of a Web Worker, whose global object is the connection to the page. */
export const pagePort: Port = {
  post: (reply) => globalThis.postMessage(reply),
  listen: (hear) => globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
};

/** The worker's half of a `WorkerClient`: says that it is there, and answers. An exception is an answer too, for the client waits for one. */
export function serveWorker<Request, Answer, Progress = never>(
  port: Port,
  answer: Answerer<Request, Answer, Progress>,
): void {
  const running = new Map<number, { isStopped: boolean }>();
  const post = (reply: WorkerReply<Answer, Progress>): void => port.post(reply);
  let beatAt = 0;
  const beat = (): void => {
    const now = performance.now();
    if (now - beatAt < HEARTBEAT_MS) return;
    beatAt = now;
    post({ ready: true });
  };
  const run = async (id: number, request: Request): Promise<void> => {
    const task = { isStopped: false, report: (progress: Progress) => post({ id, progress }), beat };
    running.set(id, task);
    beatAt = performance.now();
    try {
      post({ id, answer: await answer(request, task) });
    } catch (error) {
      post({ id, failure: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
  };
  const stop = (id: number): void => {
    const task = running.get(id);
    if (task) task.isStopped = true;
  };
  port.listen((message) => {
    if (!isMessage(message)) return;
    if ('stop' in message) stop(message.id);
    // `run` never rejects.
    else void run(message.id, message.request as Request);
  });
  post({ ready: true });
}
