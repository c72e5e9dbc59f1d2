import { fileURLToPath } from 'node:url';
import { createAppServer, listen } from '@oia/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

const BUILD = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

/** Serves the built app for all browser tests. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createAppServer(BUILD);
  provide('origin', `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`);
  return () => server.close();
}
