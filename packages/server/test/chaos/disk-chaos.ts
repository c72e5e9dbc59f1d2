import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@oia/rules';
import { Crowd } from './crowd.ts';
import { sqliteReader } from './room-reader.ts';
import { ChaosRun, type Tally } from './run.ts';
import { ServerProcess } from './server-process.ts';
import type { ChaosOptions } from './sqlite-chaos.ts';

/** A server on a disk that is full from time to time, and that is sometimes killed meanwhile. */
export async function diskChaos(options: ChaosOptions): Promise<Tally> {
  const data = mkdtempSync(join(tmpdir(), 'oia-disk-'));
  const server = await ServerProcess.at(['--data', data]);
  const crowd = new Crowd({ ...options, addresses: [server.address] });
  const run = new ChaosRun(crowd, sqliteReader(data));
  const random = seededRandom(options.seed);
  try {
    await server.start();
    await crowd.begin();
    for (let n = 0; !options.isOver(n); n++) {
      await run.play(200 + 500 * random());
      limitFiles(server.pid, String(room(data)));
      run.count('no room on the disk');
      await run.play(300 + 900 * random());
      if (random() < 0.2) await killed(server, run);
      else limitFiles(server.pid, 'unlimited');
      await run.settle();
      await run.audit();
      options.progress?.(
        `${n + 1} full disks, ${crowd.acknowledged.length} acknowledged, ${run.tally.faults.length} faults`,
      );
    }
    return await run.finish();
  } finally {
    crowd.leave();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function killed(server: ServerProcess, run: ChaosRun): Promise<void> {
  await server.kill();
  run.count('kill -9 while there is none');
  if (!(await server.start())) run.tally.faults.push(`the server does not start: ${server.log}`);
}

/** The current size, beyond which no write fits. */
const room = (data: string): number => statSync(join(data, 'oia.sqlite-wal')).size;

function limitFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}
