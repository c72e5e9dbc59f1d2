import { expect, test } from 'vitest';
import { defaultDataFolder, OPTIONS_HELP, readOptions } from '../src/options.ts';

const read = (args: readonly string[], environment = {}) => readOptions(args, environment, undefined);

test('nothing has to be configured', () => {
  expect(read([], { XDG_DATA_HOME: '/data' })).toMatchObject({
    ok: true,
    value: { host: '127.0.0.1', port: 4174, data: '/data/oia', log: 'warn', trustsProxy: false },
  });
});

test('flags win over the environment', () => {
  const environment = { DATABASE_URL: 'postgres://one/oia', REDIS_URL: 'redis://one' };
  expect(read([], environment)).toMatchObject({
    value: { databaseUrl: 'postgres://one/oia', redisUrl: 'redis://one' },
  });
  const flags = [
    '--database-url',
    'postgresql://two/oia',
    '--redis-url',
    'rediss://two',
    '--origin',
    'https://oia.example/',
  ];
  expect(read(flags, environment)).toMatchObject({
    value: { databaseUrl: 'postgresql://two/oia', redisUrl: 'rediss://two', origin: 'https://oia.example' },
  });
});

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".'],
  [['--port', '65536'], '--port must be'],
  [['--threads', '0'], '--threads must be'],
  [['--sockets-each', '0'], '--sockets-each must be'],
  [['--log', 'loud'], '--log must be one of fatal'],
  [['--origin', 'oia.example'], '--origin must be like https://oia.example'],
  [['--origin', 'https://oia.example/games'], '--origin must be like'],
  [['--dance'], "Unknown option '--dance'."],
  [['dance'], 'Unexpected argument'],
  [['--message-rate', '-1'], '--message-rate'],
])('refuses %j', (args, sentence) => {
  const options = read(args);
  expect(options.ok ? '' : options.error).toContain(sentence);
});

test('does not repeat a password', () => {
  const options = read(['--database-url', 'mysql://oia:hunter2@host/oia']);
  expect(options).toEqual({ ok: false, error: '--database-url must begin with postgres:// or postgresql://.' });
});

test('the help has every option', () => {
  const named = ['port', 'host', 'data', 'origin', 'log', 'trust-proxy', 'message-rate', 'request-rate', 'threads'];
  for (const name of [...named, 'database-url', 'redis-url']) expect(OPTIONS_HELP).toContain(`\n  --${name} `.slice(1));
});

test.each([
  ['linux', {}, '/home/ia/.local/share/oia'],
  ['linux', { XDG_DATA_HOME: '/d' }, '/d/oia'],
  ['darwin', {}, '/home/ia/Library/Application Support/Oia'],
] as const)('on %s with %j data is in %s', (system, environment, folder) => {
  expect(defaultDataFolder(environment, system, '/home/ia').replaceAll('\\', '/')).toBe(folder);
});
