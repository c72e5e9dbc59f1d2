import { type Random, seededRandom } from '@oia/rules';
import { TestPlayer } from '../sockets/test-player.ts';
import { fuzzedFrame, realMessages } from './fuzzed-messages.ts';
import { hungUp, quiet, rawSocket, written } from './raw-socket.ts';

/** The results of an attack. */
export interface Intrusion {
  sent: number;
  connections: number;
  /** The answers of the server, by kind and code. */
  readonly answers: Record<string, number>;
}

/** Frames sent at once. */
const BURST_SIZE = 200;
/** Time to wait for the last answers. */
const LAST_ANSWERS_MS = 200;

/** Sends damaged messages over several sockets. */
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

/** Attacks over one socket after another, each until it breaks. */
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
    await quiet(socket, LAST_ANSWERS_MS);
    socket.destroy();
  }
}

/** A burst ends with a frame that breaks the connection. */
function burstOf(real: readonly object[], random: Random) {
  const frames: Buffer[] = [];
  let breaks = false;
  while (frames.length < BURST_SIZE && !breaks) {
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
