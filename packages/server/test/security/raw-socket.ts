import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The kinds of frames of a web socket. */
export const FRAME = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame of a client, with any flags. */
export function frame(
  kind: number,
  payload: Buffer | string,
  { fin = true, masked = true, reserved = 0 } = {},
): Buffer {
  const data = Buffer.from(payload);
  const head = [(fin ? 0x80 : 0) | (reserved << 4) | kind];
  const mask = masked ? 0x80 : 0;
  if (data.length < 126) head.push(mask | data.length);
  else head.push(mask | 126, data.length >> 8, data.length & 0xff);
  if (!masked) return Buffer.concat([Buffer.from(head), data]);
  const key = randomBytes(4);
  return Buffer.concat([Buffer.from(head), key, data.map((byte, i) => byte ^ (key[i % 4] as number))]);
}

/** An upgraded connection for raw bytes, which reads only on demand. */
export async function rawSocket(address: string, cookie = '', headers = ''): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: ${cookie}\r\n${headers}\r\n`,
  );
  await happened(socket, 'data');
  return socket;
}

/** Resolves when the server has hung up. */
export const hungUp = (socket: Socket): Promise<void> => happened(socket, 'close');

/** Resolves with the event, or when the socket is closed. */
function happened(socket: Socket, event: 'data' | 'close'): Promise<void> {
  if (socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off(event, done);
      socket.off('close', done);
      resolve();
    };
    socket.once(event, done);
    socket.once('close', done);
  });
}

/** Resolves when the bytes were sent, or the server has hung up. */
export function written(socket: Socket, data: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('close', done);
      resolve();
    };
    socket.once('close', done);
    socket.write(data, done);
  });
}

/** Resolves after a time without data, or when the server has hung up. */
export async function quiet(socket: Socket, milliseconds: number): Promise<void> {
  while (!socket.destroyed) {
    const isQuiet = await Promise.race([sleep(milliseconds, true), happened(socket, 'data').then(() => false)]);
    if (isQuiet) return;
  }
}
