import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryServer } from '@oia/server';
import { NotSaved } from '../../packages/server/src/database/errors.ts';
import { SLOW_FLUSH_MS } from '../../packages/server/src/database/group-commit.ts';
import { SqliteBackend } from '../../packages/server/src/database/sqlite/sqlite-backend.ts';
import { SqliteThread, ThreadEnded } from '../../packages/server/src/database/sqlite/sqlite-thread.ts';
import { CLAIM_TIMEOUT_MS } from '../../packages/server/src/rooms/room-host.ts';
import { RoomStore } from '../../packages/server/src/rooms/room-store.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { type Injection, injectOnce, LATE_MS } from './injection.ts';
import { LogLines } from './log-lines.ts';

/** For an answer that must come, on a busy machine. */
const ANSWER_TIMEOUT_MS = 15_000;
const MARGIN_MS = 2_000;

export const storeCases: readonly FaultCase[] = FAULTS.flatMap((fault) => [
  { boundary: 'store, flush of a group', fault, run: () => saving(fault, faultyFlush) },
  { boundary: 'store, thread of SQLite', fault, run: () => saving(fault, faultyThread) },
  { boundary: 'store, claim of a room', fault, run: () => claiming(fault) },
]);

const faultyFlush = (fault: Fault, room: string): Injection =>
  injectOnce(SqliteBackend.prototype, 'append', {
    fault,
    error: new NotSaved(),
    matches: (batches) => batches.some((batch) => batch.room === room),
  });

/** The thread may have carried out an order before it ended: its outcome is unknown. */
const faultyThread = (fault: Fault, room: string): Injection =>
  injectOnce(SqliteThread.prototype, 'order', {
    fault,
    error: new ThreadEnded('injected'),
    matches: (order) =>
      order.kind === 'run' && order.tasks.some((task) => task.kind === 'script' && task.values.includes(room)),
  });

/** A step whose writing fails. Other games share the transaction or wait for it, and then go on. */
async function saving(fault: Fault, inject: (fault: Fault, room: string) => Injection): Promise<Finding> {
  using log = new LogLines();
  const server = await startTemporaryServer();
  const game = await RunningGame.begin(server.address);
  const others = await OtherGames.begin(server.address);
  const injection = inject(fault, game.room);
  try {
    const answer = game.step();
    const finished = others.finish();
    // Awaited below; a violation must not count as unhandled until then.
    finished.catch(() => undefined);
    const told = fault === 'hangs' ? await toldOfHang(answer, injection, log) : await toldOf(fault, answer, log);
    ensure(injection.isMet(), 'the fault was not met');
    await game.finish();
    return { told, others: await finished };
  } finally {
    injection.end();
    game.leave();
    others.leave();
    await server.close();
  }
}

async function toldOf(fault: Fault, answer: Promise<string>, log: LogLines): Promise<string> {
  const startedAt = performance.now();
  const code = await within(ANSWER_TIMEOUT_MS, 'the answer', answer);
  if (fault === 'rejects') {
    const line = log.find('a room failed');
    ensure(line !== undefined, 'the log does not say that a room failed');
    // Where the outcome is unknown, the server loads the room again and carries the command out unless it was stored.
    return `${code === 'done' ? 'done, after the room was loaded again' : `refused: ${code}`}; log: ${line}`;
  }
  ensure(code === 'done', `a late step was answered by ${code}`);
  ensure(performance.now() - startedAt > LATE_MS / 2, 'the step was confirmed before it was saved');
  return 'done, once it was saved';
}

/** The outcome is unknown: neither confirmed nor refused, but logged. */
async function toldOfHang(answer: Promise<string>, injection: Injection, log: LogLines): Promise<string> {
  const early = await Promise.race([answer, sleep(SLOW_FLUSH_MS + MARGIN_MS, undefined)]);
  ensure(early === undefined, `a step of unknown outcome was answered by ${early}`);
  const line = log.find('saving takes long');
  ensure(line !== undefined, 'the log does not say that saving takes long');
  injection.end();
  const code = await within(ANSWER_TIMEOUT_MS, 'the answer', answer);
  ensure(code === 'done', `a step that was saved in the end was answered by ${code}`);
  return `no answer while unknown; log: ${line}; then done`;
}

/** A stored game that cannot be loaded at first. */
async function claiming(fault: Fault): Promise<Finding> {
  using log = new LogLines();
  const data = mkdtempSync(join(tmpdir(), 'oia-faults-'));
  const first = await startTemporaryServer({ data });
  const game = await RunningGame.begin(first.address);
  game.leave();
  await first.close();
  const server = await startTemporaryServer({ data });
  const others = await OtherGames.begin(server.address);
  const injection = injectOnce(RoomStore.prototype, 'claim', {
    fault,
    error: new Error('injected'),
    matches: (id) => id === game.room,
  });
  try {
    const finished = others.finish();
    // Awaited below; a violation must not count as unhandled until then.
    finished.catch(() => undefined);
    const asked = fetch(`${server.address}/api/rooms/${game.room}`).then(({ status }) => status);
    const status = await within(CLAIM_TIMEOUT_MS + ANSWER_TIMEOUT_MS, 'the answer', asked);
    ensure(injection.isMet(), 'the fault was not met');
    // A claim that was rejected is tried again, and the caller only waits.
    ensure(fault === 'hangs' ? status >= 500 : status === 200, `the request was answered by ${status}`);
    const line = log.find(fault === 'hangs' ? 'could not be loaded' : 'injected');
    ensure(fault === 'is late' || line !== undefined, 'the log does not say why');
    const done = await finished;
    injection.end();
    await game.connect(server.address);
    await game.finish();
    const said = line === undefined ? '' : `; log: ${line}`;
    return { told: `status ${status}${said}; then played to the end`, others: done };
  } finally {
    injection.end();
    game.leave();
    others.leave();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}
