import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startTemporaryServer } from '@oia/server';
import { Identity } from '../../packages/server/src/accounts/identity.ts';
import { GameArchive } from '../../packages/server/src/archive/game-archive.ts';
import { ConductStore } from '../../packages/server/src/conduct/conduct-store.ts';
import { ProcessStore } from '../../packages/server/src/database/process-store.ts';
import { SWEEP_TIMEOUT_MS } from '../../packages/server/src/rooms/room-service.ts';
import { RoomStore } from '../../packages/server/src/rooms/room-store.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { type Injection, injectOnce } from './injection.ts';
import { LogLines } from './log-lines.ts';

/** For something that must happen, on a busy machine. */
const WAIT_MS = 30_000;
const POLL_MS = 50;
/** Long enough to see that nothing is answered. */
const SILENCE_MS = 1_500;
const ALWAYS = { error: new Error('injected'), matches: (): boolean => true };

/** The parts of the server that read and write beside the steps of games. */
export const upkeepCases: readonly FaultCase[] = FAULTS.flatMap((fault) => [
  { boundary: 'store, heartbeat of the process', fault, run: () => during(fault, beating) },
  { boundary: 'store, search for due rooms', fault, run: () => during(fault, sweeping) },
  { boundary: 'store, archive of a finished game', fault, run: () => during(fault, archiving) },
  { boundary: 'store, sender of a request', fault, run: () => during(fault, identifying) },
  { boundary: 'store, muted members of a viewer', fault, run: () => during(fault, watching) },
]);

interface Scene {
  readonly fault: Fault;
  readonly server: RunningServer;
  readonly game: RunningGame;
  readonly log: LogLines;
}

/** Runs the work with a game while others are played. */
async function during(fault: Fault, work: (scene: Scene) => Promise<string>): Promise<Finding> {
  using log = new LogLines();
  const server = await startTemporaryServer();
  const others = await OtherGames.begin(server.address);
  const game = await RunningGame.begin(server.address);
  try {
    const [told, finished] = await Promise.all([work({ fault, server, game, log }), others.finish()]);
    return { told, others: finished };
  } finally {
    game.leave();
    others.leave();
    await server.close();
  }
}

async function met(injection: Injection): Promise<void> {
  const wait = async (): Promise<void> => {
    while (!injection.isMet()) await sleep(POLL_MS);
  };
  await within(WAIT_MS, 'the fault', wait());
}

/** The log line of a rejection; a part that hangs or is late has nothing to report yet. */
function reported({ fault, log }: Scene): string {
  const line = log.find('injected');
  ensure(fault !== 'rejects' || line !== undefined, 'the log does not say why');
  return line === undefined ? 'nothing: no player waits for it' : `log: ${line}`;
}

/** The next beats keep the process alive. */
async function beating(scene: Scene): Promise<string> {
  const injection = injectOnce(ProcessStore.prototype, 'heartbeat', { ...ALWAYS, fault: scene.fault });
  try {
    await met(injection);
    await scene.game.finish();
    return reported(scene);
  } finally {
    injection.end();
  }
}

/** Whatever happens to one search, others follow. */
async function sweeping(scene: Scene): Promise<string> {
  const { fault, game, log } = scene;
  const injection = injectOnce(RoomStore.prototype, 'due', { ...ALWAYS, fault });
  try {
    await met(injection);
    await game.finish();
    if (fault === 'hangs') await sleep(SWEEP_TIMEOUT_MS);
  } finally {
    injection.end();
  }
  const next = injectOnce(RoomStore.prototype, 'due', { ...ALWAYS, fault: 'is late' });
  try {
    await met(next);
  } finally {
    next.end();
  }
  if (fault !== 'hangs') return reported(scene);
  const line = log.find('due rooms');
  ensure(line !== undefined, 'the log does not say that the search took too long');
  return `log: ${line}`;
}

/** The players see the end of their game at once; the archive is written later, or by the next round. */
async function archiving(scene: Scene): Promise<string> {
  const { fault, game } = scene;
  const injection = injectOnce(GameArchive.prototype, 'finish', {
    ...ALWAYS,
    fault,
    matches: (finished) => finished.id === game.room,
  });
  try {
    await game.finish();
    await met(injection);
    return `the end of the game; ${reported(scene)}`;
  } finally {
    injection.end();
  }
}

async function identifying({ fault, server, game, log }: Scene): Promise<string> {
  const { cookie = '' } = game.players[0] ?? {};
  const injection = injectOnce(Identity.prototype, 'memberOf', {
    ...ALWAYS,
    fault,
    matches: (headers) => headers['x-concerned'] !== undefined,
  });
  try {
    const asked = fetch(`${server.address}/api/me`, { headers: { cookie, 'x-concerned': 'yes' } });
    const status = asked.then((response) => response.status);
    if (fault === 'hangs') {
      const early = await Promise.race([status, sleep(SILENCE_MS, undefined)]);
      ensure(early === undefined, `answered by ${early} before the sender was known`);
      injection.end();
    }
    const code = await within(WAIT_MS, 'the answer', status);
    ensure(code === (fault === 'rejects' ? 500 : 200), `answered by ${code}`);
    ensure(fault !== 'rejects' || log.find('injected') !== undefined, 'the log does not say why');
    await game.finish();
    return `status ${code}`;
  } finally {
    injection.end();
  }
}

/** A viewer who is not shown the room comes back, and then sees it. */
async function watching({ fault, game }: Scene): Promise<string> {
  const [player] = game.players;
  if (!player) throw new Error('there is no player');
  const injection = injectOnce(ConductStore.prototype, 'mutedBy', { ...ALWAYS, fault });
  try {
    const closed = player.closed().then(() => 'closed' as const);
    const shown = player.watch(game.room).then(() => 'shown' as const);
    const first = await Promise.race([closed, shown, sleep(SILENCE_MS, 'nothing' as const)]);
    ensure(injection.isMet(), 'the fault was not met');
    const expected = { rejects: 'closed', hangs: 'nothing', 'is late': 'shown' } as const;
    ensure(first === expected[fault], `the viewer got ${first} instead of ${expected[fault]}`);
    injection.end();
    if (fault === 'rejects') await game.connect();
    else await within(WAIT_MS, 'the room', shown);
    await game.finish();
    return fault === 'is late' ? 'the room, later' : `${first} (a page says that it connects); then the room`;
  } finally {
    injection.end();
  }
}
