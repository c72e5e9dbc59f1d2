import process from 'node:process';
import { createInterface } from 'node:readline';
import { EXIT, print } from '../command.ts';
import type { OpenedEngine } from '../engines/open-engine.ts';

/** Passes lines between the program and our standard streams, until one of them ends. */
export async function relay({ channel }: OpenedEngine): Promise<number> {
  const ended = new Promise<void>((resolve) => {
    channel.listener = { line: print, ended: () => resolve() };
  });
  const input = createInterface({ input: process.stdin });
  input.on('line', (line) => channel.send(line));
  input.on('close', () => channel.close());
  await ended;
  input.close();
  process.stdin.destroy();
  return channel.end === 'code 0' ? EXIT.ok : EXIT.failed;
}
