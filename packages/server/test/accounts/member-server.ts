import { afterAll, beforeAll } from 'vitest';
import { api } from '../../src/http/api.ts';
import { createHttp } from '../../src/http/http.ts';
import { requireSchemas } from '../../src/http/open-api.ts';
import { listen } from '../../src/listening.ts';
import { ownOrigins } from '../../src/routing/origins.ts';
import type { Http } from '../../src/routing/route.ts';
import { LocalCounts } from '../../src/util/counts.ts';
import { Metrics } from '../../src/util/metrics.ts';
import type { MemberWorld } from './member-tests.ts';

/** The answer to a request. */
export interface Heard {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds are compared.
  readonly body: any;
  readonly cookies: readonly string[];
}

/** A browser that keeps its cookies, or a program with a token. */
export class Client {
  readonly #address: string;
  readonly #jar = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(name: string, value: string): void {
    this.#jar.set(name, value);
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Heard> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(method === 'GET' ? {} : { origin: this.#address, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined && method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) this.#store(cookie);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, cookies };
  }

  #store(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.#jar.delete(name);
    else this.#jar.set(name, value);
  }
}

export interface MemberServer {
  client(): Client;
  address: string;
}

/** Serves routes on a port of this machine, for the members of a world. */
export function serving(world: MemberWorld, routes: (http: Http) => Promise<void>): MemberServer {
  const server = { client: () => new Client(server.address) } as MemberServer;
  let http: Http;
  beforeAll(async () => {
    http = await createHttp({ log: 'error', trustsProxy: true, isSecure: false, metrics: new Metrics() });
    const isOwnOrigin = ownOrigins({ origin: undefined, trustsProxy: false });
    await http.register(api, {
      prefix: '/api',
      memberOf: world.members.memberOf,
      isOwnOrigin,
      requestRate: 10_000,
      counts: new LocalCounts(),
      routes: async (routed) => {
        requireSchemas(routed);
        await routes(routed);
      },
    });
    await http.ready();
    server.address = `http://127.0.0.1:${await listen(http.server, '127.0.0.1', 0)}`;
  });
  afterAll(() => http?.close());
  return server;
}
