import type { CommandId } from '@oia/protocol';
import type { Change, TableState } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { Timers } from '../util/time.ts';
import type { Broadcast } from './broadcast.ts';
import type { EntryParts } from './decision.ts';
import type { RoomEntry } from './room-entry.ts';
import type { Journal } from './room-journal.ts';
import { type RoomState, stateAfter } from './room-state.ts';
import { SavingWatch } from './saving-watch.ts';

/** The sender of the command under way. */
export interface CommandSource {
  readonly member: Member;
  readonly id: CommandId;
  /** In milliseconds, as measured. */
  readonly lag: number;
}

/** The effect of a change on the table. */
export interface TableChange {
  readonly table?: Change;
  readonly begun?: TableState;
}

interface LedgerParts {
  readonly journal: Journal;
  readonly broadcast: Broadcast;
  readonly timers: Timers;
  /** Called once, when memory and database have diverged. */
  lost(reason: unknown): void;
}

/** The state of a room. Changes apply to memory at once, and are published when durable. */
export class Ledger {
  readonly #parts: LedgerParts;
  #state: RoomState;
  #last: Promise<void> = Promise.resolve();
  /** The last published version. */
  #published: number;
  #isLost = false;
  readonly #saving: SavingWatch;

  constructor(state: RoomState, parts: LedgerParts) {
    this.#state = state;
    this.#published = state.version;
    this.#parts = parts;
    this.#saving = new SavingWatch(parts.timers, () => parts.broadcast.announceSaving());
  }

  /** Including changes that are not durable yet. */
  get state(): RoomState {
    return this.#state;
  }

  /** Resolves when the last change is durable and published; rejects if it failed. */
  get last(): Promise<void> {
    return this.#last;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  commit(
    parts: EntryParts,
    by: CommandSource | undefined,
    { table, begun }: TableChange,
    shown: TableState | undefined,
  ): void {
    const entry = this.#entryOf(parts, by);
    this.#state = stateAfter(this.#state, entry);
    const change = { entry, after: this.#state, ...(table ? { table } : {}), ...(begun ? { begun } : {}) };
    const { journal, broadcast } = this.#parts;
    const before = this.#last;
    const publish = (): void => {
      this.#published = entry.version;
      this.#saving.end(entry.version < this.#state.version);
      broadcast.publish(change, shown);
    };
    const written = journal.append(entry, this.#state);
    this.#saving.begin();
    // The previous entry is nearly always published by now; waiting for its promise would cost three microtask turns.
    this.#last = written.then(() => (this.#published === entry.version - 1 ? publish() : before.then(publish)));
    this.#last.catch((error: unknown) => this.lose(error));
  }

  #entryOf(parts: EntryParts, by: CommandSource | undefined): RoomEntry {
    return {
      ...parts,
      version: this.#state.version + 1,
      at: this.#parts.timers.now(),
      ...(by ? { command: { member: by.member.id, id: by.id } } : {}),
    };
  }

  /** Without a reason the room is stopped on purpose. */
  lose(reason?: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#saving.stop();
    this.#parts.lost(reason);
  }
}
