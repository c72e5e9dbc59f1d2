import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A process that waits for the end of this one, even by a kill, then kills the process of `guarded.pid` and removes the
 * folder. Returns a function that ends it now.
 */
export function guardOf(folder: string): () => Promise<void> {
  const script = 'cat > /dev/null; kill -9 "$(cat "$1/guarded.pid")" 2> /dev/null; sleep 0.2; rm -rf "$1"';
  const guard = spawn('sh', ['-c', script, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const isOver = once(guard, 'exit');
  guard.unref();
  return async () => {
    guard.ref();
    guard.stdin.end();
    await isOver;
  };
}
