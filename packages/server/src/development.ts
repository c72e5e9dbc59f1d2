// The server of `npm run dev`, which Vite stands in front of: node --watch packages/server/src/development.ts --port PORT
import process from 'node:process';
import { readOptions } from './options.ts';
import { startServer } from './server.ts';
import { closeOnSignal } from './signals.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env, undefined);
  if (!options.ok) throw new Error(options.error);
  await closeOnSignal(await startServer(options.value));
} catch (error) {
  console.error(`The server cannot start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
