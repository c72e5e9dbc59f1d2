import type { RoomId } from '@oia/protocol';

export interface QueueLimits {
  /** In all. */
  readonly maxWaiting: number;
  readonly maxWaitingPerRoom: number;
}

/** Pending work of many rooms, which take turns: a busy room delays only itself and cannot fill the queue. */
export class FairQueue<Work> {
  readonly #limits: QueueLimits;
  /** By room, in the order of their turns. */
  readonly #waiting = new Map<RoomId, readonly Work[]>();
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** false: the queue is full. */
  push(room: RoomId, work: Work): boolean {
    const own = this.#waiting.get(room) ?? [];
    if (this.#size >= this.#limits.maxWaiting || own.length >= this.#limits.maxWaitingPerRoom) return false;
    this.#waiting.set(room, [...own, work]);
    this.#size++;
    return true;
  }

  /** The oldest work of the next room, which then goes to the end. */
  shift(): Work | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [room, [work, ...others]] = next;
    this.#waiting.delete(room);
    if (others.length > 0) this.#waiting.set(room, others);
    this.#size--;
    return work;
  }

  /** Removes work. The room keeps its turn if it has other work. */
  remove(room: RoomId, work: Work): void {
    const own = this.#waiting.get(room) ?? [];
    const others = own.filter((other) => other !== work);
    this.#size -= own.length - others.length;
    if (others.length > 0) this.#waiting.set(room, others);
    else this.#waiting.delete(room);
  }
}
