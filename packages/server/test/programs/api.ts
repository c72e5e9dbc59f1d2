import type { NewToken, OwnLine, RoomLine } from '@oia/protocol';
import { termsOf } from '../terms.ts';

/** A client of the API, with a session cookie or a token. */
export class Asker {
  readonly address: string;
  headers: Record<string, string>;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.address = address;
    this.headers = headers;
  }

  fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(this.address + path, { method, headers: { ...this.headers, ...type }, ...json });
  }

  /** The answer; throws if the request fails. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, path, body);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** The status and the code of a refusal. */
  async refusal(method: string, path: string, body?: unknown): Promise<readonly [number, string]> {
    const response = await this.fetch(method, path, body);
    const { error } = (await response.json()) as { error?: { code: string } };
    return [response.status, error?.code ?? ''];
  }

  /** The lines of a stream, without empty ones. */
  async *lines<T extends RoomLine | OwnLine>(path: string, signal?: AbortSignal): AsyncGenerator<T> {
    const response = await fetch(this.address + path, { headers: this.headers, ...(signal ? { signal } : {}) });
    if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    let rest = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const [...whole] = (rest + part).split('\n');
      rest = whole.pop() ?? '';
      for (const line of whole) if (line !== '') yield JSON.parse(line) as T;
    }
  }
}

/** Registers an account in a browser. */
export async function registered(address: string, name: string): Promise<Asker> {
  const asker = new Asker(address, { origin: address });
  const response = await asker.fetch('POST', '/api/register', { name, password: 'correct horse battery' });
  if (!response.ok) throw new Error(await response.text());
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  asker.headers = { ...asker.headers, cookie: cookies.join('; ') };
  return asker;
}

export async function programOf(account: Asker, label: string, scope?: 'read' | 'play'): Promise<Asker> {
  const { token } = await account.ask<NewToken>('POST', '/api/tokens', { label, ...(scope ? { scope } : {}) });
  return new Asker(account.address, { authorization: `Bearer ${token}` });
}

/** A game of two without powers and clocks. */
export const PLAIN_TERMS = termsOf({ hasChat: false });
