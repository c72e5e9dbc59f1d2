import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, seededRandom } from '@oia/rules';
import { Crowd } from './crowd.ts';
import { sqliteReader } from './room-reader.ts';
import { ChaosRun, sleep, type Tally } from './run.ts';
import { ServerProcess } from './server-process.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly bots: number;
  readonly rooms: number;
  /** Called before each disturbance. */
  isOver(disturbances: number): boolean;
  progress?(line: string): void;
}

/** One server on a file, killed repeatedly by kill -9. */
export async function sqliteChaos(options: ChaosOptions): Promise<Tally> {
  const data = mkdtempSync(join(tmpdir(), 'oia-chaos-'));
  const server = await ServerProcess.at(['--data', data]);
  const crowd = new Crowd({ ...options, addresses: [server.address] });
  const run = new ChaosRun(crowd, sqliteReader(data));
  const random = seededRandom(options.seed);
  try {
    await server.start();
    await crowd.begin();
    await run.play(500);
    for (let kills = 0; !options.isOver(kills); kills++) {
      await run.play(150 + 900 * random());
      await server.kill();
      crowd.pause(true);
      run.count('kill -9');
      await run.audit();
      await restart(server, run, random);
      await run.settle();
      options.progress?.(
        `${kills + 1} kills, ${crowd.acknowledged.length} acknowledged, ${run.tally.faults.length} faults`,
      );
    }
    return await run.finish();
  } finally {
    crowd.leave();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Sometimes kills it again during its start. */
async function restart(server: ServerProcess, run: ChaosRun, random: Random): Promise<void> {
  if (random() < 0.1) {
    const started = server.start();
    await Promise.race([started, sleep(400 + 1500 * random())]);
    await server.kill();
    run.count('kill -9 at the start');
  }
  if (!(await server.start())) run.tally.faults.push(`the server does not start: ${server.log}`);
}
