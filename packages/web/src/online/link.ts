import type { ClientMessage, ServerMessage } from '@oia/protocol';
import { Store } from '../base/store.ts';

/** `connecting`: at first, or right after a loss; `offline`: an attempt has failed. */
export interface LinkStatus {
  readonly state: 'connected' | 'connecting' | 'offline';
  /** Start of the loss by this device's clock; while connected, start of the connection. */
  readonly since: number;
}

/** In milliseconds. */
export interface LinkTimes {
  /** Between two pings. */
  readonly ping: number;
  /** Time allowed for an answer to a ping; then the socket counts as dead. */
  readonly silence: number;
  /** Time allowed for a socket to open; then the attempt has failed. */
  readonly open: number;
  /** Delay before each attempt to reconnect; the last one repeats. */
  readonly backoff: readonly number[];
}

const DEFAULT_TIMES: LinkTimes = {
  ping: 10_000,
  silence: 5_000,
  open: 10_000,
  backoff: [250, 1_000, 2_000, 4_000, 8_000],
};

export interface LinkListener {
  /** A new socket is open; messages sent over the last one may be lost. */
  opened(): void;
  heard(message: ServerMessage): void;
}

/** A socket that reconnects when it is lost. It knows nothing about rooms. */
export class Link {
  readonly status: Store<LinkStatus>;
  readonly #address: string;
  readonly #listener: LinkListener;
  readonly #times: LinkTimes;
  #socket: WebSocket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: LinkListener, times: LinkTimes = DEFAULT_TIMES) {
    this.#address = address;
    this.#listener = listener;
    this.#times = times;
    this.status = new Store<LinkStatus>({ state: 'connecting', since: Date.now() });
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Opens the socket, if there is none. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#opening = setTimeout(() => this.#lost(), this.#times.open);
    // Ignores events of a socket that was already replaced.
    const ifCurrent = (act: () => void) => () => void (this.#socket === socket && act());
    socket.addEventListener(
      'open',
      ifCurrent(() => this.#opened()),
    );
    socket.addEventListener(
      'close',
      ifCurrent(() => this.#lost()),
    );
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#heard(String(data));
    });
  }

  /** Closes the socket until `open` is called. */
  close(): void {
    this.#forget();
    clearTimeout(this.#retry);
  }

  /** The network may be back, or the device awake: reconnects at once, or pings the open socket. */
  wake(): void {
    if (this.isOpen) return this.#ask();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.open();
  }

  /** The device reports no network. Reconnects as after any loss, because the report may be wrong. */
  drop(): void {
    if (this.#socket) this.#lost();
    this.#say('offline');
  }

  /** Opens a new socket, so that the server sees the current member. */
  renew(): void {
    this.#forget();
    this.#tries = 0;
    this.open();
  }

  /** False if there is no connection. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #opened(): void {
    clearTimeout(this.#opening);
    this.#say('connected');
    this.#pingLater();
    this.#listener.opened();
  }

  #heard(data: string): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const message = readMessage(data);
    // Only an answer resets the backoff: a server may accept sockets and never answer.
    if (message && message.kind !== 'pong' && message.kind !== 'fault') this.#tries = 0;
    if (message && message.kind !== 'pong') this.#listener.heard(message);
  }

  #lost(): void {
    this.#forget();
    this.#say(this.#tries === 0 ? 'connecting' : 'offline');
    const { backoff } = this.#times;
    const wait = backoff[Math.min(this.#tries, backoff.length - 1)] ?? 0;
    this.#tries++;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), wait);
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#opening);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    socket?.close();
  }

  #pingLater(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#ask();
      this.#pingLater();
    }, this.#times.ping);
  }

  #ask(): void {
    if (!this.send({ kind: 'ping' })) return;
    this.#silence ??= setTimeout(() => this.#lost(), this.#times.silence);
  }

  /** `since` stays at the beginning of a loss. */
  #say(state: LinkStatus['state']): void {
    const { state: before, since } = this.status.value;
    if (state === before) return;
    const goesOn = state !== 'connected' && before !== 'connected';
    this.status.set({ state, since: goesOn ? since : Date.now() });
  }
}

/** undefined: not a message; the server may be of another version. */
function readMessage(data: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === 'object' && message !== null && 'kind' in message;
    return isMessage ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
