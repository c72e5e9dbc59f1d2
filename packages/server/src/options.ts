import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '@oia/rules';
import { defaultDataFolder } from './data-folder.ts';
import { LOG_LEVELS, type LogLevel } from './http/log.ts';
import type { MostSockets } from './sockets/socket-places.ts';

/** Everything that can be chosen about a server. */
export interface ServerOptions {
  /** The folder of the built app; undefined: somebody else serves it. */
  readonly app: string | undefined;
  readonly host: string;
  /** The next free one is taken if it is in use; 0 for any. */
  readonly port: number;
  /** The folder of what the server keeps. */
  readonly data: string;
  /** A PostgreSQL; undefined: an SQLite file in the folder of the data. */
  readonly databaseUrl: string | undefined;
  /** What several processes talk to each other by; undefined: there is one. */
  readonly redisUrl: string | undefined;
  /** The address that browsers use, if a proxy is in front. */
  readonly origin: string | undefined;
  readonly trustsProxy: boolean;
  readonly log: LogLevel;
  /** Requests a minute, of one member or address. */
  readonly requestRate: number;
  /** Messages a second, over one socket. */
  readonly messageRate: number;
  /** Sockets open at once, in all and of one address. */
  readonly mostSockets: MostSockets;
  /** Threads in which computers think. */
  readonly threads: number;
  /** Lets others than this machine itself read the metrics. */
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

/** Options from the command line and the environment, or a sentence that says what is wrong. */
export function readOptions(
  args: readonly string[],
  environment: Environment,
  app: string | undefined,
): Read<ServerOptions> {
  const parsed = readFlags(args);
  if (!parsed.ok) return parsed;
  const flags = parsed.value;
  return together({
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
    mostSockets: together<MostSockets>({
      all: readWhole('--sockets', flags.sockets, 1, 1_000_000),
      each: readWhole('--sockets-each', flags['sockets-each'], 1, 1_000_000),
    }),
    threads: readWhole('--threads', flags.threads, 1, 256),
    metricsToken: readToken(flags['metrics-token'] ?? environment.OIA_METRICS_TOKEN),
  });
}

/** All values, or the first thing that is wrong. */
function together<T>(reads: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> {
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
    // Node adds advice for programmers after the first sentence.
    return invalid(message.split(/\. |\n/)[0]?.replace(/\.?$/, '.') ?? message);
  }
}

function readWhole(name: string, text: string, least: number, most: number): Read<number> {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return invalid(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function readLevel(text: string): Read<LogLevel> {
  const level = LOG_LEVELS.find((known) => known === text);
  return level ? ok(level) : invalid(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

/** The address is not repeated in what is said: it may contain a password. */
function readUrl(name: string, text: string | undefined, protocols: readonly string[]): Read<string | undefined> {
  if (text === undefined || text === '') return ok(undefined);
  const isFine = URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1));
  return isFine ? ok(text) : invalid(`${name} must begin with ${protocols.map((one) => `${one}://`).join(' or ')}.`);
}

/** Nobody guesses 16 characters. It is not repeated in what is said. */
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
