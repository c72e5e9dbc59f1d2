import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startTemporaryServer } from '@oia/server';

export const BUILD = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

export interface Sent {
  readonly path: string;
  readonly status: number;
  /** Compressed size without headers. */
  readonly bytes: number;
}

/**
 * A server with a list of everything it has sent. What the browser takes from its cache, as a
 * worker does with files its page has loaded, is not in the list.
 */
export class CountingServer {
  #running: RunningServer | undefined;
  readonly #sockets = new Set<Socket>();
  readonly sent: Sent[] = [];
  origin = '';

  async start(): Promise<void> {
    this.#running = await startTemporaryServer({ app: BUILD });
    this.origin = this.#running.address;
    this.#running.server.on('connection', (socket) => this.#sockets.add(socket));
    this.#running.server.on('request', (_request, response) => response.once('finish', () => this.#count(response)));
  }

  #count(response: ServerResponse): void {
    const bytes = response.statusCode === 200 ? Number(response.getHeader('content-length')) : 0;
    this.sent.push({ path: response.req.url ?? '', status: response.statusCode, bytes });
  }

  async close(): Promise<void> {
    this.#running?.server.closeAllConnections();
    await this.#running?.close();
  }

  get packed(): number {
    return this.sent.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Size including headers. */
  get onTheWire(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }
}
