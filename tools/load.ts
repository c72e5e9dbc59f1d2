// Bots play games over sockets against servers of this machine, as fast as they can or at a rate of N steps a second in all, and measure
// how many steps became durable, how long an answer took, and what a connection and a game cost. Everything is on loopback and ends by itself.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { format } from './figures.ts';
import { Bot, type Field } from './load/bot.ts';
import { Latencies } from './load/latencies.ts';
import { Pace } from './load/pace.ts';
import { Pair } from './load/pair.ts';
import { type Figures, type Fleet, pinBots, startFleet } from './load/servers.ts';
import { flag, readOptions, refuse, whole } from './options.ts';

const MAX_CONNECTIONS = 10_000;
const MAX_SECONDS = 600;
/** Connections that are made at the same time. */
const AT_ONCE = 50;

const { connections, seconds, processes, rate, share, postgres, ...values } = readOptions(
  'load',
  'bots play over sockets as fast as they can: durable steps, times of answers, memory',
  {
    connections: whole('players', 1000, { min: 2, max: MAX_CONNECTIONS }),
    seconds: whole('how long it measures', 10, { max: MAX_SECONDS }),
    'warm-up': whole('seconds before that, in which a server compiles what it runs', 10, { max: MAX_SECONDS }),
    rate: whole('steps a second of all players together; as many as possible if left out', undefined, {
      max: 1_000_000,
    }),
    processes: whole('processes of the server', 1, { max: 8 }),
    postgres: flag('PostgreSQL and Redis instead of SQLite; several processes need it'),
    share: whole('percent of a core for each process: few cores stand for several machines', undefined, { max: 100 }),
  },
);
const warmUp = values['warm-up'];
if (processes > 1 && !postgres) refuse('load', 'several processes need --postgres');
await run();

async function run(): Promise<void> {
  const fleet = await startFleet({ processes, isPostgres: postgres, players: connections, share });
  pinBots();
  try {
    const field: Field = { latencies: new Latencies(), pace: new Pace(rate), isOpen: true, refusals: 0, games: 0 };
    const bots = fleet.cookies.map((cookie, i) => {
      // The two players of a game are at different processes, if there are several.
      const place = (Math.floor(i / 2) + (i % 2)) % fleet.addresses.length;
      return new Bot(fleet.addresses[place] as string, cookie, field);
    });
    await play(bots, field, fleet);
  } finally {
    await fleet.close();
  }
  process.exit(0);
}

async function play(bots: readonly Bot[], field: Field, fleet: Fleet): Promise<void> {
  const empty = await fleet.collected();
  await inGroups(bots, (bot) => bot.connect());
  await wait(1000);
  const connected = await fleet.collected();
  say('memory of a connection', connected, empty, bots.length);

  const pairs = bots.flatMap((bot, i) => (i % 2 === 0 ? [new Pair([bot, bots[i + 1] as Bot], field)] : []));
  await inGroups(pairs, (pair) => pair.play());
  await wait(warmUp * 1000);
  const before = await fleet.figures();
  field.latencies.reset();
  const botsDelay = monitorEventLoopDelay({ resolution: 1 });
  botsDelay.enable();
  const begin = performance.now();
  await wait(seconds * 1000);
  const elapsed = (performance.now() - begin) / 1000;
  const steps = field.latencies.count;
  const { p50, p95, p99 } = field.latencies.summary();
  botsDelay.disable();
  const after = await fleet.figures();
  field.isOpen = false;
  field.pace.stop();
  await wait(1000);
  const live = await fleet.collected();

  const cpu = after.cpuSeconds - before.cpuSeconds;
  console.log(
    `${processes} process${processes > 1 ? 'es' : ''} on ${postgres ? 'PostgreSQL' : 'SQLite'}, ${bots.length} connections, ${field.games} games begun`,
  );
  console.log(
    `durable steps a second  ${format(steps / elapsed)}${rate ? ` (asked for ${rate})` : ''}; a second of CPU ${format(steps / cpu)}`,
  );
  console.log(`answer after            p50 ${format(p50)} ms, p95 ${format(p95)} ms, p99 ${format(p99)} ms`);
  // The measurements of the bots include the bots' own delay.
  const late = [99, 99.9, 100].map((percent) => `${format(botsDelay.percentile(percent) / 1e6)} ms`);
  console.log(`the bots' own delay     p99 ${late[0]}, p99.9 ${late[1]}, at most ${late[2]}`);
  say(`memory of ${live.rooms} games`, live, connected, live.rooms);
  if (field.refusals > 0) console.log(`refused                 ${field.refusals}`);
  for (const bot of bots) bot.leave();
}

function say(what: string, now: Figures, then: Figures, count: number): void {
  const kilobytes = (bytes: number): string => `${format(Math.max(0, bytes) / count / 1000)} kB`;
  const resident = kilobytes(now.residentBytes - then.residentBytes);
  console.log(`${what.padEnd(23)} ${resident} resident, ${kilobytes(now.heapBytes - then.heapBytes)} heap and buffers`);
}

async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(work));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
