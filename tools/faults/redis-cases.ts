import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { clientAt } from '../../packages/server/src/cluster/redis-bus.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { injectOnce } from './injection.ts';
import { LogLines } from './log-lines.ts';
import { hasPostgres, hasRedis, services } from './services.ts';

const ANSWER_TIMEOUT_MS = 30_000;
/** Longer than the limit of a request to another process, and than the silence that breaks a feed. */
const REDIS_PAUSE_MS = 4_000;
/** Time for the news of a restart to reach both processes. */
const SETTLE_MS = 1_000;
const LOST = 'Redis is not reached';
const BACK = 'Redis is reached again';

/** Two processes on a real PostgreSQL and Redis: one holds the rooms, the players are connected to the other. */
export const redisCases: readonly FaultCase[] =
  hasPostgres && hasRedis
    ? [
        ...FAULTS.map((fault) => ({ boundary: 'Redis, one message', fault, run: () => publishing(fault) })),
        { boundary: 'Redis, all of it', fault: 'hangs', run: () => inCluster(pausing) },
        { boundary: 'Redis, connection', fault: 'drops and returns', run: () => inCluster(dropping) },
      ]
    : [];

interface ClusterGames {
  /** Played from a process that does not hold it. */
  readonly game: RunningGame;
  /** Games of the same process, which need no Redis. */
  readonly others: OtherGames;
  readonly caller: RunningServer;
  readonly log: LogLines;
}

async function inCluster(work: (games: ClusterGames) => Promise<Finding>): Promise<Finding> {
  using log = new LogLines();
  const [postgres, redis] = [await services.postgres(), await services.redis()];
  const shared = { databaseUrl: postgres.url, redisUrl: redis.url };
  const holder = await startTemporaryServer({ ...shared, log: 'warn' });
  const caller = await startTemporaryServer({ ...shared, log: 'warn' });
  const game = await RunningGame.begin(holder.address);
  const others = await OtherGames.begin(caller.address);
  try {
    await moveTo(game, caller.address);
    return await work({ game, others, caller, log });
  } finally {
    game.leave();
    others.leave();
    await caller.close();
    await holder.close();
  }
}

async function moveTo(game: RunningGame, address: string): Promise<void> {
  game.leave();
  await game.connect(address);
}

/** The class of all clients of one address has the method; it is not exported. */
function publisherPrototype(url: string): { publish(channel: string, text: string): Promise<number> } {
  let part: object = clientAt(url);
  while (!Object.hasOwn(part, 'publish')) part = Object.getPrototypeOf(part) as object;
  return part as ReturnType<typeof publisherPrototype>;
}

/** One command on its way to the process that holds the room. */
const publishing = (fault: Fault): Promise<Finding> =>
  inCluster(async ({ game, others }) => {
    const { url } = await services.redis();
    const injection = injectOnce(publisherPrototype(url), 'publish', {
      fault,
      error: new Error('injected'),
      matches: (_, text) => text.includes('"kind":"act"') && text.includes(game.room),
    });
    try {
      const before = game.length;
      const [code, finished] = await Promise.all([answerOf(game), others.finish()]);
      ensure(injection.isMet(), 'the fault was not met');
      ensure(code === 'done', `the step was answered by ${code}`);
      await game.players[0]?.until(() => game.length > before);
      ensure(game.length === before + 1, `${game.length - before} steps were played instead of one`);
      injection.end();
      await game.finish();
      return { told: fault === 'is late' ? 'done, later' : 'done, after it was sent again', others: finished };
    } finally {
      injection.end();
    }
  });

const answerOf = (game: RunningGame): Promise<string> => within(ANSWER_TIMEOUT_MS, 'the answer', game.step());

async function pausing({ game, others, caller, log }: ClusterGames): Promise<Finding> {
  const operator = await clientAt((await services.redis()).url).connect();
  try {
    await operator.sendCommand(['CLIENT', 'PAUSE', String(REDIS_PAUSE_MS), 'ALL']);
  } finally {
    operator.destroy();
  }
  const [code, finished] = await Promise.all([answerOf(game), others.finish()]);
  ensure(code === 'done', `the step was answered by ${code}`);
  await sleep(SETTLE_MS);
  ensure(log.find(LOST) !== undefined, 'the log does not say that Redis hangs');
  ensure(log.find(BACK) !== undefined, 'the log does not say that Redis is back');
  await moveTo(game, caller.address);
  await game.finish();
  return { told: `done, later; log: ${log.find(LOST)}, ${log.find(BACK)}`, others: finished };
}

async function dropping({ game, others, caller, log }: ClusterGames): Promise<Finding> {
  const redis = await services.redis();
  await redis.kill();
  let finished: string;
  try {
    const pending = game.step();
    // It is answered once Redis is back, or the socket was closed and it is played again.
    pending.catch(() => undefined);
    finished = await others.finish();
    ensure(log.find(LOST) !== undefined, 'the log does not say that Redis is gone');
  } finally {
    await redis.start();
  }
  await sleep(SETTLE_MS);
  await moveTo(game, caller.address);
  await game.finish();
  ensure(log.find(BACK) !== undefined, 'the log does not say that Redis is back');
  const lines = log.lines.filter((line) => line.includes(LOST)).length;
  ensure(lines === 2, `the log of two processes says ${lines} times that Redis is gone`);
  return { told: `log: ${log.find(LOST)}, ${log.find(BACK)}; then played to the end`, others: finished };
}
