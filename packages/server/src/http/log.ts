import process from 'node:process';
import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What proves who somebody is, wherever it stands in what is logged. */
const SECRETS = ['cookie', 'authorization', '"set-cookie"', 'password', 'token', 'secret'];
const PATHS = SECRETS.flatMap((name) => [
  name.startsWith('"') ? `[${name}]` : name,
  ...['*', 'req.headers', 'res.headers', 'headers', 'body'].map((place) =>
    name.startsWith('"') ? `${place}[${name}]` : `${place}.${name}`,
  ),
]);

/** Lines of JSON on the error stream; the address that is printed at the start has the other one for itself. */
export function logOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return { level, redact: { paths: PATHS, censor: '(secret)' }, stream: process.stderr };
}
