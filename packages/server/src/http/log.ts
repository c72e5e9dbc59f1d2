import process from 'node:process';
import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Fields with credentials, wherever they occur in a log entry. */
const SECRETS = ['cookie', 'authorization', '"set-cookie"', 'password', 'token', 'secret'];
const PATHS = SECRETS.flatMap((name) => [
  name.startsWith('"') ? `[${name}]` : name,
  ...['*', 'req.headers', 'res.headers', 'headers', 'body'].map((place) =>
    name.startsWith('"') ? `${place}[${name}]` : `${place}.${name}`,
  ),
]);

/** Logs JSON lines to stderr; stdout is reserved for the address printed at the start. */
export function logOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return { level, redact: { paths: PATHS, censor: '(secret)' }, stream: process.stderr };
}
