import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createAppServer, listen } from '@oia/server';
import { type Command, EXIT, print, printError, usageError } from '../command.ts';
import { readArgs, readWhole } from '../options.ts';

const BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const HOST = '127.0.0.1';
const PORT = 4174;

const OPTIONS = { host: { type: 'string', default: HOST }, port: { type: 'string', default: String(PORT) } } as const;

export const serve: Command = {
  name: 'serve',
  summary: 'serves the app to browsers',
  help: `oia serve [--port ${PORT}] [--host ${HOST}]

Serves the app to browsers on this machine until it is stopped with Ctrl+C. If the port is taken, the next free one is used.

  --port     port to listen on; 0 for any free one
  --host     0.0.0.0 makes it reachable from other machines`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('serve', read.error);
    const { values } = read.value;
    const port = readWhole('--port', values.port, 0, 65_535);
    if (!port.ok) return usageError('serve', port.error);
    if (!existsSync(BUILD)) {
      printError('oia serve: the app is not built yet. Run "npm start" in the repository, which builds it.');
      return EXIT.failed;
    }
    return serveApp(values.host, port.value);
  },
};

async function serveApp(host: string, wanted: number): Promise<number> {
  const server = createAppServer(BUILD);
  try {
    const port = await listen(server, host, wanted);
    print(`Oia is at http://${host === '0.0.0.0' ? 'localhost' : host}:${port}/ (press Ctrl+C to stop)`);
  } catch (error) {
    printError(`oia serve: cannot listen on ${host}: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT.failed;
  }
  await new Promise((resolve) => server.once('close', resolve));
  return EXIT.ok;
}
