import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomAction, RoomId, RoomView, ServerMessage } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import { WebSocket } from 'ws';
import { TestPlayer } from '../sockets/test-player.ts';

interface Sent {
  readonly text: string;
  done(message: Extract<ServerMessage, { kind: 'done' | 'refused' }>): void;
}

/** A well-behaved client: reconnects to any process, and resends unanswered commands. */
export class SteadyPlayer {
  readonly name: string;
  view: RoomView | undefined;
  seat: number | undefined;
  here: readonly number[] = [];
  /** Unwatched rooms in which it was told that it is its turn. */
  readonly turns: RoomId[] = [];
  lobby: readonly RoomId[] = [];
  /** How often it received the whole room. */
  whole = 0;
  readonly #addresses: readonly string[];
  readonly #cookie: string;
  readonly #unanswered = new Map<string, Sent>();
  #room: RoomId | undefined;
  #watchesLobby = false;
  #socket: WebSocket | undefined;
  #tries = 0;
  #ids = 0;
  #hasLeft = false;

  private constructor(name: string, addresses: readonly string[], cookie: string) {
    this.name = name;
    this.#addresses = addresses;
    this.#cookie = cookie;
    this.#connect();
  }

  /** The first address is tried first; the others if that one is gone. */
  static async guest(name: string, addresses: readonly string[]): Promise<SteadyPlayer> {
    const { cookie } = await TestPlayer.guest(addresses[0] ?? '', name);
    return new SteadyPlayer(name, addresses, cookie);
  }

  /** For requests over HTTP. */
  at(address: string): TestPlayer {
    return new TestPlayer(address, this.#cookie);
  }

  #connect(): void {
    if (this.#hasLeft) return;
    const address = this.#addresses[this.#tries++ % this.#addresses.length] ?? '';
    const headers = { cookie: this.#cookie, origin: address };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.#resume());
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => setTimeout(() => this.#connect(), 100));
  }

  #resume(): void {
    if (this.#watchesLobby) this.#send({ kind: 'lobby', isWatched: true });
    if (this.#room) this.#send({ kind: 'watch', room: this.#room, ...(this.view ? { since: this.view.version } : {}) });
    for (const { text } of this.#unanswered.values()) this.#socket?.send(text);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'room':
        this.whole++;
        this.view = message.view;
        this.seat = message.seat;
        break;
      case 'events':
        if (this.view) this.view = applyRoomEvents(this.view, message.version, message.events);
        break;
      case 'presence':
        this.here = message.here;
        break;
      case 'turn':
        this.turns.push(message.room);
        break;
      case 'lobby':
        this.lobby = message.games.map(({ room }) => room);
        break;
      case 'done':
        this.#unanswered.get(message.id)?.done(message);
        break;
      case 'refused':
        if (message.refusal.code === 'tryAgain') void this.#sendAgain(message.id);
        else this.#unanswered.get(message.id)?.done(message);
        break;
    }
  }

  async #sendAgain(id: string): Promise<void> {
    await sleep(200);
    const sent = this.#unanswered.get(id);
    if (sent && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(sent.text);
  }

  watch(room: RoomId): void {
    this.#room = room;
    this.view = undefined;
    this.#send({ kind: 'watch', room });
  }

  watchLobby(): void {
    this.#watchesLobby = true;
    this.#send({ kind: 'lobby', isWatched: true });
  }

  /** Resolves when it was carried out or refused, however often it had to be sent. */
  act(room: RoomId, action: RoomAction): Promise<Extract<ServerMessage, { kind: 'done' | 'refused' }>> {
    const id = `${this.name}-${this.#ids++}`;
    const text = JSON.stringify({ kind: 'act', room, id, action });
    return new Promise((resolve) => {
      const done: Sent['done'] = (message) => {
        this.#unanswered.delete(id);
        resolve(message);
      };
      this.#unanswered.set(id, { text, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  get steps(): number[] {
    return this.view?.table?.game?.moments.map(({ step }) => step) ?? [];
  }

  leave(): void {
    this.#hasLeft = true;
    this.#socket?.terminate();
  }
}
