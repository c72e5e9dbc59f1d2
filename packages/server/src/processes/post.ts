import type { ProcessId } from '../store/process-store.ts';
import type { Letter, Notice } from './letters.ts';

/** What is heard from other processes. */
export interface PostHandlers {
  letter(from: ProcessId, letter: Letter): void;
  /** Nobody has got these, or nobody knows: that process may be gone. */
  undelivered(to: ProcessId, letters: readonly Letter[]): void;
  /** Anything may have been missed. */
  gap(): void;
}

/** Carries letters between processes: in order, but some may get lost. The store is the truth, not what is heard. */
export interface Post {
  readonly own: ProcessId;
  readonly isConnected: boolean;
  send(to: ProcessId, letter: Letter): void;
  /** To all processes but this one. */
  sendAll(notice: Notice): void;
  /** Begins to deliver. */
  listen(handlers: PostHandlers): void;
  close(): Promise<void>;
}
