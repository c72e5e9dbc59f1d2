import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAppServer, listen } from '@oia/server';

export const BUILD = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

export interface Sent {
  readonly path: string;
  readonly status: number;
  /** Compressed size without headers. */
  readonly bytes: number;
}

/**
 * The app server with a list of everything it has sent. What the browser takes from its cache, as a
 * worker does with files its page has loaded, is not in the list.
 */
export class CountingServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly sent: Sent[] = [];
  origin = '';

  constructor() {
    const app = createAppServer(BUILD);
    this.#server = createServer((request, response) => {
      const end = response.end.bind(response);
      // The app server sends every file with one call.
      response.end = ((body: Buffer | string = '') => {
        this.sent.push({ path: request.url ?? '', status: response.statusCode, bytes: Buffer.byteLength(body) });
        return end(body);
      }) as typeof response.end;
      app.emit('request', request, response);
    });
    this.#server.on('connection', (socket) => this.#sockets.add(socket));
  }

  async start(): Promise<void> {
    this.origin = `http://127.0.0.1:${await listen(this.#server, '127.0.0.1', 0)}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get packed(): number {
    return this.sent.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Size including headers. */
  get onTheWire(): number {
    return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }
}
