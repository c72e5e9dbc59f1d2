import type { MemberId, OwnEventKind, OwnLine, RoomId, RoomView } from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { Rooms } from '../rooms/contract.ts';
import type { RoomLists } from '../rooms/room-lists.ts';
import type { LineStream } from './line-streams.ts';
import { RoomFollower, type RoomUpdate } from './room-follower.ts';
import { isOver } from './room-stream.ts';

/** Interval for finding new rooms without a notification. */
const LOOK_INTERVAL_MS = 3_000;
/** How long a finished game is followed, for a rematch. */
const REMATCH_WINDOW_MS = 5 * 60_000;

export interface OwnStreamParts {
  readonly rooms: Rooms;
  readonly lists: Pick<RoomLists, 'ofMember'>;
  /** A room cannot be followed now; called once until it can. */
  report(error: unknown, room: RoomId): void;
}

/** Streams the events of all rooms of a member. */
export class OwnStream {
  readonly #parts: OwnStreamParts;
  readonly #member: Member;
  readonly #stream: Pick<LineStream, 'send'>;
  readonly #followed = new Map<RoomId, RoomFollower>();
  /** Rooms that could not be followed at the last look. */
  readonly #unreachable = new Set<RoomId>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: OwnStreamParts, member: Member, stream: Pick<LineStream, 'send'>) {
    this.#parts = parts;
    this.#member = member;
    this.#stream = stream;
  }

  async start(): Promise<void> {
    await this.look();
    // A list that cannot be read now is read at the next look.
    this.#timers.add(setInterval(() => this.look().catch(() => undefined), LOOK_INTERVAL_MS).unref());
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const follower of this.#followed.values()) follower.stop();
  }

  /** Follows new rooms. */
  async look(): Promise<void> {
    const rooms = await this.#parts.lists.ofMember(this.#member);
    await Promise.all(rooms.map(({ room }) => this.#follow(room)));
  }

  /** A room that cannot be followed now is tried again at the next look. */
  async #follow(room: RoomId): Promise<void> {
    if (this.#followed.has(room)) return;
    const follower = new RoomFollower(this.#parts.rooms, room, this.#member, {
      seen: (sight) => this.#seen(room, sight),
      gone: () => this.#forget(room),
    });
    this.#followed.set(room, follower);
    try {
      if (!(await follower.start())) this.#forget(room);
      this.#unreachable.delete(room);
    } catch (error) {
      this.#forget(room);
      if (!this.#unreachable.has(room)) this.#parts.report(error, room);
      this.#unreachable.add(room);
    }
  }

  #forget(room: RoomId): void {
    this.#followed.get(room)?.stop();
    this.#followed.delete(room);
  }

  #seen(room: RoomId, { view, before, seat }: RoomUpdate): void {
    const was = before && factsOf(before, seat);
    const is = factsOf(view, seat);
    for (const kind of KINDS) if (is[kind] && !was?.[kind]) this.#send({ kind, room });
    if (view.next && !before?.next) this.#follow(view.next);
    if (is.over && !was?.over) this.#later(() => this.#forget(room));
  }

  #later(work: () => void): void {
    this.#timers.add(setTimeout(work, REMATCH_WINDOW_MS).unref());
  }

  #send(line: OwnLine): void {
    this.#stream.send(line);
  }
}

const KINDS: readonly OwnEventKind[] = ['started', 'turn', 'over', 'rematch'];

/** The facts that are reported when they become true. */
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

/** All open streams, by member. */
export class OwnStreams {
  readonly #byMember = new Map<MemberId, Set<OwnStream>>();

  add(member: MemberId, stream: OwnStream): void {
    const streams = this.#byMember.get(member) ?? new Set();
    this.#byMember.set(member, streams.add(stream));
  }

  remove(member: MemberId, stream: OwnStream): void {
    const streams = this.#byMember.get(member);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byMember.delete(member);
  }

  /** Looks for new rooms of a member at once. */
  look(member: MemberId): void {
    // A list that cannot be read now is read at the next look.
    for (const stream of this.#byMember.get(member) ?? []) stream.look().catch(() => undefined);
  }
}
