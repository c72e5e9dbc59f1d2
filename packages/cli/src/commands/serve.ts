import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '@oia/server';
import { OPTIONS_HELP, readOptions, type ServerOptions } from '@oia/server/options';
import { type Command, EXIT, print, printError, usageError } from '../command.ts';

const BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  summary: 'serves the app and games over the network to browsers',
  help: `oia serve [options]

Serves the app to browsers, and games over the network, until it is stopped with Ctrl+C or SIGTERM. Nothing has to be configured.

${OPTIONS_HELP}`,
  async run(args) {
    const read = readOptions(args, process.env, BUILD);
    if (!read.ok) return usageError('serve', read.error);
    if (!existsSync(BUILD)) {
      printError('oia serve: the app is not built yet. Run "npm start" in the repository, which builds it.');
      return EXIT.failed;
    }
    return serveUntilAsked(read.value);
  },
};

/** Everything a server needs is loaded only for it: the other commands start faster without. */
async function serveUntilAsked(options: ServerOptions): Promise<number> {
  const { closeOnSignal, startServer } = await import('@oia/server');
  const running = await started(() => startServer(options));
  if (!running) return EXIT.failed;
  print(`Oia is at ${running.address}/ (press Ctrl+C to stop)`);
  await closeOnSignal(running);
  return EXIT.ok;
}

async function started(start: () => Promise<RunningServer>): Promise<RunningServer | undefined> {
  try {
    return await start();
  } catch (error) {
    printError(`oia serve: cannot start: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
