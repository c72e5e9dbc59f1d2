import process from 'node:process';
import type { Writable } from 'node:stream';
import {
  ClientMessage,
  type CommandId,
  type FaultCode,
  type GoneCode,
  type RoomEvent,
  type RoomId,
  type ServerMessage,
} from '@oia/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Member } from '../accounts/member.ts';
import { BrokenRoom, type RoomListener, type Rooms, type Subscription } from '../rooms/contract.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { Metrics } from '../util/metrics.ts';
import { TokenBucket } from '../util/token-bucket.ts';

/** The services that sockets use. */
export interface SocketServices {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  /** Messages per second. */
  readonly messageRate: number;
  now(): number;
  /** Something went wrong that no player is told of. */
  report(error: unknown, room: RoomId): void;
}

/** Clients with more unread bytes are disconnected; they reconnect and ask for what they missed. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** Rooms that one socket may watch. */
const MAX_WATCHED_ROOMS = 20;
/** Bad messages tolerated before closing: the larger of a number and the messages of some seconds. */
const MIN_TOLERATED_FAULTS = 20;
const TOLERATED_FAULT_SECONDS = 0.1;

const POLICY = 1008;
const OVERLOADED = 1013;
/** Time for a client to close the connection. */
const CLOSE_TIMEOUT_MS = 1_000;

/** The last events that were sent. Spectators get the same object in turn, which is serialised once. */
let lastSent: { readonly events: readonly RoomEvent[]; readonly text: string } | undefined;

function textOf(events: readonly RoomEvent[]): string {
  if (lastSent?.events !== events) lastSent = { events, text: JSON.stringify(events) };
  return lastSent.text;
}

/** A room that a client watches. */
interface Watched {
  watching?: Promise<Subscription | undefined>;
  /** The last version sent to the client. */
  version: number | undefined;
}

/** One connection: handles the client's messages and sends updates. */
export class SocketSession {
  readonly member: Member | undefined;
  readonly #socket: WebSocket;
  /** The stream below the socket. */
  readonly #stream: Writable;
  readonly #services: SocketServices;
  readonly #bucket: TokenBucket;
  readonly #watched = new Map<RoomId, Watched>();
  #stopLobby: (() => void) | undefined;
  #faults = 0;
  readonly #maxFaults: number;
  #isCorked = false;
  /** Half of the round trip, in milliseconds. */
  lag = 0;

  constructor(
    { socket, stream }: { readonly socket: WebSocket; readonly stream: Writable },
    member: Member | undefined,
    services: SocketServices,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.member = member;
    this.#services = services;
    this.#maxFaults = Math.max(MIN_TOLERATED_FAULTS, services.messageRate * TOLERATED_FAULT_SECONDS);
    this.#bucket = new TokenBucket(services.messageRate, services.now());
  }

  /** Counts a ping as a message, so that pongs cannot pile up for a client that does not read. */
  pinged(data: Buffer): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(this.#services.now())) return this.#fault('tooFast');
    if (!this.#isBehind()) this.#socket.pong(data);
  }

  receive(text: string): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(this.#services.now())) return this.#fault('tooFast', subjectOf(text));
    const message = readClientMessage(text);
    if (!message) return this.#fault('badMessage', subjectOf(text));
    this.#handle(message);
  }

  #fault(code: FaultCode, subject: MessageSubject = {}): void {
    this.send({ kind: 'fault', code, ...subject });
    if (++this.#faults > this.#maxFaults) this.#expel(code);
  }

  /** Closes the connection, if need be by force. Stops reading first, because reading would cost as much as before. */
  #expel(code: FaultCode): void {
    this.#socket.close(POLICY, code);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Disconnects a client that does not read. */
  #isBehind(): boolean {
    const isBehind = this.#socket.bufferedAmount > MAX_BUFFERED_BYTES;
    if (isBehind) this.#socket.terminate();
    return isBehind;
  }

  #handle(message: ClientMessage): void {
    switch (message.kind) {
      case 'watch':
        return this.#watch(message.room, message.since);
      case 'unwatch':
        return this.#unwatch(message.room);
      case 'act':
        return this.#act(message);
      case 'lobby':
        return this.#watchLobby(message.isWatched);
      case 'ping':
        return this.send({ kind: 'pong', now: this.#services.now() });
    }
  }

  #act({ room, id, action }: Extract<ClientMessage, { kind: 'act' }>): void {
    const { rooms } = this.#services;
    if (!this.member || this.member.isReader) return this.#fault('signedOut', { id, room });
    rooms.act(room, this.member, { id, action, lag: this.lag }).then(
      (answer) => {
        if (answer.ok) this.send({ kind: 'done', room, id, version: answer.version });
        else this.send({ kind: 'refused', room, id, refusal: answer.refusal });
      },
      (error: unknown) => {
        this.#services.report(error, room);
        this.send({ kind: 'refused', room, id, refusal: { code: 'tryAgain' } });
      },
    );
  }

  #watch(room: RoomId, since: number | undefined): void {
    this.#unwatch(room);
    if (this.#watched.size >= MAX_WATCHED_ROOMS) return this.#fault('tooMuch', { room });
    const watched: Watched = { version: since };
    this.#watched.set(room, watched);
    watched.watching = this.#services.rooms.watch(room, this.member, since, this.#listener(room, watched));
    watched.watching.then(
      (found) => found || this.#gone(room, watched, 'noRoom'),
      (error: unknown) => {
        if (error instanceof BrokenRoom) this.#gone(room, watched, 'broken');
        // The store or the process that has the room is not there now: the client comes back and asks again.
        else this.#socket.close(OVERLOADED, 'unavailable');
      },
    );
  }

  #gone(room: RoomId, watched: Watched, code: GoneCode): void {
    if (this.#watched.get(room) !== watched) return;
    this.#watched.delete(room);
    this.send({ kind: 'gone', room, code });
  }

  #unwatch(room: RoomId): void {
    const watched = this.#watched.get(room);
    this.#watched.delete(room);
    // A watch that fails is answered where it began.
    watched?.watching?.then((found) => found?.stop()).catch(() => undefined);
  }

  /** Ignores updates for an earlier watch of the same room. */
  #listener(room: RoomId, watched: Watched): RoomListener {
    const isCurrent = (): boolean => this.#watched.get(room) === watched;
    return {
      room: (seat, view) => {
        if (!isCurrent()) return;
        watched.version = view.version;
        this.send({ kind: 'room', ...(seat === undefined ? {} : { seat }), view });
      },
      events: (version, events) => {
        if (!isCurrent()) return;
        watched.version = version;
        this.#sendText(`{"kind":"events","room":"${room}","version":${version},"events":${textOf(events)}}`);
      },
      presence: (here, spectators, away) =>
        isCurrent() && this.send({ kind: 'presence', room, here, spectators, away }),
      saving: () => isCurrent() && this.send({ kind: 'saving', room }),
      // The room left memory here, or moves to another process.
      lost: () => {
        if (isCurrent()) setImmediate(() => isCurrent() && this.#watch(room, watched.version));
      },
    };
  }

  #watchLobby(isWatched: boolean): void {
    this.#stopLobby?.();
    this.#stopLobby = isWatched
      ? this.#services.lobby.watch((games) => this.send({ kind: 'lobby', games }))
      : undefined;
  }

  watches(room: RoomId): boolean {
    return this.#watched.has(room);
  }

  send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.#isOpen || this.#isBehind()) return;
    this.#corkUntilNextTick();
    this.#socket.send(text);
  }

  /** Combines simultaneous messages into one system call. */
  #corkUntilNextTick(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  end(): void {
    for (const room of [...this.#watched.keys()]) this.#unwatch(room);
    this.#stopLobby?.();
  }
}

const checker = Compile(ClientMessage);

/** Parses a message of a client; undefined if it is invalid. */
function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return checker.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The command or room of a message, by which its sender knows which one was not taken. */
interface MessageSubject {
  readonly id?: CommandId;
  readonly room?: RoomId;
}

const ID = /"id":"([A-Za-z0-9_-]{1,40})"/;
const ROOM = /"room":"([a-z2-9]{8})"/;

/** Found without parsing the message: one that comes too fast must not cost as much as one that is taken. */
function subjectOf(text: string): MessageSubject {
  const id = ID.exec(text)?.[1];
  const room = ROOM.exec(text)?.[1];
  return { ...(id === undefined ? {} : { id }), ...(room === undefined ? {} : { room }) };
}
