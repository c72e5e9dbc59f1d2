import { once } from 'node:events';
import type { RoomAction, RoomEvent, RoomId, RoomStage, ServerMessage } from '@oia/protocol';
import { WebSocket } from 'ws';
import type { Latencies } from './latencies.ts';
import type { Pace } from './pace.ts';

/** State that all bots of a run share. */
export interface Field {
  readonly latencies: Latencies;
  readonly pace: Pace;
  /** False: the bots stop. */
  isOpen: boolean;
  refusals: number;
  games: number;
}

/** A player over a socket that plays any legal step as soon as it receives one. It knows no rules. */
export class Bot {
  readonly address: string;
  readonly #cookie: string;
  readonly #field: Field;
  readonly #sentAt = new Map<string, number>();
  #socket: WebSocket | undefined;
  #ids = 0;
  #room: RoomId | undefined;
  /** Called when the game of this bot is over. */
  ended: () => void = () => undefined;

  constructor(address: string, cookie: string, field: Field) {
    this.address = address;
    this.#cookie = cookie;
    this.#field = field;
  }

  async connect(): Promise<void> {
    const headers = { cookie: this.#cookie, origin: this.address };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    await once(socket, 'open');
  }

  async open(terms: object): Promise<RoomId> {
    const response = await fetch(`${this.address}/api/rooms`, {
      method: 'POST',
      headers: { cookie: this.#cookie, origin: this.address, 'content-type': 'application/json' },
      body: JSON.stringify(terms),
    });
    if (!response.ok) throw new Error(`POST /api/rooms: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { room: RoomId }).room;
  }

  watch(room: RoomId): void {
    if (this.#room) this.#send({ kind: 'unwatch', room: this.#room });
    this.#room = room;
    this.#send({ kind: 'watch', room });
  }

  act(action: RoomAction): void {
    const id = `b${this.#ids++}`;
    if (action.kind === 'step') this.#sentAt.set(id, performance.now());
    this.#send({ kind: 'act', room: this.#room, id, action });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'room':
        return this.#see(message.view.stage, message.view.table?.game?.legal);
      case 'events':
        return message.room === this.#room ? this.#follow(message.events) : undefined;
      case 'done':
        return this.#answered(message.id);
      case 'refused':
        this.#field.refusals++;
        return;
      default:
    }
  }

  #answered(id: string): void {
    const at = this.#sentAt.get(id);
    this.#sentAt.delete(id);
    if (at !== undefined) this.#field.latencies.add(performance.now() - at);
  }

  #follow(events: readonly RoomEvent[]): void {
    let legal: readonly number[] | undefined;
    let stage: RoomStage | undefined;
    for (const event of events) {
      if (event.kind === 'facts') stage = event.facts.stage;
      if (event.kind === 'started') legal = event.table.game?.legal;
      if (event.kind === 'table') for (const one of event.events) if (one.kind === 'played') legal = one.status.legal;
    }
    this.#see(stage, legal);
  }

  #see(stage: RoomStage | undefined, legal: readonly number[] | undefined): void {
    if (stage === 'over') return this.ended();
    if (!legal || legal.length === 0 || !this.#field.isOpen) return;
    const step = legal[Math.floor(Math.random() * legal.length)] as number;
    this.#field.pace.go(() => this.act({ kind: 'step', step }));
  }

  leave(): void {
    this.#socket?.terminate();
  }
}
