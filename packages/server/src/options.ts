import { availableParallelism, homedir, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '@oia/rules';
import { LOG_LEVELS, type LogLevel } from './http/log.ts';
import type { SocketLimits } from './sockets/socket-slots.ts';

/** The options of a server. */
export interface ServerOptions {
  /** The folder of the built app; undefined: it is served by another program. */
  readonly app: string | undefined;
  readonly host: string;
  /** If it is in use, the next free one is taken; 0: any free port. */
  readonly port: number;
  /** The data folder. */
  readonly data: string;
  /** The address of a PostgreSQL; undefined: an SQLite file in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The Redis that connects several processes; undefined: this is the only process. */
  readonly redisUrl: string | undefined;
  /** The public address, behind a proxy. */
  readonly origin: string | undefined;
  readonly trustsProxy: boolean;
  readonly log: LogLevel;
  /** Requests per minute, by member or address. */
  readonly requestRate: number;
  /** Messages per second and socket. */
  readonly messageRate: number;
  /** Sockets open at once, in all and per address. */
  readonly socketLimits: SocketLimits;
  /** Threads for computer players. */
  readonly threads: number;
  /** The token with which other machines may read the metrics. */
  readonly metricsToken: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = Result<T, string>;

const DEFAULTS = {
  host: '127.0.0.1',
  port: '4174',
  log: 'warn',
  'request-rate': '600',
  'message-rate': '30',
  sockets: '20000',
  'sockets-each': '300',
} as const;
const THREADS = Math.max(1, availableParallelism() - 1);

const FLAGS = {
  port: { type: 'string', default: DEFAULTS.port },
  host: { type: 'string', default: DEFAULTS.host },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  'redis-url': { type: 'string' },
  origin: { type: 'string' },
  'trust-proxy': { type: 'boolean', default: false },
  log: { type: 'string', default: DEFAULTS.log },
  'request-rate': { type: 'string', default: DEFAULTS['request-rate'] },
  'message-rate': { type: 'string', default: DEFAULTS['message-rate'] },
  sockets: { type: 'string', default: DEFAULTS.sockets },
  'sockets-each': { type: 'string', default: DEFAULTS['sockets-each'] },
  threads: { type: 'string', default: String(THREADS) },
  'metrics-token': { type: 'string' },
} as const;

export const OPTIONS_HELP = `  --port PORT          port to listen on (${DEFAULTS.port}); the next free one if it is taken, 0 for any free one
  --host HOST          address to listen on (${DEFAULTS.host}); 0.0.0.0 makes it reachable from other machines
  --data FOLDER        where games and accounts are kept (a folder for data of programs in your home)
  --database-url URL   keeps them in this PostgreSQL instead (DATABASE_URL)
  --redis-url URL      lets several processes share the games of a PostgreSQL (REDIS_URL)
  --origin URL         the address that browsers use, behind a proxy: https://oia.example
  --trust-proxy        believes the proxy in front about who asks (X-Forwarded-For)
  --log LEVEL          ${LOG_LEVELS.join(', ')} (${DEFAULTS.log}); lines of JSON on the error stream
  --request-rate N     requests a minute, of one member or address (${DEFAULTS['request-rate']})
  --message-rate N     messages a second, over one socket (${DEFAULTS['message-rate']})
  --sockets N          sockets open at once (${DEFAULTS.sockets}); more are refused
  --sockets-each N     sockets of one address (${DEFAULTS['sockets-each']})
  --threads N          threads in which computers think (here ${THREADS})
  --metrics-token T    lets who sends it as a Bearer token read /metrics (OIA_METRICS_TOKEN); else only this machine can`;

/** Options from the command line and the environment, or an error message. */
export function readOptions(
  args: readonly string[],
  environment: Environment,
  app: string | undefined,
): Read<ServerOptions> {
  const parsed = readFlags(args);
  if (!parsed.ok) return parsed;
  const flags = parsed.value;
  return allOrFirstError({
    app: ok(app),
    host: ok(flags.host),
    port: readWhole('--port', flags.port, 0, 65_535),
    data: ok(resolve(flags.data ?? defaultDataFolder(environment))),
    databaseUrl: readUrl('--database-url', flags['database-url'] ?? environment.DATABASE_URL, [
      'postgres',
      'postgresql',
    ]),
    redisUrl: readUrl('--redis-url', flags['redis-url'] ?? environment.REDIS_URL, ['redis', 'rediss']),
    origin: readOrigin(flags.origin),
    trustsProxy: ok(flags['trust-proxy']),
    log: readLevel(flags.log),
    requestRate: readWhole('--request-rate', flags['request-rate'], 1, 1_000_000),
    messageRate: readWhole('--message-rate', flags['message-rate'], 1, 1_000_000),
    socketLimits: allOrFirstError<SocketLimits>({
      all: readWhole('--sockets', flags.sockets, 1, 1_000_000),
      each: readWhole('--sockets-each', flags['sockets-each'], 1, 1_000_000),
    }),
    threads: readWhole('--threads', flags.threads, 1, 256),
    metricsToken: readToken(flags['metrics-token'] ?? environment.OIA_METRICS_TOKEN),
  });
}

/** All values, or the first error. */
function allOrFirstError<T>(reads: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> {
  const entries = Object.entries<Read<T[keyof T]>>(reads);
  for (const [, read] of entries) if (!read.ok) return read;
  return ok(Object.fromEntries(entries.map(([name, read]) => [name, read.ok ? read.value : undefined])) as T);
}

const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
const invalid = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });

function readFlags(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: FLAGS }).values);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Drops Node's advice for programmers after the first sentence.
    return invalid(message.split(/\. |\n/)[0]?.replace(/\.?$/, '.') ?? message);
  }
}

function readWhole(name: string, text: string, min: number, max: number): Read<number> {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  return invalid(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function readLevel(text: string): Read<LogLevel> {
  const level = LOG_LEVELS.find((known) => known === text);
  return level ? ok(level) : invalid(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

/** Errors do not repeat the address, which may contain a password. */
function readUrl(name: string, text: string | undefined, protocols: readonly string[]): Read<string | undefined> {
  if (text === undefined || text === '') return ok(undefined);
  const isFine = URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1));
  return isFine ? ok(text) : invalid(`${name} must begin with ${protocols.map((one) => `${one}://`).join(' or ')}.`);
}

/** 16 characters cannot be guessed. Errors do not repeat the token. */
function readToken(text: string | undefined): Read<string | undefined> {
  if (text === undefined || text === '') return ok(undefined);
  const isFine = /^[\x21-\x7e]{16,200}$/.test(text);
  return isFine ? ok(text) : invalid('--metrics-token must have 16 to 200 letters, digits or signs.');
}

function readOrigin(text: string | undefined): Read<string | undefined> {
  if (text === undefined) return ok(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFine = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return isFine ? ok(url.origin) : invalid(`--origin must be like https://oia.example, not "${text}".`);
}

/** The default data folder, by the conventions of the operating system. */
export function defaultDataFolder(environment: Environment, system = platform(), home = homedir()): string {
  if (environment.XDG_DATA_HOME) return join(environment.XDG_DATA_HOME, 'oia');
  if (system === 'darwin') return join(home, 'Library', 'Application Support', 'Oia');
  if (system === 'win32') return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Oia');
  return join(home, '.local', 'share', 'oia');
}
