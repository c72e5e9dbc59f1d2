import type { GoneCode, RoomAction, RoomAnswer, RoomEvent, RoomId, RoomView } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import { Store } from '../base/store.ts';
import type { Connection, Presence, RoomWatcher } from './connection.ts';
import type { Play, PlayAction } from './plays.ts';

/** The state of a room in this tab. */
export interface RoomState {
  /** undefined until the server has sent it. */
  readonly view: RoomView | undefined;
  /** The own seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly presence: Presence;
  /** The server takes long to save a change. */
  readonly isSavingSlow: boolean;
  /** When the view's clocks were current, by this device's clock, which goes on while the device sleeps. */
  readonly clockAt: number;
  /** Plays of this tab that are not in the view yet, in order. */
  readonly plays: readonly Play[];
  /** Code of the last refusal, until it is read. */
  readonly refusal: string | undefined;
  /** Why the server does not show the room; undefined: it does. */
  readonly gone: GoneCode | undefined;
}

const NOTHING_YET: RoomState = {
  view: undefined,
  seat: undefined,
  presence: { here: [], spectators: 0, away: [] },
  isSavingSlow: false,
  clockAt: 0,
  plays: [],
  refusal: undefined,
  gone: undefined,
};

/**
 * A room on a server, as this tab follows it. Plays are sent one at a time; if one is refused, later ones are dropped, because they were
 * meant for a position that never existed.
 */
export class RemoteRoom implements RoomWatcher {
  readonly id: RoomId;
  readonly state = new Store<RoomState>(NOTHING_YET);
  readonly #connection: Connection;
  #leave: (() => void) | undefined;

  constructor(id: RoomId, connection: Connection) {
    this.id = id;
    this.#connection = connection;
  }

  start(): void {
    this.#leave ??= this.#connection.watch(this.id, this);
  }

  stop(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Sends an action whose result is shown once the server has executed it. */
  async act(action: RoomAction): Promise<RoomAnswer> {
    this.#change({ refusal: undefined });
    const answer = await this.#connection.act(this.id, action);
    if (!answer.ok) this.refuse(answer.refusal.code);
    return answer;
  }

  /** Sends an action whose result is shown at once. `at`: the number of steps before it. */
  play(action: PlayAction, at: number): void {
    this.#change({ refusal: undefined, plays: [...this.#now.plays, { action, at, isSent: false }] });
    this.#sendNext();
  }

  /** Shows the refusal of a request outside of the room. */
  refuse(refusal: string): void {
    this.#change({ refusal });
  }

  /** The refusal has been read. */
  dismissRefusal(): void {
    this.#change({ refusal: undefined });
  }

  get version(): number | undefined {
    return this.#now.view?.version;
  }

  room(seat: number | undefined, view: RoomView): void {
    this.#follow({ seat, view, gone: undefined });
  }

  events(version: number, events: readonly RoomEvent[]): void {
    const { view } = this.#now;
    if (view) this.#follow({ view: applyRoomEvents(view, version, events) });
  }

  presence({ here, spectators, away }: Presence): void {
    this.#change({ presence: { here, spectators, away } });
  }

  saving(): void {
    this.#change({ isSavingSlow: true });
  }

  gone(code: GoneCode): void {
    this.#change({ gone: code });
  }

  get #now(): RoomState {
    return this.state.value;
  }

  #change(change: Partial<RoomState>): void {
    this.state.set({ ...this.#now, ...change });
  }

  #follow(change: Partial<RoomState> & { readonly view: RoomView }): void {
    const isSameClock = change.view.clock === this.#now.view?.clock;
    const clockAt = isSameClock ? this.#now.clockAt : Date.now();
    this.#change({ ...change, clockAt, isSavingSlow: false, plays: openPlays(this.#now.plays, change.view.version) });
  }

  #sendNext(): void {
    const { plays } = this.#now;
    const next = plays.find(({ version }) => version === undefined);
    if (!next || next.isSent) return;
    const sent = { ...next, isSent: true };
    this.#change({ plays: plays.map((play) => (play === next ? sent : play)) });
    // Actions do not reject: refusals come as answers, and are shown.
    void this.#connection.act(this.id, next.action).then((answer) => this.#answered(sent, answer));
  }

  #answered(sent: Play, answer: RoomAnswer): void {
    if (!answer.ok) return this.#change({ plays: [], refusal: answer.refusal.code });
    const { version } = answer;
    const plays = this.#now.plays.map((play) => (play === sent ? { ...play, version } : play));
    this.#change({ plays: openPlays(plays, this.version ?? 0) });
    this.#sendNext();
  }
}

/** Plays that the view does not include. */
function openPlays(plays: readonly Play[], known: number): readonly Play[] {
  const open = plays.filter(({ version = Number.POSITIVE_INFINITY }) => version > known);
  return open.length === plays.length ? plays : open;
}
