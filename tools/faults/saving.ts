import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryServer } from '@oia/server';
import { SLOW_FLUSH_MS } from '../../packages/server/src/database/group-commit.ts';
import { ensure, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { LATE_MS } from './injection.ts';
import { LogLines } from './log-lines.ts';

/** For an answer that must come, on a busy machine. */
const ANSWER_TIMEOUT_MS = 30_000;
const MARGIN_MS = 2_000;
const RELOADED = 'a room failed';

/** A fault of the store that concerns one room. */
export interface SavingFault {
  isMet(): boolean | Promise<boolean>;
  /** Lets what hangs go on, and removes the fault. */
  end(): unknown;
}

/** The one allowed outcome of a step that meets a fault. */
export type SavingOutcome =
  /** Confirmed, once it is stored. */
  | 'done'
  /** The outcome was unknown; the server loaded the room again and carried the command out unless it was stored. */
  | 'done after the room was loaded again'
  /** Nothing was stored; the player is asked to try again. */
  | 'refused: notSaved';

export interface SavingCase {
  readonly outcome: SavingOutcome;
  /** The step is neither confirmed nor refused for longer than the limit, the players are told, and the fault ends then. */
  readonly isSlow?: boolean;
  /** The server is one with this database. */
  databaseUrl?(): Promise<string>;
  inject(room: string): SavingFault | Promise<SavingFault>;
}

/** A step whose writing fails. Other games share the transaction or wait for it, and then go on. */
export async function saving({ outcome, isSlow = false, databaseUrl, inject }: SavingCase): Promise<Finding> {
  using log = new LogLines();
  const url = await databaseUrl?.();
  const server = await startTemporaryServer(url === undefined ? {} : { databaseUrl: url });
  const game = await RunningGame.begin(server.address);
  const others = await OtherGames.begin(server.address);
  const before = game.length;
  const fault = await inject(game.room);
  try {
    const startedAt = performance.now();
    const answer = game.step();
    const finished = others.finish();
    // Awaited below; a violation must not count as unhandled until then.
    finished.catch(() => undefined);
    const slowly = isSlow ? `${await toldOfSlowness(game, answer, fault, log)}; then ` : '';
    const code = await within(ANSWER_TIMEOUT_MS, 'the answer', answer);
    ensure(await fault.isMet(), 'the fault was not met');
    await fault.end();
    ensureOutcome(outcome, code, log);
    ensure(
      isSlow || outcome !== 'done' || performance.now() - startedAt > LATE_MS / 2,
      'confirmed before it was saved',
    );
    await ensureStored(server.address, game, before + (code === 'done' ? 1 : 0));
    await game.finish();
    const line = log.find(RELOADED);
    return { told: `${slowly}${outcome}${line === undefined ? '' : `; log: ${line}`}`, others: await finished };
  } finally {
    await fault.end();
    game.leave();
    others.leave();
    await server.close();
  }
}

/** The code alone does not tell whether the server tried again: its log does. */
function ensureOutcome(outcome: SavingOutcome, code: string, log: LogLines): void {
  const isReloaded = log.find(RELOADED) !== undefined;
  const expected = outcome === 'refused: notSaved' ? 'notSaved' : 'done';
  ensure(code === expected, `expected "${outcome}", but the answer was ${code}`);
  const mayReload = outcome !== 'done';
  ensure(
    isReloaded === mayReload,
    isReloaded ? 'the room was loaded again' : 'the log does not say that the room failed',
  );
}

/** Checks the stored room, as a new viewer gets it: a confirmed step exactly once, a refused one never. */
async function ensureStored(address: string, { room }: RunningGame, steps: number): Promise<void> {
  const response = await within(ANSWER_TIMEOUT_MS, 'the room', fetch(`${address}/api/rooms/${room}`));
  const view = (await response.json()) as {
    readonly table?: { readonly game?: { readonly moments: readonly unknown[] } };
  };
  const stored = view.table?.game?.moments.length;
  ensure(stored === steps, `${stored} steps are stored instead of ${steps}`);
}

/** The outcome is unknown: neither confirmed nor refused, but the players are told, and the log says so. */
async function toldOfSlowness(
  game: RunningGame,
  answer: Promise<string>,
  fault: SavingFault,
  log: LogLines,
): Promise<string> {
  const early = await Promise.race([answer, sleep(SLOW_FLUSH_MS + MARGIN_MS, undefined)]);
  ensure(early === undefined, `a step of unknown outcome was answered by ${early}`);
  const told = game.players.filter(({ received }) => received.some((text) => text.includes('"kind":"saving"')));
  ensure(told.length === game.players.length, `${told.length} players were told that saving takes long`);
  const line = log.find('saving takes long');
  ensure(line !== undefined, 'the log does not say that saving takes long');
  await fault.end();
  return `players told "saving"; log: ${line}`;
}
