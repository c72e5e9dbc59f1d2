import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Program, User } from './service.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/oia/', import.meta.url));

/** `folder`: the folder of its programs. Has no password, because it is thrown away. */
export const postgresProgram = (folder: string): Program => ({
  user: 'postgres',
  path: join(folder, 'postgres'),
  args: (data, port) => [
    ...['-D', join(data, 'data'), '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ],
  ready: /ready to accept connections/,
  stopSignal: 'SIGINT',
  url: (port) => `postgres://postgres@127.0.0.1:${port}/postgres`,
  prepare: (own, user) => putEmptyCluster(folder, join(own, 'data'), user),
});

/** Copies a cached cluster, which is ten times faster than creating one. */
function putEmptyCluster(programs: string, data: string, user: User): void {
  const kept = join(CACHE, `postgres-${programs.replaceAll(/\W+/g, '-')}`);
  if (existsSync(kept)) return copy(kept, data);
  makeCluster(programs, data, user);
  keep(data, kept);
}

function makeCluster(programs: string, data: string, user: User): void {
  const options = ['-A', 'trust', '-U', 'postgres', '--locale=C', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], { ...user, cwd: dirname(data), stdio: 'ignore' });
}

/** Renames the copy when it is complete, so that concurrent tests never see half of it. */
function keep(data: string, kept: string): void {
  mkdirSync(CACHE, { recursive: true });
  const incomplete = `${kept}-${process.pid}-${Math.random()}`;
  copy(data, incomplete);
  try {
    renameSync(incomplete, kept);
  } catch {
    rmSync(incomplete, { recursive: true });
  }
}

/** Preserves file owners, unlike the functions of Node. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
