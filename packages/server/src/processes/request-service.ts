import type { LocalRooms } from '../rooms/local-rooms.ts';
import type { RoomListener, Watching } from '../rooms/rooms.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { Letter, Outcome, Request, RequestOf } from './letters.ts';
import type { Post } from './post.ts';
import { ToldLinks } from './told-links.ts';

const NOT_HELD: Outcome = { kind: 'notHeld' };

/** Does what other processes ask of the rooms that this one holds. */
export class RequestService {
  readonly #local: LocalRooms;
  readonly #post: Post;
  readonly #links: ToldLinks;
  #isClosed = false;

  constructor(local: LocalRooms, post: Post) {
    this.#local = local;
    this.#post = post;
    this.#links = new ToldLinks(post, (request, listener) => this.#watch(request, listener));
  }

  hear(from: ProcessId, letter: Letter): void {
    switch (letter.kind) {
      case 'act':
      case 'view':
      case 'handOver':
      case 'watch':
        return void this.#answer(from, letter);
      case 'unwatch':
        return this.#links.unwatch(from, letter);
      case 'alive':
        return this.#links.alive(from, letter);
    }
  }

  /** That process hears nothing any more. */
  end(watcher: ProcessId): void {
    this.#links.end(watcher);
  }

  async #answer(from: ProcessId, request: Request): Promise<void> {
    const outcome = await this.#outcome(from, request).catch((): Outcome => NOT_HELD);
    this.#post.send(from, { kind: 'answer', id: request.id, outcome });
  }

  /** Only of rooms that are here, or that nobody has: requests do not travel on. */
  async #outcome(from: ProcessId, request: Request): Promise<Outcome> {
    if (this.#isClosed) return NOT_HELD;
    if (request.kind === 'watch') return this.#links.begin(from, request);
    const room = await this.#local.find(request.room);
    if (room === 'none') return { kind: 'noRoom' };
    if ('heldBy' in room) return NOT_HELD;
    if (request.kind === 'handOver')
      return { kind: 'handedOver', isDone: await room.handOver(request.from, request.to) };
    if (request.kind === 'view') return { kind: 'viewed', view: await this.#local.viewIn(room, request.member) };
    return { kind: 'acted', answer: await this.#local.actIn(room, request.member, request.command) };
  }

  async #watch(
    { room: id, member, since }: RequestOf<'watch'>,
    listener: RoomListener,
  ): Promise<Watching | 'noRoom' | 'notHeld'> {
    const room = await this.#local.find(id);
    if (room === 'none') return 'noRoom';
    return 'heldBy' in room ? 'notHeld' : this.#local.watchIn(room, member, since, listener);
  }

  /** Other processes are to ask the store again: this one lets go of its rooms. */
  refuse(): void {
    this.#isClosed = true;
  }

  close(): void {
    this.#isClosed = true;
    this.#links.close();
  }
}
