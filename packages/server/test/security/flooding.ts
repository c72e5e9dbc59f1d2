import { connect, type Socket } from 'node:net';
import { randomTerms } from '../chaos/crowd.ts';
import { FRAME, frame, rawSocket, written } from './raw-socket.ts';

/** An attack that repeats until it is over. */
type Flood = (address: string, isOver: () => boolean, refused: (status: string) => void) => Promise<void>;

const headers = (address: string) => ({ origin: address, 'content-type': 'application/json' });

/** Sends requests without a pause. */
const requests =
  (path: string, body: object): Flood =>
  async (address, isOver, refused) => {
    while (!isOver()) {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: headers(address),
        body: JSON.stringify(body),
      });
      refused(`${path} ${answer.status}`);
      await answer.arrayBuffer();
    }
  };

const PINGS = Buffer.concat(Array.from({ length: 100 }, () => frame(FRAME.ping, 'x'.repeat(100))));
const ASKS = Buffer.concat(Array.from({ length: 100 }, () => frame(FRAME.text, '{"kind":"lobby","isWatched":true}')));

/** Sends messages without a pause over sockets that are never read. */
const socketsSending =
  (data: Buffer): Flood =>
  async (address, isOver, refused) => {
    while (!isOver()) {
      const socket = await rawSocket(address);
      socket.pause();
      while (!socket.destroyed && !isOver()) await written(socket, data);
      refused('socket closed');
      socket.destroy();
    }
  };

/** Opens more connections than allowed, each of which sends a character now and then. */
const slowConnections: Flood = async (address, isOver, refused) => {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  while (!isOver()) {
    for (let i = open.size; i < 500; i++) {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          refused('slow connection closed');
        });
      socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\n');
    }
    for (const socket of open) socket.write('X-A: b\r\n');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const socket of open) socket.destroy();
};

const idleSockets: Flood = async (address, isOver, refused) => {
  const open: Socket[] = [];
  while (!isOver()) {
    const socket = await rawSocket(address);
    open.push(socket);
    if (open.length > 350) await new Promise((resolve) => setTimeout(resolve, 5));
    if (socket.destroyed || open.length > 350) refused('socket');
  }
  for (const socket of open) socket.destroy();
};

export const FLOODS: Readonly<Record<string, Flood>> = {
  guests: requests('/api/guest', { name: 'Eve' }),
  'sign-ins': requests('/api/sign-in', { name: 'Eve', password: 'guess guess guess' }),
  rooms: requests(
    '/api/rooms',
    randomTerms(2, () => 0.9),
  ),
  'pings, never reading': socketsSending(PINGS),
  'questions, never reading': socketsSending(ASKS),
  'slow connections': slowConnections,
  sockets: idleSockets,
};

/** Floods a server over several connections at once. Returns its answers. */
export async function flooded(address: string, name: string, { lines, seconds }: { lines: number; seconds: number }) {
  const until = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() > until;
  const answers: Record<string, number> = {};
  const answered = (what: string): void => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const flood = FLOODS[name] as Flood;
  await Promise.all(
    Array.from({ length: lines }, () => flood(address, isOver, answered).catch(() => answered('failed'))),
  );
  return answers;
}
