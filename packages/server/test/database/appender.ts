// A process that appends to rooms until it is killed, and prints each change that was acknowledged:
// node appender.ts '{"data":"FOLDER"}' ROOM...
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openStore } from '../../src/rooms/room-store.ts';
import { append, claimed } from '../rooms/stored-rooms.ts';

const [place = '', ...rooms] = process.argv.slice(2);
const store = await openStore(JSON.parse(place));
const me = await store.processes.start();

async function appendTo(room: string): Promise<never> {
  const claim = await claimed(store.rooms, room, me);
  for (let version = claim.row.version + 1; ; version++) {
    await store.commit.append(append(claim, version));
    // At once: what is printed later could be lost with the process.
    writeSync(1, `${room} ${version}\n`);
  }
}

await Promise.all(rooms.map(appendTo));
