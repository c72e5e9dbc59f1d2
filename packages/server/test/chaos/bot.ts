import type { RoomAction, RoomId, RoomTerms, RoomView, ServerMessage } from '@oia/protocol';
import { applyRoomEvents } from '@oia/protocol/fold';
import type { Random } from '@oia/rules';
import { WebSocket } from 'ws';
import { nextAction } from './taste.ts';

/** A command that the server has acknowledged. */
export interface Acknowledged {
  readonly room: RoomId;
  readonly id: string;
  readonly version: number;
  readonly action: RoomAction;
}

interface Seen {
  view: RoomView | undefined;
  seat: number | undefined;
  /** A command without an answer yet, which is sent again until it has one. */
  pending: { readonly id: string; readonly action: RoomAction } | undefined;
}

const ACTION_DELAY_MS = 4;
const RETRY_DELAY_MS = 60;

/** A client that plays in many rooms over one socket, reconnects, and remembers what was acknowledged. */
export class Bot {
  readonly name: string;
  readonly rooms = new Map<RoomId, Seen>();
  readonly acknowledged: Acknowledged[] = [];
  readonly refusals = new Map<string, number>();
  /** Violations of the protocol. */
  readonly faults: string[] = [];
  isPaused = false;
  resent = 0;
  readonly #random: Random;
  /** The addresses of the servers, tried in turn. */
  readonly #addresses: readonly string[];
  readonly #ids = { next: 0 };
  #at: number;
  #socket: WebSocket | undefined;
  #cookie = '';
  #isGone = false;

  constructor(name: string, addresses: readonly string[], random: Random) {
    this.name = name;
    this.#addresses = addresses;
    this.#random = random;
    this.#at = Math.floor(random() * addresses.length);
  }

  get address(): string {
    return this.#addresses[this.#at % this.#addresses.length] as string;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  get isWaiting(): boolean {
    return [...this.rooms.values()].some(({ pending }) => pending !== undefined);
  }

  /** Becomes a guest and connects. */
  async begin(): Promise<void> {
    const answer = await this.#post('/api/guest', { name: this.name });
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.#connect();
  }

  #post(path: string, body: unknown): Promise<Response> {
    const headers = { origin: this.address, cookie: this.#cookie, 'content-type': 'application/json' };
    return fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** undefined: no answer; it is unknown whether there is a room. */
  async open(terms: RoomTerms): Promise<RoomId | undefined> {
    try {
      const answer = await this.#post('/api/rooms', terms);
      return answer.ok ? ((await answer.json()) as { room: RoomId }).room : undefined;
    } catch {
      return undefined;
    }
  }

  async view(room: RoomId): Promise<RoomView> {
    const answer = await fetch(`${this.address}/api/rooms/${room}`, { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw new Error(`${room}: ${answer.status}`);
    return (await answer.json()) as RoomView;
  }

  #connect(): void {
    if (this.#isGone) return;
    const headers = { cookie: this.#cookie, origin: this.address };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.#resync());
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => {
      this.#at++;
      setTimeout(() => this.#connect(), RETRY_DELAY_MS * this.#random());
    });
  }

  /** Asks for missed events or the whole room, and resends unanswered commands. */
  #resync(): void {
    for (const [room, { view, pending }] of this.rooms) {
      this.#watch(room, this.#random() < 0.8 ? view?.version : undefined);
      if (pending) this.#resend(room, pending);
    }
  }

  #resend(room: RoomId, pending: NonNullable<Seen['pending']>): void {
    this.resent++;
    this.#send({ kind: 'act', room, ...pending });
  }

  #watch(room: RoomId, since?: number): void {
    this.#send({ kind: 'watch', room, ...(since === undefined ? {} : { since }) });
  }

  #send(message: object): void {
    if (this.isConnected) this.#socket?.send(JSON.stringify(message));
  }

  join(room: RoomId, action?: RoomAction): void {
    if (this.rooms.has(room)) return;
    this.rooms.set(room, { view: undefined, seat: undefined, pending: undefined });
    this.#watch(room);
    if (action) this.act(room, action);
  }

  leaveRoom(room: RoomId): void {
    this.rooms.delete(room);
    this.#send({ kind: 'unwatch', room });
  }

  act(room: RoomId, action: RoomAction): void {
    const seen = this.rooms.get(room);
    if (!seen || seen.pending) return;
    seen.pending = { id: `${this.name}-${this.#ids.next++}`, action };
    this.#send({ kind: 'act', room, ...seen.pending });
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'room':
        return this.#show(message.view.id, message.view, message.seat);
      case 'events':
        return this.#follow(message);
      case 'done':
        return this.#done(message);
      case 'refused':
        return this.#refused(message);
      case 'gone':
        this.faults.push(`${message.room} is gone`);
    }
  }

  #show(room: RoomId, view: RoomView, seat: number | undefined): void {
    const seen = this.rooms.get(room);
    if (!seen) return;
    if (view.version < (seen.view?.version ?? 0)) this.faults.push(`${room} went back to version ${view.version}`);
    seen.view = view;
    seen.seat = seat;
    this.#goOn(room);
  }

  #follow({ room, version, events }: Extract<ServerMessage, { kind: 'events' }>): void {
    const seen = this.rooms.get(room);
    if (!seen?.view) return;
    // A returning client gets all missed events at once.
    if (version < seen.view.version) {
      this.faults.push(`${room} went from version ${seen.view.version} to ${version}`);
    }
    seen.view = applyRoomEvents(seen.view, version, events);
    this.#goOn(room);
  }

  #done({ room, id, version }: Extract<ServerMessage, { kind: 'done' }>): void {
    const seen = this.rooms.get(room);
    if (seen?.pending?.id !== id) return;
    this.acknowledged.push({ room, id, version, action: seen.pending.action });
    seen.pending = undefined;
    this.#goOn(room);
  }

  #refused({ room, id, refusal: { code } }: Extract<ServerMessage, { kind: 'refused' }>): void {
    const seen = this.rooms.get(room);
    if (seen?.pending?.id !== id) return;
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    const { pending } = seen;
    if (code === 'tryAgain') setTimeout(() => seen.pending === pending && this.#resend(room, pending), RETRY_DELAY_MS);
    else seen.pending = undefined;
    setTimeout(() => this.#goOn(room), code === 'notSaved' ? RETRY_DELAY_MS : ACTION_DELAY_MS);
  }

  /** Plays again in a moment. */
  #goOn(room: RoomId): void {
    setTimeout(() => this.#play(room), ACTION_DELAY_MS * this.#random());
  }

  #play(room: RoomId): void {
    const { view, seat, pending } = this.rooms.get(room) ?? {};
    if (!view || seat === undefined || pending || this.isPaused || !this.isConnected) return;
    const action = nextAction(view, seat, this.#random);
    if (action) this.act(room, action);
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) for (const room of this.rooms.keys()) this.#goOn(room);
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }
}
