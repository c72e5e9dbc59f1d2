import process from 'node:process';
import { run } from './cli.ts';
import { complain, EXIT } from './command.ts';

// Whoever reads may stop reading: `oia turns | head -1` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  complain(`oia: this should not have happened: ${message}. OIA_DEBUG=1 shows where.`);
  if (process.env.OIA_DEBUG && error instanceof Error) complain(error.stack ?? '');
  process.exitCode = EXIT.wrong;
}
