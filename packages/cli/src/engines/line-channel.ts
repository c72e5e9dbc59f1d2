/** How an engine failed. */
export type EngineFailure = 'crashed' | 'silent' | 'refused' | 'illegal';

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly failure: EngineFailure;

  constructor(failure: EngineFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface LineListener {
  line(text: string): void;
  /** Nothing more will come. */
  ended(why: string): void;
}

/** A conversation in lines with a program. Everything but `ChildChannel` sees the protocol of docs/engine-protocol.md. */
export interface LineChannel {
  listener: LineListener | undefined;
  /** Why the conversation is over; undefined while it goes on. */
  readonly end: string | undefined;
  send(line: string): void;
  /** Says goodbye, and ends a program that stays. */
  close(): void;
  /** Ends the program at once. */
  kill(): void;
}
