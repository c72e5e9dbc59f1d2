import type { RoomEvent } from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import { type TableState, tableView } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import type { RoomListener, Subscription } from './contract.ts';
import { type EntryMark, markOf, missedEvents } from './missed-events.ts';
import type { Presence } from './presence.ts';
import { type RoomState, seatOfMember } from './room-state.ts';
import { type RoomChange, type RoomIdentity, roomEventsOf, roomView } from './room-views.ts';

/** Entries that a returning viewer may have missed; with more the whole room is sent. */
const MAX_MARKS = 16;

interface Watcher {
  readonly member: Member | undefined;
  readonly listener: RoomListener;
  seat: number | undefined;
}

const viewerOf = ({ seat }: Watcher): Viewer => seat ?? 'spectator';

/** Sends durable changes of a room to its watchers, in order. */
export class Broadcast {
  readonly #identity: RoomIdentity;
  readonly #presence: Presence;
  readonly #now: () => number;
  readonly #watchers = new Set<Watcher>();
  #recent: EntryMark[] = [];
  #state: RoomState;
  #table: TableState | undefined;
  #hasEnded = false;
  /** Whether the watchers were told that a change is still being saved. */
  #isSavingSlow = false;

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

  /** Sends a change that has become durable. */
  publish(change: RoomChange, table: TableState | undefined): void {
    this.#state = change.after;
    this.#table = table;
    this.#isSavingSlow = false;
    this.#recent.push(markOf(change.entry));
    if (this.#recent.length > 2 * MAX_MARKS) this.#recent = this.#recent.slice(-MAX_MARKS);
    const byViewer = new Map<Viewer, readonly RoomEvent[]>();
    for (const watcher of [...this.#watchers]) this.#publishTo(watcher, change, byViewer);
  }

  #publishTo(watcher: Watcher, change: RoomChange, byViewer: Map<Viewer, readonly RoomEvent[]>): void {
    if (change.entry.seated && this.#moved(watcher)) return this.#showTo(watcher);
    const viewer = viewerOf(watcher);
    const events = byViewer.get(viewer) ?? roomEventsOf(change, viewer);
    byViewer.set(viewer, events);
    watcher.listener.events(change.entry.version, events);
  }

  /** Whether the watcher changed seats, and therefore sees a different view. */
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

  /** Everything that a member may know. */
  view(member: Member | undefined): ReturnType<typeof roomView> {
    const viewer = (member && seatOfMember(this.#state, member.id)) ?? 'spectator';
    return roomView(this.#identity, this.#state, {
      table: this.#table && tableView(this.#table, viewer),
      viewer,
      isOpener: member?.id === this.#identity.terms.opener,
      now: this.#now(),
    });
  }

  /** Starts to watch: sends the events since a version, or the whole room. */
  watch(member: Member | undefined, since: number | undefined, listener: RoomListener): Subscription {
    if (this.#hasEnded) return lostAtOnce(listener);
    const seat = member && seatOfMember(this.#state, member.id);
    const watcher: Watcher = { member, listener, seat };
    this.#watchers.add(watcher);
    const missed = since === undefined ? undefined : this.#since(since, viewerOf(watcher));
    if (missed) listener.events(this.#state.version, missed);
    else this.#showTo(watcher);
    if (this.#isSavingSlow) listener.saving();
    this.#presence.came(seat);
    return { stop: () => this.#leave(watcher) };
  }

  #leave(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#presence.left(watcher.seat);
  }

  /** The events since a version. undefined: too many, or an unknown version. */
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

  /** Sends the presence to all watchers. */
  announce(): void {
    const { here, spectators, away } = this.#presence;
    for (const { listener } of this.#watchers) listener.presence(here, spectators, away);
  }

  /** Tells all watchers that a change is still being saved; the next change that is sent ends it. Nothing of the change itself is sent. */
  announceSaving(): void {
    this.#isSavingSlow = true;
    for (const { listener } of this.#watchers) listener.saving();
  }

  /** Ends all subscriptions: the room leaves memory. */
  end(): void {
    this.#hasEnded = true;
    for (const { listener } of [...this.#watchers]) listener.lost();
    this.#watchers.clear();
  }
}

/** For a watcher who comes just when the room leaves memory. */
function lostAtOnce(listener: RoomListener): Subscription {
  const lost = setImmediate(() => listener.lost());
  return { stop: () => clearImmediate(lost) };
}
