import { afterEach, describe, expect, test, vi } from 'vitest';
import { Closed, Stopped, WorkerClient, WorkerFailed, type WorkerLike, type WorkerMessage } from '../src/index.ts';
import { nodeWorker } from '../src/node.ts';

const ECHO = new URL('./echo-thread.ts', import.meta.url);
const MISSING = new URL('./no-such-thread.ts', import.meta.url);

describe('in real threads', () => {
  /** A client whose workers run these scripts, one after another; the last one again and again. */
  function clientOf(...scripts: URL[]): { client: WorkerClient<string, string>; started: () => number } {
    let started = 0;
    const client = new WorkerClient<string, string>(() => {
      const script = scripts[Math.min(started++, scripts.length - 1)] as URL;
      return nodeWorker(script);
    });
    return { client, started: () => started };
  }

  test('a script that cannot be loaded the first time is loaded again', async () => {
    const { client, started } = clientOf(MISSING, ECHO);
    expect(await Promise.all([client.ask('one'), client.ask('two')])).toEqual(['one', 'two']);
    expect(started()).toBe(2);
    client.close();
  });

  test('a script that cannot be loaded twice is reported; the next request tries again', async () => {
    const { client, started } = clientOf(MISSING, MISSING, ECHO);
    await expect(client.ask('one')).rejects.toThrow(WorkerFailed);
    expect(started()).toBe(2);
    expect(await client.ask('two')).toBe('two');
    client.close();
  });

  test('a request that kills its worker is asked once more, and the others are answered', async () => {
    const { client, started } = clientOf(ECHO);
    const [killer, other] = await Promise.allSettled([client.ask('die'), client.ask('other')]);
    expect(killer).toMatchObject({ status: 'rejected', reason: { name: 'WorkerFailed' } });
    // It waited behind the killer twice.
    expect(other.status).toBe('rejected');
    expect(started()).toBe(2);
    expect(await client.ask('next')).toBe('next');
    client.close();
  });

  test('an exception is an answer', async () => {
    const { client, started } = clientOf(ECHO);
    await expect(client.ask('throw')).rejects.toThrow('thrown on request');
    expect(await client.ask('next')).toBe('next');
    expect(started()).toBe(1);
    client.close();
  });
});

type Hear = (event: { readonly data: unknown; readonly message: string }) => void;

/** A worker that does nothing by itself. */
class PuppetWorker implements WorkerLike<WorkerMessage<unknown>> {
  readonly sent: WorkerMessage<unknown>[] = [];
  isEnded = false;
  readonly #listeners: Record<string, Hear> = {};

  addEventListener(type: 'message' | 'error', hear: Hear): void {
    this.#listeners[type] = hear;
  }

  postMessage(message: WorkerMessage<unknown>): void {
    if ('request' in message && typeof message.request === 'function') throw new Error('cannot be cloned');
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.#listeners.message?.({ data, message: '' });
  }

  break(message: string): void {
    this.#listeners.error?.({ data: undefined, message });
  }
}

describe('time', () => {
  const workers: PuppetWorker[] = [];

  function puppetClient(): WorkerClient<unknown, unknown, unknown> {
    vi.useFakeTimers();
    return new WorkerClient<unknown, unknown, unknown>(() => {
      const worker = new PuppetWorker();
      workers.push(worker);
      return worker;
    });
  }

  /** The worker that was started last. */
  const current = (): PuppetWorker => workers.at(-1) as PuppetWorker;

  afterEach(() => {
    workers.length = 0;
    vi.useRealTimers();
  });

  test('a worker that never loads is replaced once, and then reported', async () => {
    const failed = expect(puppetClient().ask('one')).rejects.toThrow('not loaded in time');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(workers).toHaveLength(2);
    expect(current().sent).toEqual([{ id: 1, request: 'one' }]);
    await vi.advanceTimersByTimeAsync(31_000);
    await failed;
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a worker that is still being loaded has all its time to confirm a stop', async () => {
    const client = puppetClient();
    const first = new AbortController();
    const stopped = expect(client.ask('one', { signal: first.signal })).rejects.toThrow(Stopped);
    first.abort();
    await stopped;
    const next = client.ask('two');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers).toHaveLength(1);
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(700);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(workers).toHaveLength(2);
    expect(current().sent).toEqual([{ id: 2, request: 'two' }]);
    current().say({ id: 2, answer: 'done' });
    expect(await next).toBe('done');
  });

  test('a confirmed stop costs nothing', async () => {
    const client = puppetClient();
    const first = new AbortController();
    const heard: unknown[] = [];
    const stopped = expect(
      client.ask('one', { signal: first.signal, onProgress: (progress) => heard.push(progress) }),
    ).rejects.toThrow(Stopped);
    current().say({ id: 1, progress: 'half' });
    first.abort();
    await stopped;
    current().say({ id: 1, progress: 'more' });
    current().say({ id: 1, answer: 'too late' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['half']);
    expect(workers).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a loaded worker that falls silent is replaced once, and then reported', async () => {
    const client = puppetClient();
    const failed = expect(client.ask('one', { timeoutMs: 1_000 })).rejects.toThrow('did not answer in time');
    const other = client.ask('two');
    await vi.advanceTimersByTimeAsync(20_000);
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(workers).toHaveLength(2);
    expect(current().sent.map(({ id }) => id)).toEqual([1, 2]);
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(1_100);
    await failed;
    // The request behind it was not to blame, and is asked again.
    expect(current().sent).toEqual([{ id: 2, request: 'two' }]);
    current().say({ id: 2, answer: 'done' });
    expect(await other).toBe('done');
    expect(workers).toHaveLength(3);
  });

  test('the replacement of a silent worker may answer', async () => {
    const client = puppetClient();
    const answer = client.ask('one', { timeoutMs: 1_000 });
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(1_100);
    current().say({ ready: true });
    current().say({ id: 1, answer: 'done' });
    expect(await answer).toBe('done');
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([{ id: 1, progress: 1 }, { ready: true }])(
    'the limit counts from the last sign of life: %o',
    async (sign) => {
      const client = puppetClient();
      const answer = client.ask('one', { timeoutMs: 1_000 });
      current().say({ ready: true });
      for (let i = 0; i < 20; i++) {
        await vi.advanceTimersByTimeAsync(900);
        current().say(sign);
      }
      current().say({ id: 1, answer: 'done' });
      expect(await answer).toBe('done');
      expect(workers).toHaveLength(1);
    },
  );

  test('the limit of a request counts from the answer to the one before it', async () => {
    const client = puppetClient();
    const first = client.ask('one', { timeoutMs: 5_000 });
    const second = client.ask('two', { timeoutMs: 1_000 });
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(4_500);
    expect(workers).toHaveLength(1);
    current().say({ id: 1, answer: 'done' });
    await vi.advanceTimersByTimeAsync(900);
    current().say({ id: 2, answer: 'done too' });
    expect(await Promise.all([first, second])).toEqual(['done', 'done too']);
    expect(workers).toHaveLength(1);
  });

  test('a device that was asleep is not taken for a silent worker', async () => {
    const client = puppetClient();
    const answer = client.ask('one', { timeoutMs: 1_000 });
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(900);
    // The clock goes on while timers stand still.
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(200);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(800);
    current().say({ id: 1, answer: 'done' });
    expect(await answer).toBe('done');
    expect(workers).toHaveLength(1);
  });

  test.each([Number.POSITIVE_INFINITY, 1e12, Number.NaN])('a limit of %d is none', async (timeoutMs) => {
    const client = puppetClient();
    const answer = client.ask('one', { timeoutMs });
    current().say({ ready: true });
    await vi.advanceTimersByTimeAsync(3_600_000);
    current().say({ id: 1, answer: 'done' });
    expect(await answer).toBe('done');
    expect(workers).toHaveLength(1);
  });

  test('a worker that breaks is replaced; its last words are not heard', async () => {
    const client = puppetClient();
    const answer = client.ask('one');
    current().break('out of memory');
    workers[0]?.say({ id: 1, answer: 'from the dead' });
    current().say({ id: 1, answer: 'from the living' });
    expect(await answer).toBe('from the living');
    expect(workers).toHaveLength(2);
  });

  test('a request that cannot be sent is rejected alone', async () => {
    const client = puppetClient();
    const good = client.ask('one');
    await expect(client.ask(() => undefined)).rejects.toThrow('cannot be cloned');
    current().say({ id: 1, answer: 'done' });
    expect(await good).toBe('done');
  });

  test('stopping takes everything back; a closed client answers no more', async () => {
    const client = puppetClient();
    const stopped = expect(client.ask('one')).rejects.toThrow(Stopped);
    client.stop();
    await stopped;
    expect(current().isEnded).toBe(true);
    const closed = expect(client.ask('two')).rejects.toThrow(Closed);
    client.close();
    await closed;
    await expect(client.ask('three')).rejects.toThrow(Closed);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a worker that cannot even be created is reported', async () => {
  let tries = 0;
  const client = new WorkerClient<string, string>(() => {
    tries++;
    throw new Error('no memory');
  });
  await expect(client.ask('one')).rejects.toThrow('no memory');
  expect(tries).toBe(2);
});
