import type { Random } from '@oia/rules';
import { seededRandom } from '@oia/rules';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { type Service, startPostgres, startRedis } from '../services.ts';
import { Crowd } from './crowd.ts';
import { ChaosRun, sleep, type Tally } from './run.ts';
import { ServerProcess } from './server-process.ts';
import type { ChaosOptions } from './sqlite-chaos.ts';

interface Cluster {
  readonly postgres: Service;
  readonly redis: Service;
  readonly servers: readonly ServerProcess[];
  readonly store: Store;
}

/** Two processes on PostgreSQL and Redis. Kills the one that holds the games, and the services below. */
export async function clusterChaos(options: ChaosOptions): Promise<Tally> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const args = ['--database-url', postgres.url, '--redis-url', redis.url];
  const servers = [await ServerProcess.at(args), await ServerProcess.at(args)];
  await servers[0]?.start();
  await servers[1]?.start();
  // Only to read.
  const store = await openStore({ databaseUrl: postgres.url });
  const crowd = new Crowd({ ...options, addresses: servers.map(({ address }) => address) });
  const run = new ChaosRun(crowd, store.rooms);
  try {
    await crowd.begin();
    await disturb({ postgres, redis, servers, store }, { run, crowd, options });
    return await run.finish();
  } finally {
    crowd.leave();
    await Promise.all(servers.map((server) => server.kill()));
    await store.close().catch(() => undefined);
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

interface Stage {
  readonly run: ChaosRun;
  readonly crowd: Crowd;
  readonly options: ChaosOptions;
}

async function disturb(cluster: Cluster, { run, crowd, options }: Stage): Promise<void> {
  const random = seededRandom(options.seed);
  for (let n = 0; !options.isOver(n); n++) {
    await run.play(300 + 1200 * random());
    const what = DISTURBANCES[n % DISTURBANCES.length] as Disturbance;
    await what(cluster, run, random);
    await run.settle();
    await run.audit();
    options.progress?.(
      `${n + 1} disturbances, ${crowd.acknowledged.length} acknowledged, ${run.tally.faults.length} faults`,
    );
  }
}

type Disturbance = (cluster: Cluster, run: ChaosRun, random: Random) => Promise<void>;

/** Kills the process with the most games; the other one takes them over. */
const killHolder: Disturbance = async ({ servers, store }, run, random) => {
  const holder = await busiest(servers, store);
  await holder.kill();
  run.count('kill -9 of the process that holds the games');
  await run.play(500 + 6000 * random());
  if (!(await holder.start())) run.tally.faults.push(`a server does not start: ${holder.log}`);
};

async function busiest(servers: readonly ServerProcess[], store: Store): Promise<ServerProcess> {
  const rooms = await Promise.all(servers.map(({ address }) => roomsAt(address)));
  await store.kysely.selectFrom('room').select('id').limit(1).execute();
  return servers[rooms[0] !== undefined && rooms[0] >= (rooms[1] ?? 0) ? 0 : 1] as ServerProcess;
}

async function roomsAt(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^oia_rooms (\d+)/m.exec(text)?.[1] ?? 0);
}

const restart =
  (name: 'redis' | 'postgres', how: 'stop' | 'kill'): Disturbance =>
  async (cluster, run, random) => {
    const service = cluster[name];
    await service[how]();
    run.count(`${how} of ${name}`);
    await sleep(1500 * random());
    await service.start();
  };

const DISTURBANCES: readonly Disturbance[] = [
  killHolder,
  restart('redis', 'stop'),
  killHolder,
  restart('postgres', 'stop'),
  killHolder,
  restart('redis', 'kill'),
  killHolder,
  restart('postgres', 'kill'),
];
