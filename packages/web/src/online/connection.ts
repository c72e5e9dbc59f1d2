import type {
  ClientMessage,
  GoneCode,
  LobbyGame,
  RoomAction,
  RoomAnswer,
  RoomEvent,
  RoomId,
  RoomRefusal,
  RoomView,
  ServerMessage,
} from '@oia/protocol';
import { randomId } from '../base/random-id.ts';
import { Store } from '../base/store.ts';
import { Link, type LinkStatus, type LinkTimes } from './link.ts';

/** The players and spectators who are connected. */
export type Presence = Omit<Extract<ServerMessage, { kind: 'presence' }>, 'kind' | 'room'>;

/** Follows a room. */
export interface RoomWatcher {
  /** The version it already has. */
  readonly version: number | undefined;
  room(seat: number | undefined, view: RoomView): void;
  events(version: number, events: readonly RoomEvent[]): void;
  presence(presence: Presence): void;
  /** A change takes long to be saved; the next `room` or `events` ends it. */
  saving(): void;
  /** There is no such room, or it cannot be read. */
  gone(code: GoneCode): void;
}

interface Command {
  readonly room: RoomId;
  readonly id: string;
  readonly action: RoomAction;
  readonly answer: (answer: RoomAnswer) => void;
}

/** Delay before a command that the server could not accept is sent again. */
const RETRY_DELAY_MS = 1_000;

/** The one connection of a tab. Requests made while offline are sent once it is back; command ids prevent repetition. */
export class Connection {
  readonly #link: Link;
  readonly #watchers = new Map<RoomId, RoomWatcher>();
  readonly #commands = new Map<string, Command>();
  /** Prefix of command ids; differs between tabs. */
  readonly #name = randomId();
  /** The open games; undefined while no page watches them. */
  readonly lobby = new Store<readonly LobbyGame[] | undefined>(undefined);
  /** Rooms in which it is this member's turn, of those that are not watched here. */
  readonly turns = new Store<readonly RoomId[]>([]);
  #isLobbyWatched = false;
  #count = 0;

  constructor(address: string, times?: LinkTimes) {
    const listener = { opened: () => this.#opened(), heard: (message: ServerMessage) => this.#heard(message) };
    this.#link = new Link(address, listener, times);
  }

  get status(): Store<LinkStatus> {
    return this.#link.status;
  }

  /** Returns a function that ends it. */
  watch(room: RoomId, watcher: RoomWatcher): () => void {
    this.#watchers.set(room, watcher);
    this.turns.update((turns) => turns.filter((each) => each !== room));
    this.#watchOn(room, watcher);
    this.#link.open();
    return () => {
      if (this.#watchers.get(room) !== watcher) return;
      this.#watchers.delete(room);
      this.#link.send({ kind: 'unwatch', room });
    };
  }

  watchLobby(isWatched: boolean): void {
    this.#isLobbyWatched = isWatched;
    if (!isWatched) this.lobby.set(undefined);
    this.#link.send({ kind: 'lobby', isWatched });
    this.#link.open();
  }

  /** Resolves when the server has answered, however long that takes. */
  act(room: RoomId, action: RoomAction): Promise<RoomAnswer> {
    const id = `${this.#name}-${++this.#count}`;
    return new Promise((answer) => {
      const command: Command = { room, id, action, answer };
      this.#commands.set(id, command);
      this.#send(command);
      this.#link.open();
    });
  }

  wake(): void {
    if (this.#isWanted) this.#link.wake();
  }

  drop(): void {
    if (this.#isWanted) this.#link.drop();
  }

  /** Reopens the socket, because the server authenticates only when a socket is opened. */
  renew(): void {
    this.#link.renew();
  }

  /** Closes the connection for good; pending commands are answered with `tryAgain`. */
  close(): void {
    this.#link.close();
    for (const id of [...this.#commands.keys()]) this.#answered(id, { ok: false, refusal: { code: 'tryAgain' } });
  }

  get #isWanted(): boolean {
    return this.#watchers.size > 0 || this.#commands.size > 0 || this.#isLobbyWatched;
  }

  /** Asks for missed events first, then sends pending commands again. */
  #opened(): void {
    if (this.#isLobbyWatched) this.#link.send({ kind: 'lobby', isWatched: true });
    for (const [room, watcher] of this.#watchers) this.#watchOn(room, watcher);
    this.#sendAll();
  }

  #watchOn(room: RoomId, { version }: RoomWatcher): void {
    this.#link.send({ kind: 'watch', room, ...(version === undefined ? {} : { since: version }) });
  }

  #sendAll(): void {
    for (const command of this.#commands.values()) this.#send(command);
  }

  #send({ room, id, action }: Command): void {
    this.#link.send({ kind: 'act', room, id, action } satisfies ClientMessage);
  }

  #heard(message: ServerMessage): void {
    switch (message.kind) {
      case 'room':
        return this.#watchers.get(message.view.id)?.room(message.seat, message.view);
      case 'events':
        return this.#watchers.get(message.room)?.events(message.version, message.events);
      case 'presence':
        return this.#watchers.get(message.room)?.presence(message);
      case 'saving':
        return this.#watchers.get(message.room)?.saving();
      case 'gone':
        return this.#gone(message.room, message.code);
      case 'done':
        return this.#answered(message.id, { ok: true, version: message.version });
      case 'refused':
        return this.#refused(message.id, message.refusal);
      case 'lobby':
        return this.#isLobbyWatched ? this.lobby.set(message.games) : undefined;
      case 'turn':
        return this.turns.update((turns) => [...turns.filter((room) => room !== message.room), message.room]);
      case 'fault':
        return this.#faulted(message);
      default:
        return undefined;
    }
  }

  #refused(id: string, refusal: RoomRefusal): void {
    if (refusal.code !== 'tryAgain') return this.#answered(id, { ok: false, refusal });
    setTimeout(() => this.#sendAgain(id), RETRY_DELAY_MS);
  }

  #sendAgain(id: string): void {
    const command = this.#commands.get(id);
    if (command) this.#send(command);
  }

  /** The server did not accept a message: resends what came too fast, and answers a command that can never be accepted. */
  #faulted({ code, id, room }: Extract<ServerMessage, { kind: 'fault' }>): void {
    if (code === 'tooFast') setTimeout(() => this.#askAgain(id, room), RETRY_DELAY_MS);
    else if (code === 'signedOut' || code === 'badMessage') {
      const refusal = { code: code === 'signedOut' ? code : 'badCommand' } as const;
      if (id !== undefined) this.#answered(id, { ok: false, refusal });
    }
  }

  #askAgain(id: string | undefined, room: RoomId | undefined): void {
    const watcher = room === undefined ? undefined : this.#watchers.get(room);
    if (id !== undefined) this.#sendAgain(id);
    else if (room !== undefined && watcher) this.#watchOn(room, watcher);
    else if (this.#isLobbyWatched) this.#link.send({ kind: 'lobby', isWatched: true });
  }

  #answered(id: string, answer: RoomAnswer): void {
    const command = this.#commands.get(id);
    this.#commands.delete(id);
    command?.answer(answer);
  }

  #gone(room: RoomId, code: GoneCode): void {
    for (const command of [...this.#commands.values()]) {
      if (command.room === room) this.#answered(command.id, { ok: false, refusal: { code } });
    }
    this.#watchers.get(room)?.gone(code);
  }
}
