import { HealthAnswer } from '@oia/protocol';
import type { Metrics } from '../metrics.ts';
import type { Http, Plugin } from './http.ts';

/** Whether the server is well: for the app, which shows what needs a server only where there is one, and for proxies. */
export const healthRoutes: Plugin = async (http) => {
  const schema = { summary: 'Whether the server is well', tags: ['server'], response: { '2xx': HealthAnswer } };
  http.get('/health', { schema, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
};

/** What the server counts, in the format of Prometheus. */
export function metricsRoute(http: Http, { registry }: Metrics): void {
  http.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}
