import { randomUUID } from 'node:crypto';
import type { ProcessId } from '../store/process-store.ts';
import type { Answer, Letter, Outcome, Request } from './letters.ts';
import type { Post } from './post.ts';

/** Nobody knows whether it was done. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Milliseconds. A process that is alive answers in some; one that is not has to be noticed before its players lose patience. */
const PATIENCE = 2_000;

interface Waiting {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** Requests to other processes, until they are answered. */
export class Requests {
  readonly #post: Post;
  readonly #patience: number;
  readonly #waiting = new Map<string, Waiting>();

  constructor(post: Post, patience = PATIENCE) {
    this.#post = post;
    this.#patience = patience;
  }

  static newId(): string {
    return randomUUID();
  }

  /** Rejects with `NoAnswer`. */
  ask(to: ProcessId, request: Request): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(request.id), this.#patience);
      this.#waiting.set(request.id, { resolve, reject, timer });
      this.#post.send(to, request);
    });
  }

  answered({ id, outcome }: Answer): void {
    this.#take(id)?.resolve(outcome);
  }

  undelivered(letters: readonly Letter[]): void {
    for (const letter of letters) if ('id' in letter) this.#fail(letter.id);
  }

  failAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#fail(id);
  }

  #fail(id: string): void {
    this.#take(id)?.reject(new NoAnswer('another process did not answer'));
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
