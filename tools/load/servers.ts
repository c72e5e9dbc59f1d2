import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Members } from '../../packages/server/src/accounts/members.ts';
import { openStore } from '../../packages/server/src/rooms/room-store.ts';
import { type Service, startPostgres, startRedis } from '../../packages/server/test/services.ts';
import { ProcessorShare } from './processor-share.ts';

const OIA = new URL('../../packages/cli/bin/oia.js', import.meta.url).pathname;
const COLLECT = new URL('./collect.ts', import.meta.url).href;
const TASKSET = '/usr/bin/taskset';

/** Time for a garbage collection. */
const COLLECTION_MS = 1500;

export interface Fleet {
  readonly addresses: readonly string[];
  /** One cookie for each player. */
  readonly cookies: readonly string[];
  /** The metrics of all processes, summed up. */
  figures(): Promise<Figures>;
  /** The metrics after a garbage collection. */
  collected(): Promise<Figures>;
  close(): Promise<void>;
}

export interface Figures {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** In memory: those that are played, and those that have just ended. */
  readonly rooms: number;
}

/** Server processes on a database of their own, each on the first core if there are several cores and one process. */
export async function startFleet({
  processes,
  isPostgres,
  players,
  share,
}: {
  readonly processes: number;
  readonly isPostgres: boolean;
  readonly players: number;
  /** Percent of a core for each process; undefined: no limit. */
  readonly share: number | undefined;
}): Promise<Fleet> {
  const data = mkdtempSync(join(tmpdir(), 'oia-load-'));
  const services = isPostgres ? { postgres: await startPostgres(), redis: await startRedis() } : undefined;
  const cookies = await addPlayers(services ? { databaseUrl: services.postgres.url } : { data }, players);
  const children = await Promise.all(Array.from({ length: processes }, () => startProcess(data, services, processes)));
  const shares = share === undefined ? [] : children.map(({ child }) => new ProcessorShare(child.pid ?? 0, share));
  return {
    addresses: children.map(({ address }) => address),
    cookies,
    figures: async () => sum(await Promise.all(children.map(({ address }) => figuresOf(address)))),
    collected: async () => {
      for (const { child } of children) child.kill('SIGUSR2');
      await sleep(COLLECTION_MS);
      return sum(await Promise.all(children.map(({ address }) => figuresOf(address))));
    },
    close: async () => {
      await Promise.all(children.map(({ child }) => stop(child)));
      for (const one of shares) one.end();
      await services?.postgres.stop();
      await services?.redis.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Adds guests to the database directly: a server accepts only a few new ones from one address. */
async function addPlayers(place: Parameters<typeof openStore>[0], players: number): Promise<string[]> {
  const store = await openStore(place);
  await Members.open(store.kysely);
  const cookies = await store.kysely.transaction().execute(async (transaction) => {
    const { guests } = await Members.open(transaction);
    const added: string[] = [];
    for (let i = 0; i < players; i++) {
      const guest = await guests.add(undefined);
      if (!guest.ok) throw new Error('no guest could be added');
      added.push(`oia_guest=${guest.value.token}`);
    }
    return added;
  });
  await store.close();
  return cookies;
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

function startProcess(
  data: string,
  services: { readonly postgres: Service; readonly redis: Service } | undefined,
  processes: number,
): Promise<Running> {
  const options = [
    '--port',
    '0',
    '--data',
    data,
    '--message-rate',
    '100000',
    '--request-rate',
    '1000000',
    '--sockets-each',
    '1000000',
  ];
  const shared = services ? ['--database-url', services.postgres.url, '--redis-url', services.redis.url] : [];
  const pin = processes === 1 && existsSync(TASKSET) ? [TASKSET, '-c', '0'] : [];
  const [program, ...args] = [
    ...pin,
    process.execPath,
    '--expose-gc',
    '--import',
    COLLECT,
    OIA,
    'serve',
    ...options,
    ...shared,
  ] as [string, ...string[]];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const address = /http:\/\/[^\s/]+/.exec(String(text))?.[0];
      if (address) resolve({ child, address });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function figuresOf(address: string): Promise<Figures> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    residentBytes: read('process_resident_memory_bytes'),
    heapBytes: read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes'),
    rooms: read('oia_rooms'),
  };
}

function sum(all: readonly Figures[]): Figures {
  const total = (name: keyof Figures): number => all.reduce((before, figures) => before + figures[name], 0);
  return {
    cpuSeconds: total('cpuSeconds'),
    residentBytes: total('residentBytes'),
    heapBytes: total('heapBytes'),
    rooms: total('rooms'),
  };
}

/** The bots have the other cores. */
export function pinBots(): void {
  if (existsSync(TASKSET)) execFileSync(TASKSET, ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' });
}
