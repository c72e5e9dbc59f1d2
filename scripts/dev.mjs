// For development: Vite serves the app with live reload, and the server restarts when its source changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, env, pinnedNode, root } from './ensure.mjs';

const HOST = '127.0.0.1';
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');
/** A folder of its own, so that experiments harm no other games. */
const DATA = join('node_modules', '.cache', 'oia', 'dev-data');
const children = [];
let isStopping = false;

async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

function start(args, more = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  // If one process ends, so does the other.
  child.once('exit', () => stop(1));
}

function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

if (ensureInstalled()) {
  const port = await freePort();
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  start([
    '--watch',
    '--watch-preserve-output',
    'packages/server/src/development.ts',
    '--port',
    String(port),
    '--data',
    DATA,
  ]);
  start(
    [
      VITE,
      'packages/web',
      '--config',
      'packages/web/vite.config.ts',
      '--clearScreen',
      'false',
      ...process.argv.slice(2),
    ],
    {
      OIA_API: `http://${HOST}:${port}`,
    },
  );
} else process.exitCode = 1;
