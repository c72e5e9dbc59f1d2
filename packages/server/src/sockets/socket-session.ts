import process from 'node:process';
import type { Writable } from 'node:stream';
import type { ClientMessage, FaultCode, RoomEvent, RoomId, RoomView, ServerMessage } from '@oia/protocol';
import type { WebSocket } from 'ws';
import type { Member } from '../members/member.ts';
import type { Metrics } from '../metrics.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { RoomListener, Rooms, Watching } from '../rooms/rooms.ts';
import { readClientMessage } from './client-reader.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a socket can reach. */
export interface SocketServices {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  /** Messages a second. */
  readonly messageRate: number;
  now(): number;
}

/** A client that reads so slowly is dropped, in bytes; it comes back and asks for what it missed. */
const MOST_BUFFERED = 1_000_000;
/** Rooms that one socket may watch. */
const MOST_WATCHED = 20;
/** So much nonsense is answered, or that of so many seconds if that is more; then the socket is closed. */
const MOST_FAULTS = 20;
const FAULTS_WITHIN = 0.1;

const POLICY = 1008;
const OVERLOADED = 1013;
/** Milliseconds for a client to say goodbye. */
const FAREWELL = 1_000;

/** The list that was told last. Spectators are told the same one after the other: it becomes text once. */
let lastTold: { readonly events: readonly RoomEvent[]; readonly text: string } | undefined;

function textOf(events: readonly RoomEvent[]): string {
  if (lastTold?.events !== events) lastTold = { events, text: JSON.stringify(events) };
  return lastTold.text;
}

/** One connection: what its client asks, and what it is told. */
export class SocketSession {
  readonly member: Member | undefined;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Writable;
  readonly #services: SocketServices;
  readonly #bucket: TokenBucket;
  readonly #watching = new Map<RoomId, Promise<Watching | undefined>>();
  /** The version that the client knows. */
  readonly #versions = new Map<RoomId, number>();
  #stopLobby: (() => void) | undefined;
  #faults = 0;
  readonly #mostFaults: number;
  #isGathering = false;
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
    this.#mostFaults = Math.max(MOST_FAULTS, services.messageRate * FAULTS_WITHIN);
    this.#bucket = new TokenBucket(services.messageRate, services.now());
  }

  /** A ping counts as a message: otherwise somebody who never reads could let answers pile up. */
  pinged(data: Buffer): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(this.#services.now())) return this.#fault('tooFast');
    if (!this.#isBehind()) this.#socket.pong(data);
  }

  receive(text: string): void {
    if (!this.#isOpen) return;
    if (!this.#bucket.take(this.#services.now())) return this.#fault('tooFast');
    const message = readClientMessage(text);
    if (!message) return this.#fault('badMessage');
    this.#handle(message);
  }

  #fault(code: FaultCode): void {
    this.send({ kind: 'fault', code });
    if (++this.#faults > this.#mostFaults) this.#expel(code);
  }

  /** Whoever does not leave by themselves is put out. What they send until then is not even read: to read it would cost as much as before. */
  #expel(code: FaultCode): void {
    this.#socket.close(POLICY, code);
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Drops a client that does not read: what it was sent is not kept for it. */
  #isBehind(): boolean {
    const isBehind = this.#socket.bufferedAmount > MOST_BUFFERED;
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
    if (!this.member || this.member.isReader) return this.#fault('signedOut');
    rooms.act(room, this.member, { id, action, lag: this.lag }).then(
      (answer) => {
        if (answer.ok) this.send({ kind: 'done', room, id, version: answer.version });
        else this.send({ kind: 'refused', room, id, refusal: answer.refusal });
      },
      () => this.send({ kind: 'refused', room, id, refusal: { code: 'tryAgain' } }),
    );
  }

  #watch(room: RoomId, since: number | undefined): void {
    this.#unwatch(room);
    if (this.#watching.size >= MOST_WATCHED) return this.#fault('tooMuch');
    if (since !== undefined) this.#versions.set(room, since);
    const watching = this.#services.rooms.watch(
      room,
      this.member,
      since,
      this.#listener(room, () => watching),
    );
    this.#watching.set(room, watching);
    watching.then(
      (found) => found || this.#gone(room, watching),
      // The store or the process that has the room is not there now: the client comes back and asks again.
      () => this.#socket.close(OVERLOADED, 'unavailable'),
    );
  }

  #gone(room: RoomId, watching: Promise<Watching | undefined>): void {
    if (this.#watching.get(room) !== watching) return;
    this.#watching.delete(room);
    this.send({ kind: 'gone', room, code: 'noRoom' });
  }

  #unwatch(room: RoomId): void {
    const watching = this.#watching.get(room);
    this.#watching.delete(room);
    watching?.then((found) => found?.stop()).catch(() => undefined);
  }

  /** Somebody who asks again before the first answer must not hear everything twice. */
  #listener(room: RoomId, own: () => Promise<Watching | undefined>): RoomListener {
    const isCurrent = (): boolean => this.#watching.get(room) === own();
    return {
      room: (seat, view) => isCurrent() && this.#showRoom(room, seat, view),
      events: (version, events) => {
        if (!isCurrent()) return;
        this.#versions.set(room, version);
        this.#sendText(`{"kind":"events","room":"${room}","version":${version},"events":${textOf(events)}}`);
      },
      presence: (here, spectators, away) =>
        isCurrent() && this.send({ kind: 'presence', room, here, spectators, away }),
      // It was dropped from memory here, or moves to another process.
      lost: () => {
        if (isCurrent()) setImmediate(() => isCurrent() && this.#watch(room, this.#versions.get(room)));
      },
    };
  }

  #showRoom(room: RoomId, seat: number | undefined, view: RoomView): void {
    this.#versions.set(room, view.version);
    this.send({ kind: 'room', ...(seat === undefined ? {} : { seat }), view });
  }

  #watchLobby(isWatched: boolean): void {
    this.#stopLobby?.();
    this.#stopLobby = isWatched
      ? this.#services.lobby.watch((games) => this.send({ kind: 'lobby', games }))
      : undefined;
  }

  watches(room: RoomId): boolean {
    return this.#watching.has(room);
  }

  send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.#isOpen || this.#isBehind()) return;
    this.#gather();
    this.#socket.send(text);
  }

  /** What is sent at the same time, an event and an answer, is written at once: each write is a call of the system. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  end(): void {
    for (const room of [...this.#watching.keys()]) this.#unwatch(room);
    this.#stopLobby?.();
  }
}
