import type { Program } from './service.ts';

export const redisProgram = (path: string): Program => ({
  user: 'redis',
  path,
  args: (folder, port) => ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'],
  ready: /Ready to accept connections/,
  stopSignal: 'SIGTERM',
  url: (port) => `redis://127.0.0.1:${port}`,
});
