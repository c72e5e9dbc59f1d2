import type { RoomId } from '@oia/protocol';

export interface QueueLimits {
  /** What may wait in all, and for one room. */
  readonly most: number;
  readonly mostOfRoom: number;
}

/** Work that waits, of many rooms. They take turns: a room that asks for much delays only itself, and cannot fill the queue. */
export class FairQueue<Work> {
  readonly #limits: QueueLimits;
  /** By room; the room that is next comes first. */
  readonly #waiting = new Map<RoomId, readonly Work[]>();
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** False if there is no place. */
  push(room: RoomId, work: Work): boolean {
    const own = this.#waiting.get(room) ?? [];
    if (this.#size >= this.#limits.most || own.length >= this.#limits.mostOfRoom) return false;
    this.#waiting.set(room, [...own, work]);
    this.#size++;
    return true;
  }

  /** The oldest work of the room that is next; that room is the last one then. */
  shift(): Work | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [room, [work, ...others]] = next;
    this.#waiting.delete(room);
    if (others.length > 0) this.#waiting.set(room, others);
    this.#size--;
    return work;
  }

  /** Frees a place. The room keeps its turn if it has other work. */
  remove(room: RoomId, work: Work): void {
    const own = this.#waiting.get(room) ?? [];
    const others = own.filter((other) => other !== work);
    this.#size -= own.length - others.length;
    if (others.length > 0) this.#waiting.set(room, others);
    else this.#waiting.delete(room);
  }
}
