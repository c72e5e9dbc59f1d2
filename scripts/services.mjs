// The one place that knows where PostgreSQL and Redis are installed, which the tests of the server use.
// As a program it prints where they are, as JSON.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { run } from './ensure.mjs';

/** Where packages put the programs of PostgreSQL, one folder a version, outside of the path. */
const VERSIONED = [
  { folder: '/usr/lib/postgresql', below: 'bin' },
  { folder: '/opt/homebrew/opt', below: 'bin' },
  { folder: '/usr/local/opt', below: 'bin' },
];

const inPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

function versioned({ folder, below }) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name));
  const newestFirst = names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map((name) => join(folder, name, below));
}

/**
 * The folder with the programs of PostgreSQL; `OIA_POSTGRES` names another one.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env.OIA_POSTGRES;
  const folders = named ? [named] : [...VERSIONED.flatMap(versioned), ...inPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * The program of Redis; `OIA_REDIS` names another one.
 * @returns {string | undefined}
 */
export function findRedis() {
  const named = process.env.OIA_REDIS;
  const places = named
    ? [named]
    : ['/usr/bin', '/usr/local/bin', ...inPath()].map((folder) => join(folder, 'redis-server'));
  return places.find((place) => existsSync(place));
}

/** If one is named, no other one is used. */
const mayInstall = (named) => !named && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Refreshes the package lists only if the known ones do not suffice, because that takes long. */
function install(...packages) {
  process.stdout.write(`Installing ${packages.join(' ')} ...\n`);
  const command = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  if (run('apt-get', command) === 0) return;
  run('apt-get', ['update', '-q']);
  run('apt-get', command);
}

/** @returns {string | undefined} */
export function ensurePostgres() {
  if (findPostgres() === undefined && mayInstall(process.env.OIA_POSTGRES)) install('postgresql');
  return findPostgres();
}

/** @returns {string | undefined} */
export function ensureRedis() {
  if (findRedis() === undefined && mayInstall(process.env.OIA_REDIS)) install('redis-server');
  return findRedis();
}

/** Messages about services that could not be found or installed. */
export function missingServices() {
  return [
    ...(findPostgres()
      ? []
      : ['There is no PostgreSQL in the usual places. Install it, or name its bin folder in OIA_POSTGRES.']),
    ...(findRedis()
      ? []
      : ['There is no redis-server in the usual places. Install it, or put its path into OIA_REDIS.']),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(JSON.stringify({ postgres: findPostgres(), redis: findRedis() }));
