import type { CommandId } from '@oia/protocol';
import type { Change, TableState } from '@oia/table';
import type { Member } from '../members/member.ts';
import type { Broadcast } from './broadcast.ts';
import type { EntryParts } from './decision.ts';
import type { Journal } from './journal.ts';
import type { RoomEntry } from './room-entry.ts';
import { type RoomState, stateAfter } from './room-state.ts';

/** Whose command is being carried out. */
export interface Commander {
  readonly member: Member;
  readonly id: CommandId;
  /** Milliseconds, as measured. */
  readonly lag: number;
}

/** What a change does to the table. */
export interface TableChange {
  readonly table?: Change;
  readonly begun?: TableState;
}

interface LedgerParts {
  readonly journal: Journal;
  readonly broadcast: Broadcast;
  now(): number;
  /** Called once: what is in memory is not what is stored. */
  lost(reason: unknown): void;
}

/** The state of a room and the way to change it: at once in memory, for everybody else when it is durable. */
export class Ledger {
  readonly #parts: LedgerParts;
  #state: RoomState;
  #last: Promise<void> = Promise.resolve();
  /** The version that was told last. */
  #told: number;
  #isLost = false;

  constructor(state: RoomState, parts: LedgerParts) {
    this.#state = state;
    this.#told = state.version;
    this.#parts = parts;
  }

  /** Durable, or about to be. */
  get state(): RoomState {
    return this.#state;
  }

  /** Resolves when the last change is durable and told; rejects if it is not. */
  get last(): Promise<void> {
    return this.#last;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  commit(
    parts: EntryParts,
    by: Commander | undefined,
    { table, begun }: TableChange,
    shown: TableState | undefined,
  ): void {
    const entry = this.#entryOf(parts, by);
    this.#state = stateAfter(this.#state, entry);
    const change = { entry, after: this.#state, ...(table ? { table } : {}), ...(begun ? { begun } : {}) };
    const { journal, broadcast } = this.#parts;
    const before = this.#last;
    const tell = (): void => {
      this.#told = entry.version;
      broadcast.tell(change, shown);
    };
    const written = journal.append(entry, this.#state);
    // The entry before is nearly always told by now; waiting for it all the same would cost three turns of the queue.
    this.#last = written.then(() => (this.#told === entry.version - 1 ? tell() : before.then(tell)));
    this.#last.catch((error: unknown) => this.lose(error));
  }

  #entryOf(parts: EntryParts, by: Commander | undefined): RoomEntry {
    return {
      ...parts,
      version: this.#state.version + 1,
      at: this.#parts.now(),
      ...(by ? { command: { member: by.member.id, id: by.id } } : {}),
    };
  }

  /** Without a reason it is meant so. */
  lose(reason?: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#parts.lost(reason);
  }
}
