import type { OwnEventKind, OwnLine, RoomId, RoomView } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import type { RoomLists } from '../rooms/room-lists.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LineStream } from './line-stream.ts';
import { RoomFollower, type RoomSight } from './room-follower.ts';
import { isOver } from './room-stream.ts';

/** How often new rooms are looked for, unless somebody says that there is one; in milliseconds. */
const LOOK = 3_000;
/** How long after the end of a game a rematch may be wanted, in milliseconds. */
const AFTERWARDS = 5 * 60_000;

export interface OwnStreamParts {
  readonly rooms: Rooms;
  readonly lists: Pick<RoomLists, 'ofMember'>;
}

/** Tells a reader of lines what happens in all rooms somebody sits in. */
export class OwnStream {
  readonly #parts: OwnStreamParts;
  readonly #member: Member;
  readonly #stream: Pick<LineStream, 'send'>;
  readonly #followed = new Map<RoomId, RoomFollower>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: OwnStreamParts, member: Member, stream: Pick<LineStream, 'send'>) {
    this.#parts = parts;
    this.#member = member;
    this.#stream = stream;
  }

  async start(): Promise<void> {
    await this.look();
    this.#timers.add(setInterval(() => this.look().catch(() => undefined), LOOK).unref());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const follower of this.#followed.values()) follower.stop();
  }

  /** Follows rooms that are new. */
  async look(): Promise<void> {
    const rooms = await this.#parts.lists.ofMember(this.#member);
    await Promise.all(rooms.map(({ room }) => this.#follow(room)));
  }

  async #follow(room: RoomId): Promise<void> {
    if (this.#followed.has(room)) return;
    const follower = new RoomFollower(this.#parts.rooms, room, this.#member, {
      seen: (sight) => this.#seen(room, sight),
      gone: () => this.#forget(room),
    });
    this.#followed.set(room, follower);
    if (!(await follower.start())) this.#forget(room);
  }

  #forget(room: RoomId): void {
    this.#followed.get(room)?.stop();
    this.#followed.delete(room);
  }

  #seen(room: RoomId, { view, before, seat }: RoomSight): void {
    const was = before && factsOf(before, seat);
    const is = factsOf(view, seat);
    for (const kind of KINDS) if (is[kind] && !was?.[kind]) this.#send({ kind, room });
    if (view.next && !before?.next) this.#follow(view.next).catch(() => undefined);
    if (is.over && !was?.over) this.#later(() => this.#forget(room));
  }

  #later(work: () => void): void {
    this.#timers.add(setTimeout(work, AFTERWARDS).unref());
  }

  #send(line: OwnLine): void {
    this.#stream.send(line);
  }
}

const KINDS: readonly OwnEventKind[] = ['started', 'turn', 'over', 'rematch'];

/** What is so now; it is told when it becomes so. */
function factsOf(view: RoomView, seat: number | undefined): Record<OwnEventKind, boolean> {
  const { game, draft, rematch } = view.table ?? {};
  const actor = game ? game.actor : draft?.actor;
  return {
    started: view.stage === 'playing',
    turn: view.stage === 'playing' && seat !== undefined && actor === seat,
    over: isOver(view),
    rematch: rematch?.wantedBy.some((other) => other !== seat) ?? false,
  };
}
