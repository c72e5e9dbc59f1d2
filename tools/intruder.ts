// Damaged and nonsensical messages, then floods against a server
// with its usual limits, while an honest player measures how long a step takes.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ServerProcess } from '../packages/server/test/chaos/server-process.ts';
import { FLOODS } from '../packages/server/test/security/flooding.ts';
import { HonestGame } from '../packages/server/test/security/honest-game.ts';
import type { Intrusion } from '../packages/server/test/security/intrusion.ts';
import type { Attack } from './intruder/attacker.ts';
import { amount, readOptions, seedOption, whole } from './options.ts';

const { messages, seconds, seed } = readOptions(
  'intruder',
  'sends damaged and nonsensical messages, then floods, while an honest player measures how long a step takes',
  {
    messages: whole('damaged messages', 1_000_000, { min: 0 }),
    seconds: amount('length of each flood', 10),
    seed: seedOption(),
  },
);

const USUAL = ['--message-rate', '30', '--request-rate', '600'];
const quantile = (times: readonly number[], part: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
const waited = (times: readonly number[]): string =>
  `${times.length} honest steps, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`;

/** Checks that the same process still runs at the end: no message has crashed it. */
async function against(args: readonly string[], attack: (address: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'oia-intruder-'));
  const server = await ServerProcess.at(['--data', data, ...args]);
  try {
    await server.start();
    const { pid } = server;
    await attack(server.address);
    if (server.pid === pid && server.isRunning) return;
    console.log(`THE SERVER ENDED ${server.log}`);
    process.exitCode = 1;
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

const ATTACKER = fileURLToPath(new URL('./intruder/attacker.ts', import.meta.url));
const run = promisify(execFile);

/** An honest player stays within the limits, however fast the server answers. */
const STEP_PAUSE_MS = 30;

/** The result of the attack, and the waiting times of the honest player meanwhile. */
async function attacked<Result>(honest: HonestGame, attack: Attack): Promise<{ result: Result; times: number[] }> {
  let isOver = false;
  const attacking = run(process.execPath, [ATTACKER, JSON.stringify(attack)]).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push(await honest.step());
    await sleep(STEP_PAUSE_MS);
  }
  return { result: JSON.parse((await attacking).stdout) as Result, times };
}

/** How long steps take when nothing else happens. */
async function calm(honest: HonestGame): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < 100; i++) times.push(await honest.step());
  return times;
}

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 16)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

if (messages > 0) {
  await against(['--message-rate', '1000000'], async (address) => {
    const honest = await HonestGame.begin(address);
    console.log(`nothing else: ${waited(await calm(honest))}`);
    const { room } = honest;
    const { result, times } = await attacked<Intrusion>(honest, { kind: 'fuzz', address, room, messages, seed });
    console.log(
      `${result.sent} damaged messages over ${result.connections} sockets, with no limit of messages a second: ${waited(times)}`,
    );
    console.log(`answers: ${listed(result.answers)}`);
    honest.leave();
  });
}
for (const name of Object.keys(FLOODS)) {
  await against(USUAL, async (address) => {
    const honest = await HonestGame.begin(address);
    const { result, times } = await attacked<Record<string, number>>(honest, { kind: 'flood', address, name, seconds });
    console.log(`${name}: ${waited(times)}; ${listed(result)}`);
    honest.leave();
  });
}
process.exit();
