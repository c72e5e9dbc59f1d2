import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../src/database/open-database.ts';

const APPENDER = fileURLToPath(new URL('./appender.ts', import.meta.url));

/** The last version of each room that was acknowledged. */
export type Acknowledged = Map<string, number>;

/** When the appending process is killed. */
interface Kill {
  /** The number of acknowledged changes before the kill. */
  readonly after: number;
  /** Called before the kill. */
  before?(): Promise<void>;
}

export async function killedWhileAppending(
  place: DatabaseLocation,
  rooms: readonly string[],
  kill: Kill,
): Promise<Acknowledged> {
  const child = spawn(process.execPath, [APPENDER, JSON.stringify(place), ...rooms], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isOver = once(child, 'exit');
  const acknowledged = await read(child, kill);
  await isOver;
  return acknowledged;
}

async function read(child: ChildProcess, { after, before }: Kill): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  if (!child.stdout) throw new Error('no output');
  let count = 0;
  for await (const line of createInterface(child.stdout)) {
    const [room = '', version] = line.split(' ');
    acknowledged.set(room, Number(version));
    if (++count !== after) continue;
    await before?.();
    child.kill('SIGKILL');
  }
  return acknowledged;
}
