import { randomUUID } from 'node:crypto';
import type { ProcessId } from '../database/process-store.ts';
import { NoAnswer } from '../rooms/contract.ts';
import type { BusMessage, MessageBus, RequestOutcome, RequestReply, RoomRequest } from './bus-messages.ts';

/** A live process replies within milliseconds; a dead one must be noticed before its players give up. */
const REPLY_TIMEOUT_MS = 2_000;

interface Pending {
  resolve(outcome: RequestOutcome): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** Requests to other processes that have no reply yet. */
export class PendingRequests {
  readonly #bus: MessageBus;
  readonly #timeoutMs: number;
  readonly #pending = new Map<string, Pending>();

  constructor(bus: MessageBus, timeoutMs = REPLY_TIMEOUT_MS) {
    this.#bus = bus;
    this.#timeoutMs = timeoutMs;
  }

  static newId(): string {
    return randomUUID();
  }

  /** Rejects with `NoAnswer`. */
  send(to: ProcessId, request: RoomRequest): Promise<RequestOutcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(request.id), this.#timeoutMs);
      this.#pending.set(request.id, { resolve, reject, timer });
      this.#bus.send(to, request);
    });
  }

  onReply({ id, outcome }: RequestReply): void {
    this.#take(id)?.resolve(outcome);
  }

  onUndelivered(messages: readonly BusMessage[]): void {
    for (const message of messages) if ('id' in message) this.#fail(message.id);
  }

  failAll(): void {
    for (const id of [...this.#pending.keys()]) this.#fail(id);
  }

  #fail(id: string): void {
    this.#take(id)?.reject(new NoAnswer('another process did not answer'));
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }
}
