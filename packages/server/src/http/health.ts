import { HealthAnswer } from '@oia/protocol';
import type { Plugin } from './http.ts';

/** Whether the server is well: for the app, which shows what needs a server only where there is one, and for proxies. */
export const healthRoutes: Plugin = async (http) => {
  const schema = { summary: 'Whether the server is well', tags: ['server'], response: { '2xx': HealthAnswer } };
  http.get('/health', { schema, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
};
