import type { ClientMessage, ServerMessage } from '@oia/protocol';
import { Store } from '../base/store.ts';

/** `connecting`: for a moment, at the beginning or after a loss; `offline`: a try has failed. */
export interface LinkStatus {
  readonly state: 'connected' | 'connecting' | 'offline';
  /** Since when there is no connection, by this device's clock; while connected, since when there is one. */
  readonly since: number;
}

/** In milliseconds. */
export interface LinkTimes {
  /** Between two questions whether the other side is there. */
  readonly ping: number;
  /** How long the answer may take; then the socket is taken for dead. */
  readonly silence: number;
  /** How long a socket may take to open; then the try has failed. */
  readonly open: number;
  /** Before the first try after a loss, the second, and so on; the last for all others. */
  readonly backoff: readonly number[];
}

const USUAL_TIMES: LinkTimes = {
  ping: 10_000,
  silence: 5_000,
  open: 10_000,
  backoff: [250, 1_000, 2_000, 4_000, 8_000],
};

export interface LinkListener {
  /** A new socket is open: nothing that was sent before need have arrived. */
  opened(): void;
  heard(message: ServerMessage): void;
}

/** A socket that is opened again whenever it is lost. It knows nothing of what is said over it. */
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

  constructor(address: string, listener: LinkListener, times: LinkTimes = USUAL_TIMES) {
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
    // A socket that was given up may still speak: it is no longer listened to.
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

  /** Ends it for good, until `open`. */
  close(): void {
    this.#forget();
    clearTimeout(this.#retry);
  }

  /** The network may be back, or the device awake: tries at once, or asks whether the socket is still alive. */
  wake(): void {
    if (this.isOpen) return this.#ask();
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    this.open();
  }

  /** The network is gone. It is tried again as after any loss: the device may be wrong. */
  drop(): void {
    if (this.#socket) this.#lost();
    this.#say('offline');
  }

  /** Begins anew, because the server is to see who this is now. */
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
    // A server that opens sockets and answers nothing is not back: tries get rarer until it does.
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

  /** A loss is counted from its beginning. */
  #say(state: LinkStatus['state']): void {
    const { state: before, since } = this.status.value;
    if (state === before) return;
    const goesOn = state !== 'connected' && before !== 'connected';
    this.status.set({ state, since: goesOn ? since : Date.now() });
  }
}

/** undefined: something that is no message, from a server of another version. */
function readMessage(data: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === 'object' && message !== null && 'kind' in message;
    return isMessage ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
