import process from 'node:process';
import { run } from './cli.ts';
import { EXIT, printError } from './command.ts';

// The reader may close the pipe: `oia turns | head -1` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  printError(`oia: internal error: ${message}. Set OIA_DEBUG=1 for a stack trace.`);
  if (process.env.OIA_DEBUG && error instanceof Error) printError(error.stack ?? '');
  process.exitCode = EXIT.failed;
}
