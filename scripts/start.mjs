import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, env, pinnedNode, root } from './ensure.mjs';

function serve() {
  const args = ['packages/cli/bin/oia.js', 'serve', ...process.argv.slice(2)];
  const server = spawn(pinnedNode, args, { cwd: root, env, stdio: 'inherit' });
  // A supervisor signals only this process.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (ensureInstalled() && ensureBuilt()) serve();
else process.exitCode = 1;
