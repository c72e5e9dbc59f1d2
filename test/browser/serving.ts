import { fileURLToPath } from 'node:url';
import { startTemporaryServer } from '@oia/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

const BUILD = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

/** All browser tests share one IP address, and together send more requests than a person. */
const RATE = 100_000;

/** Serves the built app for all browser tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryServer({ app: BUILD, requestRate: RATE });
  provide('origin', server.address);
  return server.close;
}
