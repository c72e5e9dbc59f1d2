import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryServer } from '@oia/server';
import { NotSaved } from '../../packages/server/src/database/errors.ts';
import { SqliteBackend } from '../../packages/server/src/database/sqlite/sqlite-backend.ts';
import { SqliteThread, ThreadEnded } from '../../packages/server/src/database/sqlite/sqlite-thread.ts';
import { CLAIM_TIMEOUT_MS } from '../../packages/server/src/rooms/room-host.ts';
import { RoomStore } from '../../packages/server/src/rooms/room-store.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { type Injection, injectOnce } from './injection.ts';
import { LogLines } from './log-lines.ts';
import { saving } from './saving.ts';

/** For an answer that must come, on a busy machine. */
const ANSWER_TIMEOUT_MS = 15_000;

/** The backend reports that nothing was written; a thread that ended may have written it. */
const FLUSH_OUTCOMES = { rejects: 'refused: notSaved', hangs: 'done', 'is late': 'done' } as const;
const THREAD_OUTCOMES = { ...FLUSH_OUTCOMES, rejects: 'done after the room was loaded again' } as const;

export const storeCases: readonly FaultCase[] = FAULTS.flatMap((fault) => {
  const isSlow = fault === 'hangs';
  return [
    {
      boundary: 'store, flush of a group',
      fault,
      run: () => saving({ outcome: FLUSH_OUTCOMES[fault], isSlow, inject: (room) => faultyFlush(fault, room) }),
    },
    {
      boundary: 'store, thread of SQLite',
      fault,
      run: () => saving({ outcome: THREAD_OUTCOMES[fault], isSlow, inject: (room) => faultyThread(fault, room) }),
    },
    { boundary: 'store, claim of a room', fault, run: () => claiming(fault) },
  ];
});

export const faultyFlush = (fault: Fault, room: string): Injection =>
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
