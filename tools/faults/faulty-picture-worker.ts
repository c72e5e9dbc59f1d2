// A thread of pictures that rejects, hangs or answers late, as the subject says.
import { setTimeout as sleep } from 'node:timers/promises';
import { serveWorker } from '@oia/engine';
import { nodePort } from '@oia/engine/node';
import type { Subject } from '../../packages/server/src/pictures/drawing.ts';
import { LATE_MS } from './injection.ts';

async function picture({ position: fault }: Subject): Promise<Uint8Array> {
  if (fault === 'rejects') throw new Error('no picture could be made');
  if (fault === 'hangs') await new Promise(() => undefined);
  await sleep(LATE_MS);
  return new Uint8Array(1);
}

serveWorker(nodePort, picture);
