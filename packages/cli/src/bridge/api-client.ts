import type { ApiFault, Me, MeAnswer, OpenedRoom, Pairing, RoomAction, RoomDone, RoomLine } from '@oia/protocol';

/** The server refuses: asked again, it would again. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Delays between attempts to reach a server: doubled until the longest, with some chance so that programs do not return all at once. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Counts attempts in a row. */
export class BackOff {
  #attempts = 0;

  /** The server was reached. */
  reset(): void {
    this.#attempts = 0;
  }

  nextDelay(random = Math.random): number {
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#attempts++);
    return delay * (0.5 + random() / 2);
  }
}

/** Statuses that pass: too many requests, and a server that restarts. */
const PASSING = [429, 502, 503, 504];

/** The API for programs (docs/api.md). What cannot be sent now is sent again until the signal ends it. */
export class ApiClient {
  readonly #server: string;
  readonly #headers: Record<string, string>;
  readonly #say: (text: string) => void;

  constructor(server: string, token: string, say: (text: string) => void) {
    this.#server = server;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#say = say;
  }

  async me(signal: AbortSignal): Promise<Me | undefined> {
    return (await this.#ask<MeAnswer>('GET', '/api/me', undefined, signal)).me;
  }

  async pairing(wish: Pairing, signal: AbortSignal): Promise<string> {
    return (await this.#ask<OpenedRoom>('POST', '/api/pairing', wish, signal)).room;
  }

  /** Sent again with the same id, an action is not done twice. */
  act(room: string, action: RoomAction, signal: AbortSignal): Promise<RoomDone> {
    return this.#ask('POST', `/api/rooms/${room}/actions`, { id: crypto.randomUUID(), action }, signal);
  }

  /** The lines of a room until its game is over, whatever happens to the connection. */
  async *lines(room: string, signal: AbortSignal): AsyncGenerator<RoomLine> {
    const backOff = new BackOff();
    for (;;) {
      try {
        for await (const line of this.#stream(room, signal)) {
          backOff.reset();
          yield line;
          if (line.kind === 'over') return;
        }
      } catch (error) {
        if (error instanceof Refused || signal.aborted) throw error;
      }
      await this.#wait(backOff, signal);
    }
  }

  async *#stream(room: string, signal: AbortSignal): AsyncGenerator<RoomLine> {
    const response = await fetch(`${this.#server}/api/rooms/${room}/stream`, { headers: this.#headers, signal });
    if (!response.ok || !response.body) throw await faultOf(response);
    let rest = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as RoomLine;
    }
  }

  async #ask<T>(method: string, path: string, body: unknown, signal: AbortSignal): Promise<T> {
    const backOff = new BackOff();
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    for (;;) {
      try {
        const response = await fetch(this.#server + path, { method, headers: this.#headers, signal, ...content });
        if (response.ok) return (await response.json()) as T;
        throw await faultOf(response);
      } catch (error) {
        if (error instanceof Refused || signal.aborted) throw error;
      }
      await this.#wait(backOff, signal);
    }
  }

  async #wait(backOff: BackOff, signal: AbortSignal): Promise<void> {
    const delay = backOff.nextDelay();
    this.#say(`the server cannot be reached; next attempt in ${Math.ceil(delay / 1000)} s`);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, delay);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
  }
}

/** Only a lasting refusal is `Refused`. */
async function faultOf(response: Response): Promise<Error> {
  const text = await response.text();
  if (PASSING.includes(response.status)) return new Error(text);
  let fault: ApiFault['error'] | undefined;
  try {
    fault = (JSON.parse(text) as Partial<ApiFault>).error;
  } catch {
    // A proxy answers in its own words.
  }
  return new Refused(response.status, fault?.code ?? '', fault?.message ?? `the server answered ${response.status}`);
}
