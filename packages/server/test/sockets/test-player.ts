import { once } from 'node:events';
import type { RoomAction, RoomId, RoomTerms, RoomView, ServerMessage } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import { WebSocket } from 'ws';

type Matcher = (message: ServerMessage) => boolean;

/** A guest with a socket, like a browser: uses only the network. */
export class TestPlayer {
  readonly address: string;
  cookie: string;
  view: RoomView | undefined;
  seat: number | undefined;
  /** All received messages. */
  readonly received: string[] = [];
  readonly #ids = { next: 0 };
  #socket: WebSocket | undefined;
  #waiting: { readonly matches: Matcher; readonly resolve: (message: ServerMessage) => void }[] = [];

  constructor(address: string, cookie = '') {
    this.address = address;
    this.cookie = cookie;
  }

  static async guest(address: string, name: string): Promise<TestPlayer> {
    const player = new TestPlayer(address);
    await player.post('/api/guest', { name });
    return player;
  }

  /** Sends a request as a page of the server would. */
  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: { origin: this.address, cookie: this.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0] as string);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    return response;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await this.request('POST', path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async open(terms: RoomTerms): Promise<RoomId> {
    return (await this.post<{ room: RoomId }>('/api/rooms', terms)).room;
  }

  async connect(address = this.address): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, origin: address },
    });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#hear(String(data)));
    await once(socket, 'open');
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'room') {
      this.view = message.view;
      this.seat = message.seat;
    }
    if (message.kind === 'events' && this.view) {
      this.view = applyRoomEvents(this.view, message.version, message.events);
    }
    const heard = this.#waiting.filter(({ matches }) => matches(message));
    this.#waiting = this.#waiting.filter((one) => !heard.includes(one));
    for (const { resolve } of heard) resolve(message);
  }

  /** The next message that fits. */
  next(matches: Matcher): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#waiting.push({ matches, resolve });
    });
  }

  /** Resolves when the view fulfils a condition. */
  async until(isDone: (view: RoomView) => boolean): Promise<RoomView> {
    while (!this.view || !isDone(this.view)) await this.next(({ kind }) => kind === 'room' || kind === 'events');
    return this.view;
  }

  send(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async watch(room: RoomId, since?: number): Promise<void> {
    const shown = this.next(
      (message) => message.kind === 'room' || message.kind === 'gone' || message.kind === 'events',
    );
    this.send({ kind: 'watch', room, ...(since === undefined ? {} : { since }) });
    if (since === undefined) await shown;
  }

  /** Sends an action and waits for its answer. */
  async act(room: RoomId, action: RoomAction, id = `t${this.#ids.next++}`): Promise<ServerMessage> {
    const answer = this.next((message) => (message.kind === 'done' || message.kind === 'refused') && message.id === id);
    this.send({ kind: 'act', room, id, action });
    return answer;
  }

  /** Resolves when the socket is closed. */
  closed(): Promise<unknown> {
    return this.#socket?.readyState === WebSocket.CLOSED ? Promise.resolve() : once(this.#socket as WebSocket, 'close');
  }

  leave(): void {
    this.#socket?.terminate();
  }
}
