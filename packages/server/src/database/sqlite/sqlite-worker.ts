// The thread of the database file. Writing waits for the disk, and the server must not.
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import { type Message, type Order, type Outcome, outcomeOf } from './tasks.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a thread.');

const file = new SqliteFile(workerData);

function carriedOut(order: Order): Outcome {
  try {
    return { ok: true, value: file.carryOut(order) };
  } catch (error) {
    return outcomeOf(error);
  }
}

port.on('message', ({ id, order }: Message) => {
  port.postMessage({ id, outcome: carriedOut(order) });
  if (order.kind === 'close') port.close();
});
port.postMessage('ready');
