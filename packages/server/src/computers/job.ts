import { type Question, Stopped, type Thought } from '@oia/engine';
import type { RoomId } from '@oia/protocol';

/** A question of a room until it is answered, refused or taken back. */
export class Job {
  readonly room: RoomId;
  readonly question: Question;
  readonly #answer = Promise.withResolvers<Thought>();

  constructor(room: RoomId, question: Question) {
    this.room = room;
    this.question = question;
  }

  get answer(): Promise<Thought> {
    return this.#answer.promise;
  }

  resolve(thought: Thought): void {
    this.#answer.resolve(thought);
  }

  /** Has no effect after the first answer. */
  reject(error: Error): void {
    this.#answer.reject(error);
  }

  takeBack(): void {
    this.reject(new Stopped('thinking was stopped'));
  }
}
