import type { FastifyReply } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { Metrics } from '../metrics.ts';
import { LineStream } from './line-stream.ts';

/** How often an empty line is sent, in milliseconds. */
const PULSE = 10_000;
/** The most streams that one reader has open. */
const MOST_OPEN = 32;

/** All streams that are open. */
export class LineStreams {
  readonly #metrics: Pick<Metrics, 'streams'>;
  readonly #open = new Map<LineStream, string>();
  readonly #timer: NodeJS.Timeout;

  constructor(metrics: Pick<Metrics, 'streams'>, pulse = PULSE) {
    this.#metrics = metrics;
    this.#timer = setInterval(() => this.#keepAlive(), pulse).unref();
  }

  /** A stream for whoever asks; `closed` is called once nobody reads it any more. */
  open(reader: string, closed: () => void): LineStream {
    const own = [...this.#open.values()].filter((other) => other === reader).length;
    if (own >= MOST_OPEN) throw new ApiError(429, 'tooMany', `Close a stream first: ${MOST_OPEN} are open.`);
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

/** Answers with the stream. Proxies must not collect it first. */
export function sendLines(reply: FastifyReply, { body }: LineStream): FastifyReply {
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(body);
}
