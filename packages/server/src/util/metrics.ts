import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From answers out of memory to those that waited for a busy disk. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** The metrics of a server, shown by `GET /metrics`. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'oia_request_seconds',
    help: 'Time of requests until their answer was sent',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly sockets = this.#gauge('oia_sockets', 'Open sockets');
  readonly streams = this.#gauge('oia_streams', 'Open streams of programs');
  readonly rooms = this.#gauge('oia_rooms', 'Rooms in the memory of this process');
  readonly steps = this.#counter('oia_steps_total', 'Durable steps');
  readonly refusals = this.#counter('oia_refusals_total', 'Refused actions');
  readonly flushSizes = this.#histogram('oia_flush_entries', 'Entries in one flush', SIZES);
  readonly flushSeconds = this.#histogram('oia_flush_seconds', 'Time of one flush', SECONDS);
  readonly actSeconds = this.#histogram('oia_act_seconds', 'Time from an action to its durable answer', SECONDS);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  flushed(entries: number, seconds: number): void {
    this.flushSizes.observe(entries);
    this.flushSeconds.observe(seconds);
  }

  /** A gauge that is read on request. */
  follow(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    new Gauge({ name, help, registers: [this.registry], collect });
  }

  /** Things that are listed by name when they are asked for, each with the value 1. */
  list(name: string, help: string, label: string, read: () => readonly string[]): void {
    const collect = function (this: Gauge): void {
      this.reset();
      for (const item of read()) this.set({ [label]: item }, 1);
    };
    new Gauge({ name, help, labelNames: [label], registers: [this.registry], collect });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
