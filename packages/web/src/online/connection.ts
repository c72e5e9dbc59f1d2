import type {
  ClientMessage,
  LobbyGame,
  RoomAction,
  RoomEvent,
  RoomId,
  RoomRefusal,
  RoomView,
  ServerMessage,
} from '@oia/protocol';
import { Store } from '../store.ts';
import { Link, type LinkStatus, type LinkTimes } from './link.ts';

/** Who is there now. */
export type Presence = Omit<Extract<ServerMessage, { kind: 'presence' }>, 'kind' | 'room'>;

/** `version`: that of the room after the action. */
export type RoomAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: RoomRefusal };

/** Follows a room. */
export interface RoomWatcher {
  /** What it knows already: it gets what happened since. */
  readonly version: number | undefined;
  room(seat: number | undefined, view: RoomView): void;
  events(version: number, events: readonly RoomEvent[]): void;
  presence(presence: Presence): void;
  /** There is no such room. */
  gone(): void;
}

interface Command {
  readonly room: RoomId;
  readonly id: string;
  readonly action: RoomAction;
  readonly answer: (answer: RoomAnswer) => void;
}

/** Before something is asked again that the server could not take just now, in milliseconds. */
const AGAIN = 1_000;

/** The one connection of a tab. Whatever is asked while there is none is asked when it is back, once: commands have ids. */
export class Connection {
  readonly #link: Link;
  readonly #watchers = new Map<RoomId, RoomWatcher>();
  readonly #commands = new Map<string, Command>();
  readonly #name = randomName();
  /** The open games; undefined while nobody wants to know. */
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

  /** The server sees who this is only when a socket is opened. */
  renew(): void {
    this.#link.renew();
  }

  close(): void {
    this.#link.close();
  }

  get #isWanted(): boolean {
    return this.#watchers.size > 0 || this.#commands.size > 0 || this.#isLobbyWatched;
  }

  /** First what has happened, then what is still to be done. */
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
      case 'gone':
        return this.#gone(message.room);
      case 'done':
        return this.#answered(message.id, { ok: true, version: message.version });
      case 'refused':
        return this.#refused(message.id, message.refusal);
      case 'lobby':
        return this.#isLobbyWatched ? this.lobby.set(message.games) : undefined;
      case 'turn':
        return this.turns.update((turns) => [...turns.filter((room) => room !== message.room), message.room]);
      case 'fault':
        // The last message was not taken. Which one is not said, so all that wait for an answer are sent again.
        return message.code === 'tooFast' ? void setTimeout(() => this.#sendAll(), AGAIN) : undefined;
      default:
        return undefined;
    }
  }

  #refused(id: string, refusal: RoomRefusal): void {
    if (refusal.code !== 'tryAgain') return this.#answered(id, { ok: false, refusal });
    setTimeout(() => {
      const command = this.#commands.get(id);
      if (command) this.#send(command);
    }, AGAIN);
  }

  #answered(id: string, answer: RoomAnswer): void {
    const command = this.#commands.get(id);
    this.#commands.delete(id);
    command?.answer(answer);
  }

  #gone(room: RoomId): void {
    for (const command of [...this.#commands.values()]) {
      if (command.room === room) this.#answered(command.id, { ok: false, refusal: { code: 'noRoom' } });
    }
    this.#watchers.get(room)?.gone();
  }
}

/** Different for every tab. Not `randomUUID`, which exists only where the page came by TLS. */
const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
