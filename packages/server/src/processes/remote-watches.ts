import type { RoomId } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import type { RoomListener, Watching } from '../rooms/rooms.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { LinkLetterOf, Telling } from './letters.ts';
import type { Post } from './post.ts';
import { NoAnswer, Requests } from './requests.ts';

export interface WatchWish {
  readonly room: RoomId;
  readonly member: Member | undefined;
  readonly since: number | undefined;
}

/** How often the other side is asked whether it lives, and for how long it may be silent, in milliseconds. */
export const ALIVE_EVERY = 1_000;
export const SILENCE = 3_500;

/** What is heard from one process that holds rooms. */
interface Link {
  readonly id: string;
  /** By request. */
  readonly listeners: Map<string, RoomListener>;
  /** Those whose request was answered. The others are asked for again by whoever waits for the answer. */
  readonly begun: Set<string>;
  /** The number of the next telling. */
  next: number;
  heardAt: number;
}

/** Watches rooms that other processes hold. If anything may have been missed, those who watch are told to ask again. */
export class RemoteWatches {
  readonly #post: Post;
  readonly #requests: Requests;
  readonly #broken: (holder: ProcessId) => void;
  readonly #links = new Map<ProcessId, Link>();
  readonly #timer: NodeJS.Timeout;

  /** `broken` is called with a process that cannot be relied on any more. */
  constructor(post: Post, requests: Requests, broken: (holder: ProcessId) => void) {
    this.#post = post;
    this.#requests = requests;
    this.#broken = broken;
    this.#timer = setInterval(() => this.#ask(), ALIVE_EVERY).unref();
  }

  /** Rejects with `NoAnswer`. */
  async watch(holder: ProcessId, wish: WatchWish, listener: RoomListener): Promise<Watching | 'noRoom' | 'notHeld'> {
    const link = this.#linkTo(holder);
    const id = Requests.newId();
    link.listeners.set(id, listener);
    const stop = (): void => this.#stop(holder, link, id);
    try {
      const { kind } = await this.#requests.ask(holder, { kind: 'watch', id, link: link.id, ...present(wish) });
      if (kind === 'watching' && this.#links.get(holder) !== link) throw new NoAnswer('something was missed');
      if (kind === 'watching') {
        link.begun.add(id);
        return { stop };
      }
      link.listeners.delete(id);
      return kind === 'noRoom' ? 'noRoom' : 'notHeld';
    } catch (error) {
      stop();
      throw error;
    }
  }

  #linkTo(holder: ProcessId): Link {
    const known = this.#links.get(holder);
    if (known) return known;
    const link = {
      id: Requests.newId(),
      listeners: new Map(),
      begun: new Set<string>(),
      next: 0,
      heardAt: performance.now(),
    };
    this.#links.set(holder, link);
    return link;
  }

  #stop(holder: ProcessId, link: Link, watch: string): void {
    link.begun.delete(watch);
    if (!link.listeners.delete(watch)) return;
    this.#post.send(holder, { kind: 'unwatch', link: link.id, watch });
  }

  told(holder: ProcessId, { link: id, number, watches, telling }: LinkLetterOf<'told'>): void {
    const link = this.#links.get(holder);
    if (link?.id !== id) return;
    if (number !== link.next) return this.break(holder);
    link.next += watches.length;
    link.heardAt = performance.now();
    for (const watch of watches) this.#tell(link, watch, telling);
  }

  #tell(link: Link, watch: string, telling: Telling): void {
    const listener = link.listeners.get(watch);
    if (telling.kind === 'lost') link.listeners.delete(watch);
    if (listener) tell(listener, telling);
  }

  living(holder: ProcessId, { link: id, number }: LinkLetterOf<'living'>): void {
    const link = this.#links.get(holder);
    if (link?.id !== id) return;
    link.heardAt = performance.now();
    if (number !== link.next) this.break(holder);
  }

  ended(holder: ProcessId, { link }: LinkLetterOf<'ended'>): void {
    if (this.#links.get(holder)?.id === link) this.break(holder);
  }

  /** Something may have been missed: everybody has to ask again. */
  break(holder: ProcessId): void {
    const link = this.#links.get(holder);
    this.#links.delete(holder);
    this.#broken(holder);
    const lost = [...(link?.listeners ?? [])].filter(([id]) => link?.begun.has(id));
    link?.listeners.clear();
    for (const [, listener] of lost) listener.lost();
  }

  breakAll(): void {
    for (const holder of [...this.#links.keys()]) this.break(holder);
  }

  /** Also ends links over which nobody watches any more. */
  #ask(): void {
    const before = performance.now() - SILENCE;
    for (const [holder, link] of [...this.#links]) {
      if (link.listeners.size === 0) this.#links.delete(holder);
      else if (link.heardAt < before) this.break(holder);
      else this.#post.send(holder, { kind: 'alive', link: link.id });
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#links.clear();
  }
}

function tell(listener: RoomListener, telling: Telling): void {
  switch (telling.kind) {
    case 'room':
      return listener.room(telling.seat, telling.view);
    case 'events':
      return listener.events(telling.version, telling.events);
    case 'presence':
      return listener.presence(telling.here, telling.spectators, telling.away);
    case 'lost':
      return listener.lost();
  }
}

const present = ({ room, member, since }: WatchWish) => ({
  room,
  ...(member ? { member } : {}),
  ...(since === undefined ? {} : { since }),
});
