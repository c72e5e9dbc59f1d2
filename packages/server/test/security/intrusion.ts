import { type Random, seededRandom } from '@oia/rules';
import { TestPlayer } from '../sockets/test-player.ts';
import { fuzzedFrame, realMessages } from './fuzzed-messages.ts';
import { hungUp, quiet, rawSocket, written } from './raw-socket.ts';

/** What came of an attack. */
export interface Intrusion {
  sent: number;
  connections: number;
  /** What the server answered, by kind and code. */
  readonly answers: Record<string, number>;
}

/** Frames that are sent at once. */
const BURST = 200;
/** Milliseconds in which what is still to be answered is answered. */
const LAST_ANSWERS = 200;

/** Sends so many damaged messages over so many sockets. */
export async function intrude(
  address: string,
  { messages, seed, sockets, room }: { messages: number; seed: number; sockets: number; room: string },
): Promise<Intrusion> {
  const result: Intrusion = { sent: 0, connections: 0, answers: {} };
  const eve = await TestPlayer.guest(address, 'Eve');
  const attacker = { address, cookie: eve.cookie, room, messages, result, random: seededRandom(seed) };
  await Promise.all(Array.from({ length: sockets }, () => attack(attacker)));
  return result;
}

interface Attacker {
  readonly address: string;
  readonly cookie: string;
  readonly room: string;
  readonly messages: number;
  readonly result: Intrusion;
  readonly random: Random;
}

/** Over one socket after the other, each until something breaks it. */
async function attack(attacker: Attacker): Promise<void> {
  const { result, messages, random, cookie, address, room } = attacker;
  const real = realMessages(room);
  while (result.sent < messages) {
    const socket = await rawSocket(address, random() < 0.7 ? cookie : '');
    result.connections++;
    socket.on('data', (data) => count(data, result.answers));
    while (!socket.destroyed && result.sent < messages) {
      const { data, length, breaks } = burstOf(real, random);
      await written(socket, data);
      result.sent += length;
      if (breaks) await hungUp(socket);
    }
    await quiet(socket, LAST_ANSWERS);
    socket.destroy();
  }
}

/** Nothing follows what breaks the connection. */
function burstOf(real: readonly object[], random: Random) {
  const frames: Buffer[] = [];
  let breaks = false;
  while (frames.length < BURST && !breaks) {
    const fuzzed = fuzzedFrame(real, random);
    frames.push(fuzzed.data);
    breaks = fuzzed.breaks;
  }
  return { data: Buffer.concat(frames), length: frames.length, breaks };
}

function count(data: Buffer, answers: Record<string, number>): void {
  for (const [, what = ''] of data.toString('latin1').matchAll(/"(?:code|kind)":"(\w+)"/g)) {
    answers[what] = (answers[what] ?? 0) + 1;
  }
}
