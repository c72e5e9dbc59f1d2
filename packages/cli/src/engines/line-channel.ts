/** How an engine failed. */
export type EngineFailure = 'crashed' | 'silent' | 'refused' | 'illegal';

/** The same in words, after the name of the engine. */
export const FAILURE_WORDS: Readonly<Record<EngineFailure, string>> = {
  crashed: 'crashed',
  silent: 'did not answer',
  refused: 'refused to play',
  illegal: 'played an illegal turn',
};

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
