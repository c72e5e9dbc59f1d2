import type { RoomEvent } from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import { type TableState, tableView } from '@oia/table';
import type { Member } from '../members/member.ts';
import type { RoomListener, Watching } from '../rooms/rooms.ts';
import { type Mark, markOf, missedEvents } from './missed-events.ts';
import type { Presence } from './presence.ts';
import { type RoomState, seatOfMember } from './room-state.ts';
import { type RoomChange, type RoomIdentity, roomEventsOf, roomView } from './room-views.ts';

/** Marks kept for those who come back after a moment; who has missed more gets the whole room. */
const KEPT = 16;

interface Watcher {
  readonly member: Member | undefined;
  readonly listener: RoomListener;
  seat: number | undefined;
}

const viewerOf = ({ seat }: Watcher): Viewer => seat ?? 'spectator';

/** Tells everybody who watches a room what is durable of it, and nothing else, in order. */
export class Broadcast {
  readonly #identity: RoomIdentity;
  readonly #presence: Presence;
  readonly #now: () => number;
  readonly #watchers = new Set<Watcher>();
  #recent: Mark[] = [];
  #state: RoomState;
  #table: TableState | undefined;
  #hasEnded = false;

  constructor(
    identity: RoomIdentity,
    shown: { readonly state: RoomState; readonly table: TableState | undefined },
    { presence, now }: { readonly presence: Presence; readonly now: () => number },
  ) {
    this.#identity = identity;
    this.#state = shown.state;
    this.#table = shown.table;
    this.#presence = presence;
    this.#now = now;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** What has become durable. */
  tell(change: RoomChange, table: TableState | undefined): void {
    this.#state = change.after;
    this.#table = table;
    this.#recent.push(markOf(change.entry));
    if (this.#recent.length > 2 * KEPT) this.#recent = this.#recent.slice(-KEPT);
    const byViewer = new Map<Viewer, readonly RoomEvent[]>();
    for (const watcher of [...this.#watchers]) this.#tellOne(watcher, change, byViewer);
  }

  #tellOne(watcher: Watcher, change: RoomChange, byViewer: Map<Viewer, readonly RoomEvent[]>): void {
    if (change.entry.seated && this.#moved(watcher)) return this.#showTo(watcher);
    const viewer = viewerOf(watcher);
    const events = byViewer.get(viewer) ?? roomEventsOf(change, viewer);
    byViewer.set(viewer, events);
    watcher.listener.events(change.entry.version, events);
  }

  /** Somebody who sits down or gets up sees something else from now on. */
  #moved(watcher: Watcher): boolean {
    const seat = watcher.member && seatOfMember(this.#state, watcher.member.id);
    if (seat === watcher.seat) return false;
    this.#presence.moved(watcher.seat, seat);
    watcher.seat = seat;
    return true;
  }

  #showTo(watcher: Watcher): void {
    watcher.listener.room(watcher.seat, this.view(watcher.member));
  }

  /** Everything a member may know. */
  view(member: Member | undefined): ReturnType<typeof roomView> {
    const viewer = (member && seatOfMember(this.#state, member.id)) ?? 'spectator';
    return roomView(this.#identity, this.#state, {
      table: this.#table && tableView(this.#table, viewer),
      viewer,
      isOpener: member?.id === this.#identity.terms.opener,
      now: this.#now(),
    });
  }

  /** Begins to tell somebody: what was missed since a version, or everything. */
  watch(member: Member | undefined, since: number | undefined, listener: RoomListener): Watching {
    if (this.#hasEnded) return lostAtOnce(listener);
    const seat = member && seatOfMember(this.#state, member.id);
    const watcher: Watcher = { member, listener, seat };
    this.#watchers.add(watcher);
    const missed = since === undefined ? undefined : this.#since(since, viewerOf(watcher));
    if (missed) listener.events(this.#state.version, missed);
    else this.#showTo(watcher);
    this.#presence.came(seat);
    return { stop: () => this.#leave(watcher) };
  }

  #leave(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#presence.left(watcher.seat);
  }

  /** What somebody has missed. undefined: too much, or it is not a version of this room. */
  #since(version: number, viewer: Viewer): RoomEvent[] | undefined {
    if (version === this.#state.version) return [];
    const first = this.#recent.findIndex((mark) => mark.version === version + 1);
    if (first < 0) return undefined;
    return missedEvents(this.#recent.slice(first), {
      state: this.#state,
      table: this.#table,
      viewer,
      now: this.#now(),
    });
  }

  /** Tells all who is there. */
  announce(): void {
    const { here, spectators, away } = this.#presence;
    for (const { listener } of this.#watchers) listener.presence(here, spectators, away);
  }

  /** The room is dropped: those who watched it have to ask for it again. */
  end(): void {
    this.#hasEnded = true;
    for (const { listener } of [...this.#watchers]) listener.lost();
    this.#watchers.clear();
  }
}

/** Somebody who comes just when the room is dropped. */
function lostAtOnce(listener: RoomListener): Watching {
  const lost = setImmediate(() => listener.lost());
  return { stop: () => clearImmediate(lost) };
}
