import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../routing/route.ts';
import type { Metrics } from '../util/metrics.ts';

/** Readers with more unread bytes are disconnected. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** Lines of JSON for one reader. */
export class LineStream {
  readonly body = new PassThrough({ highWaterMark: MAX_BUFFERED_BYTES });
  #isOpen = true;

  constructor(closed: () => void) {
    this.body.once('close', () => {
      this.#isOpen = false;
      closed();
    });
    // A reader that disconnects is no error.
    this.body.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(line: object): void {
    this.#write(`${JSON.stringify(line)}\n`);
  }

  /** Sends an empty line, which keeps the connection open and detects lost readers. */
  keepAlive(): void {
    this.#write('\n');
  }

  end(): void {
    this.#isOpen = false;
    this.body.end();
  }

  #write(text: string): void {
    if (!this.#isOpen) return;
    if (this.body.writableLength + this.body.readableLength > MAX_BUFFERED_BYTES) this.body.destroy();
    else this.body.write(text);
  }
}

/** Interval of the empty lines that keep a connection open. */
const KEEP_ALIVE_MS = 10_000;
/** Streams that one reader may have open. */
const MAX_OPEN = 32;

/** All open streams. */
export class LineStreams {
  readonly #metrics: Pick<Metrics, 'streams'>;
  readonly #open = new Map<LineStream, string>();
  readonly #timer: NodeJS.Timeout;

  constructor(metrics: Pick<Metrics, 'streams'>, keepAliveMs = KEEP_ALIVE_MS) {
    this.#metrics = metrics;
    this.#timer = setInterval(() => this.#keepAlive(), keepAliveMs).unref();
  }

  /** Opens a stream for a reader; `closed` is called when the reader is gone. */
  open(reader: string, closed: () => void): LineStream {
    const own = [...this.#open.values()].filter((other) => other === reader).length;
    if (own >= MAX_OPEN) throw new ApiError(429, 'tooMany', `Close a stream first: ${MAX_OPEN} are open.`);
    const stream = new LineStream(() => {
      this.#open.delete(stream);
      this.#metrics.streams.set(this.#open.size);
      closed();
    });
    this.#open.set(stream, reader);
    this.#metrics.streams.set(this.#open.size);
    return stream;
  }

  #keepAlive(): void {
    for (const stream of this.#open.keys()) stream.keepAlive();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stream of this.#open.keys()) stream.end();
  }
}

/** Answers with the stream, unbuffered by proxies. */
export function sendLines(reply: FastifyReply, { body }: LineStream): FastifyReply {
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(body);
}
