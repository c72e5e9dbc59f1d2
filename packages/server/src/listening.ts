import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ports to try while the previous ones are in use. */
const MAX_TRIES = 20;

/** Listens on the port, or on one of the next if it is in use; 0: any free port. Returns the port. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await listenOn(server, host, port === 0 ? 0 : port + tried);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (!isTaken(error) || tried + 1 >= MAX_TRIES) throw notListening(host, port, error);
    }
  }
}

async function listenOn(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  // Rejects if there is an error instead, and leaves no listener behind.
  await once(server, 'listening');
}

function notListening(host: string, port: number, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Port ${port} of ${host} cannot be used: ${reason}. Give others by --port and --host.`, { cause });
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
