import type { RoomListener, Watching } from '../rooms/rooms.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { LinkLetterOf, Outcome, RequestOf, Telling } from './letters.ts';
import type { Post } from './post.ts';
import { ALIVE_EVERY, SILENCE } from './remote-watches.ts';

/** Begins to watch a room that this process holds. */
type Watch = (request: RequestOf<'watch'>, listener: RoomListener) => Promise<Watching | 'noRoom' | 'notHeld'>;

/** What is told to one process where rooms of this one are watched. */
interface Link {
  readonly id: string;
  /** undefined: not begun yet. */
  readonly watches: Map<string, Watching | undefined>;
  number: number;
  heardAt: number;
}

/** Tells other processes what happens in the rooms here, as long as somebody watches there. */
export class ToldLinks {
  readonly #post: Post;
  readonly #watch: Watch;
  readonly #links = new Map<ProcessId, Link>();
  readonly #timer: NodeJS.Timeout;

  constructor(post: Post, watch: Watch) {
    this.#post = post;
    this.#watch = watch;
    this.#timer = setInterval(() => this.#endSilent(), ALIVE_EVERY).unref();
  }

  async begin(watcher: ProcessId, request: RequestOf<'watch'>): Promise<Outcome> {
    const link = this.#linkTo(watcher, request.link);
    const { id } = request;
    link.watches.set(id, undefined);
    const watching = await this.#watch(request, this.#listener(watcher, link, id)).catch(() => 'notHeld' as const);
    if (typeof watching === 'string') {
      link.watches.delete(id);
      return { kind: watching };
    }
    // They may have lost interest meanwhile.
    if (link.watches.has(id)) link.watches.set(id, watching);
    else watching.stop();
    return { kind: 'watching' };
  }

  /** A new link replaces the one before, of which something may have been missed. */
  #linkTo(watcher: ProcessId, id: string): Link {
    const known = this.#links.get(watcher);
    if (known?.id === id) return known;
    this.end(watcher);
    const link = { id, watches: new Map(), number: 0, heardAt: performance.now() };
    this.#links.set(watcher, link);
    return link;
  }

  #listener(watcher: ProcessId, link: Link, watch: string): RoomListener {
    const tell = (telling: Telling): void => this.#tell(watcher, link, watch, telling);
    return {
      room: (seat, view) => tell({ kind: 'room', ...(seat === undefined ? {} : { seat }), view }),
      events: (version, events) => tell({ kind: 'events', version, events }),
      presence: (here, spectators, away) => tell({ kind: 'presence', here, spectators, away }),
      lost: () => {
        tell({ kind: 'lost' });
        link.watches.delete(watch);
      },
    };
  }

  #tell(watcher: ProcessId, link: Link, watch: string, telling: Telling): void {
    if (this.#links.get(watcher) !== link || !link.watches.has(watch)) return;
    this.#post.send(watcher, { kind: 'told', link: link.id, number: link.number, watches: [watch], telling });
    link.number++;
  }

  unwatch(watcher: ProcessId, { link: id, watch }: LinkLetterOf<'unwatch'>): void {
    const link = this.#links.get(watcher);
    if (link?.id !== id) return;
    link.watches.get(watch)?.stop();
    link.watches.delete(watch);
  }

  alive(watcher: ProcessId, { link: id }: LinkLetterOf<'alive'>): void {
    const link = this.#links.get(watcher);
    if (link?.id !== id) return this.#post.send(watcher, { kind: 'ended', link: id });
    link.heardAt = performance.now();
    this.#post.send(watcher, { kind: 'living', link: id, number: link.number });
  }

  /** Nobody watches there any more: their players are away now. */
  end(watcher: ProcessId): void {
    const link = this.#links.get(watcher);
    this.#links.delete(watcher);
    for (const watching of link?.watches.values() ?? []) watching?.stop();
    link?.watches.clear();
  }

  #endSilent(): void {
    const before = performance.now() - SILENCE;
    for (const [watcher, { heardAt }] of [...this.#links]) if (heardAt < before) this.end(watcher);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const watcher of [...this.#links.keys()]) this.end(watcher);
  }
}
