import type { RoomId } from '@oia/protocol';
import type { ProcessId } from '../store/process-store.ts';

/** So many are remembered; of others the store is asked again. */
const MOST = 20_000;

/** Which process holds a room, as far as it is known. It may be wrong: then that process says so, or nobody answers. */
export class Holders {
  readonly #known = new Map<RoomId, ProcessId>();

  of(room: RoomId): ProcessId | undefined {
    return this.#known.get(room);
  }

  remember(room: RoomId, holder: ProcessId): void {
    this.#known.delete(room);
    this.#known.set(room, holder);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }

  forget(room: RoomId): void {
    this.#known.delete(room);
  }

  forgetAllOf(holder: ProcessId): void {
    for (const [room, known] of this.#known) if (known === holder) this.#known.delete(room);
  }
}
